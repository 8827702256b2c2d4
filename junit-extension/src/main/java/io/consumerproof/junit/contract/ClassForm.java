package io.consumerproof.junit.contract;

import io.consumerproof.scenario.CommitMode;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.Handler;
import io.consumerproof.scenario.HandlerFactory;
import io.consumerproof.scenario.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A consumer named by {@code class} and {@code method}. */
final class ClassForm {

    private static final String BATCH =
            "the effects of a batch are told with its first record; inside it the order of calls and sends is judged, that of rows is not";

    private ClassForm() {}

    static @Nullable ConsumerSection read(
            Reading reading, Fields fields, Supplies supplies, ValueSection values, GroupSettings settings) {
        if (!fields.has("class")) {
            reading.problem(
                    fields.place(),
                    "'class' is missing in 'consumer'; add 'class: …' and 'method: …', or 'factory: …'");
            return null;
        }
        String className = fields.text("class");
        String methodName = fields.requiredText("method");
        Node at = fields.node("class");
        Node methodAt = fields.node("method");
        Class<?> type =
                className == null || at == null ? null : reading.userCode().load(reading, at, className);
        if (type == null || at == null) {
            return null;
        }
        FilledCall constructor = new ConstructorChoice(reading, supplies).choose(type, at);
        HandlerForm form = methodName == null || methodAt == null
                ? null
                : MethodChoice.choose(reading, type, methodName, methodAt);
        ValueFormat format = form == null || methodAt == null ? null : values.format(form.value(), methodAt);
        if (constructor == null || form == null || format == null) {
            return null;
        }
        HandlerFactory handlers = new Isolated(constructor, form, format);
        return new ConsumerSection(settings, handlers, type, remarks(settings, form));
    }

    /** Each member gets an object of its own, filled from the world and from nowhere else. */
    private record Isolated(FilledCall constructor, HandlerForm form, ValueFormat format) implements HandlerFactory {

        @Override
        public Handler create(World world) throws Exception {
            return new MethodHandler(constructor.make(world), form, format.open());
        }

        @Override
        public boolean isolated() {
            return true;
        }
    }

    private static List<String> remarks(GroupSettings settings, HandlerForm form) {
        String loop = settings.commit() == CommitMode.MANUAL
                ? "handler form: the consumer's own poll loop does not run"
                : "handler form: the consumer's own commit code does not run";
        return form.batch() ? List.of(loop, BATCH) : List.of(loop);
    }
}
