package io.consumerproof.check;

import io.consumerproof.history.RecordId;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** How violations spell counts and lists. */
final class Words {

    private static final int MOST = 3;

    private Words() {}

    /** {@code never}, {@code once}, {@code 2 times}. */
    static String times(int count) {
        if (count == 0) {
            return "never";
        }
        return count == 1 ? "once" : count + " times";
    }

    /** {@code 1 record}, {@code 2 records}. */
    static String count(long number, String singular) {
        return number == 1 ? "1 " + singular : number + " " + singular + "s";
    }

    /** {@code a}, {@code a and b}, {@code a, b and c}. */
    static String list(List<String> words) {
        if (words.size() < 2) {
            return String.join("", words);
        }
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** The first few of {@code records}, and how many more there are. */
    static String records(Collection<RecordId> records) {
        List<String> shown = records.stream()
                .sorted()
                .distinct()
                .limit(MOST)
                .map(RecordId::toString)
                .collect(Collectors.toList());
        long more = records.stream().distinct().count() - shown.size();
        if (more > 0) {
            shown.add(more + " more");
        }
        return list(shown);
    }

    /** {@code is} for one, {@code are} for more. */
    static String be(long number) {
        return number == 1 ? "is" : "are";
    }
}
