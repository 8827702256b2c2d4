package io.consumerproof.conformance.script;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** One spelling for equal values, whatever the order of their keys and the width of their numbers. */
final class Spelling {

    private Spelling() {}

    static String of(JsonNode node) {
        if (node.isObject()) {
            TreeMap<String, String> fields = new TreeMap<>();
            node.properties().forEach(each -> fields.put(each.getKey(), of(each.getValue())));
            return fields.toString();
        }
        if (node.isArray()) {
            List<String> items = new ArrayList<>();
            node.forEach(each -> items.add(of(each)));
            return items.toString();
        }
        return node.isMissingNode() ? "nothing" : node.toString();
    }
}
