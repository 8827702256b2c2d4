package io.consumerproof.group;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HashOrderTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 12, 13, 24, 25, 200})
    void keysComeInTheOrderOfAHashMapThatGrew(int count) {
        List<String> keys = new ArrayList<>();
        Map<String, Integer> table = new HashMap<>();
        for (int number = 0; number < count; number++) {
            keys.add("member-" + number);
            table.put("member-" + number, number);
        }

        assertThat(HashOrder.grown(keys, String::hashCode)).containsExactlyElementsOf(table.keySet());
    }

    @Test
    void keysOfOneBucketComeInTheOrderOfInsertion() {
        // "Aa" and "BB" have the same hash code
        assertThat(HashOrder.grown(List.of("BB", "Aa"), String::hashCode)).containsExactly("BB", "Aa");
        assertThat(HashOrder.grown(List.of("Aa", "BB"), String::hashCode)).containsExactly("Aa", "BB");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 11, 12, 30})
    void numbersComeInTheOrderOfASetThatWasCopied(int count) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            numbers.add(number * 7);
        }

        // The capacity that HashSet(Collection) asks for up to JDK 18; a later JDK copies twelve numbers into a smaller
        // table.
        Set<Integer> copy = new HashSet<>(Math.max((int) (count / .75f) + 1, 16));
        copy.addAll(numbers);
        assertThat(HashOrder.copied(numbers)).containsExactlyElementsOf(copy);
    }
}
