package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.consumerproof.explore.Experiment.Promise;
import java.nio.file.Path;
import org.assertj.core.api.AbstractListAssert;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which checks are promised, and which of them may find nothing to judge. */
class ChecksSectionTest {

    private static final String DATABASE = "consumer: {class: com.acme.OrderProjection, method: on}\n"
            + "world: {ports: [com.acme.Mailer], database: {url: 'jdbc:h2:mem:checks', schema: schema.sql}}";

    @TempDir
    Path folder;

    @Test
    void aNamedCheckMustHaveSomethingToJudge() {
        promises("checks: [no-lost-effect]").containsExactly(tuple("no-lost-effect", false));
    }

    @Test
    void aNamedCheckMayBeVacuousWhereThatIsAllowed() {
        promises("checks: [{no-lost-effect: {vacuous: allowed}}]").containsExactly(tuple("no-lost-effect", true));
    }

    @Test
    void allowingItInOneItemDoesNotAllowItInAnother() {
        promises("checks: [{no-duplicate-effect: {vacuous: allowed}}, no-duplicate-effect]")
                .containsExactly(tuple("no-duplicate-effect", false));
    }

    @Test
    void withoutADatabaseIdempotencyHasToJudgeEffects() {
        promises("checks: [idempotency]")
                .containsExactlyInAnyOrder(tuple("no-duplicate-effect", false), tuple("same-state", true));
    }

    @Test
    void withADatabaseIdempotencyHasToJudgeTheState() {
        promises(DATABASE, "checks: [idempotency]")
                .containsExactlyInAnyOrder(tuple("no-duplicate-effect", true), tuple("same-state", false));
    }

    @Test
    void orderingWithoutRevisionsHasToJudgeTheOrderOfEffects() {
        promises("checks: [ordering]")
                .containsExactlyInAnyOrder(tuple("order-per-key", false), tuple("no-stale-overwrite", true));
    }

    private AbstractListAssert<?, ?, Tuple, ?> promises(String... sections) {
        return assertThat(new TemporaryContract(folder)
                        .with("schema.sql", "create table orders (order_id varchar(20) primary key, revision int);")
                        .readSections(sections)
                        .experiment()
                        .promises())
                .allMatch(Promise::named)
                .extracting(promise -> promise.check().name(), Promise::mayBeVacuous);
    }
}
