package io.consumerproof.junit.contract;

import io.consumerproof.history.Header;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Headers as contracts write them: a mapping of names to texts, {@code {base64: …}} or null, kept in their order. */
final class HeaderList {

    private HeaderList() {}

    static List<Header> read(Reading reading, @Nullable Node node) {
        List<Header> headers = new ArrayList<>();
        if (node instanceof Mapping) {
            for (Entry entry : ((Mapping) node).entries()) {
                headers.add(new Header(entry.key(), EncodedBytes.read(reading, entry.key(), entry.value())));
            }
        } else if (node != null) {
            reading.problem(node, Fields.wrongType("headers", node, "a mapping such as '{trace: t1}'"));
        }
        return headers;
    }
}
