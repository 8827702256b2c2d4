package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.explore.Experiment.Identity;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.TreeSet;

/**
 * The spelling of a run: {@code c1.} and base64url text without padding. It names the experiment by digests of its name, its
 * content and its code, the check that it was made for, each pick with a fingerprint of its choice, and the records left out.
 * It holds for every JVM.
 *
 * @param name digest of the experiment's name, 16 bits
 * @param content digest of the experiment's content, 16 bits
 * @param code digest of the consumer's code, 16 bits
 * @param check position of the promise that the run breaks, from 1; 0 for none
 * @param schedule the picks
 * @param prints a fingerprint of 16 bits for each pick
 * @param omitted ordinals of records left out, ascending
 */
public record ReplayToken(
        int name, int content, int code, int check, Schedule schedule, List<Integer> prints, List<Integer> omitted) {

    private static final String PREFIX = "c1.";
    private static final int DIGEST = 2;
    /** A short word must not fill the memory. */
    private static final int MOST_OMITTED = 1_000_000;

    private static final int MOST_SHOWN = 100;

    public ReplayToken {
        prints = List.copyOf(prints);
        omitted = List.copyOf(omitted);
    }

    /** Whether {@code token} was made for an experiment of this name, changed since or not; false if it is no token. */
    public static boolean belongsTo(String token, String name) {
        try {
            return parse(token).name == digest(name);
        } catch (IllegalArgumentException damaged) {
            return false;
        }
    }

    /**
     * Reads a token.
     *
     * @throws IllegalArgumentException if it is no token, is damaged, or is of another version
     */
    public static ReplayToken parse(String token) {
        if (!token.startsWith(PREFIX)) {
            throw new IllegalArgumentException("'" + shown(token) + "' is no token: one begins with '" + PREFIX
                    + "'; paste the whole word that was printed");
        }
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(token.substring(PREFIX.length()));
            return read(new TokenBytes.Reader(bytes), bytes);
        } catch (IllegalArgumentException damaged) {
            throw new IllegalArgumentException(
                    "token '" + shown(token) + "' is damaged: " + damaged.getMessage()
                            + "; paste the whole word that was printed",
                    damaged);
        }
    }

    private static String shown(String token) {
        return token.length() <= MOST_SHOWN ? token : token.substring(0, MOST_SHOWN) + "…";
    }

    private static ReplayToken read(TokenBytes.Reader in, byte[] bytes) {
        if (bytes.length == 0 || bytes[bytes.length - 1] != sum(bytes, bytes.length - 1)) {
            throw new IllegalArgumentException("its check sum does not fit");
        }
        int name = (int) in.fixed(DIGEST);
        int content = (int) in.fixed(DIGEST);
        int code = (int) in.fixed(DIGEST);
        int check = in.variable();
        int size = in.variable();
        if (size > bytes.length) {
            throw new IllegalArgumentException("it has fewer choices than it says");
        }
        int[] indexes = new int[size];
        int[] picks = new int[size];
        List<Integer> prints = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < size; i++) {
            indexes[i] = in.ascending(next);
            picks[i] = in.variable();
            prints.add((int) in.fixed(DIGEST));
            next = indexes[i] + 1;
        }
        List<Integer> omitted = readOmitted(in);
        in.fixed(1);
        if (!in.isAtEnd()) {
            throw new IllegalArgumentException("it is too long");
        }
        return new ReplayToken(name, content, code, check, Schedule.of(indexes, picks), prints, omitted);
    }

    /** Either what is left out, or, where that is shorter, how many there are and what is kept. */
    private static List<Integer> readOmitted(TokenBytes.Reader in) {
        int total = in.variable();
        if (total > MOST_OMITTED) {
            throw new IllegalArgumentException("it leaves out more records than a run has");
        }
        TreeSet<Integer> listed = new TreeSet<>();
        int count = in.variable();
        int next = 0;
        for (int i = 0; i < count; i++) {
            int ordinal = in.ascending(next);
            listed.add(ordinal);
            next = ordinal + 1;
        }
        if (total == 0) {
            return new ArrayList<>(listed);
        }
        List<Integer> omitted = new ArrayList<>();
        for (int i = 0; i < total; i++) {
            if (!listed.contains(i)) {
                omitted.add(i);
            }
        }
        return omitted;
    }

    /** Spells a run that was made. */
    static String spell(Identity identity, int check, RecordedChoices trace, List<Integer> omitted) {
        TokenBytes.Writer out = new TokenBytes.Writer();
        out.fixed(digest(identity.name()), DIGEST);
        out.fixed(fold(identity.content()), DIGEST);
        out.fixed(fold(identity.code()), DIGEST);
        out.variable(check);
        out.variable(trace.picks().size());
        int next = 0;
        for (RecordedChoices.Pick each : trace.picks()) {
            out.variable(each.index() - next);
            out.variable(each.option());
            out.fixed(print(each.point(), each.option()), DIGEST);
            next = each.index() + 1;
        }
        writeOmitted(out, omitted);
        byte[] body = out.bytes();
        out.fixed(sum(body, body.length), 1);
        return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(out.bytes());
    }

    private static void writeOmitted(TokenBytes.Writer out, List<Integer> omitted) {
        int total = omitted.isEmpty() ? 0 : omitted.get(omitted.size() - 1) + 1;
        boolean listKept = total - omitted.size() < omitted.size() && total <= MOST_OMITTED;
        List<Integer> listed = new ArrayList<>();
        for (int i = 0; i < total; i++) {
            if (omitted.contains(i) != listKept) {
                listed.add(i);
            }
        }
        out.variable(listKept ? total : 0);
        out.variable(listed.size());
        int next = 0;
        for (int each : listed) {
            out.variable(each - next);
            next = each + 1;
        }
    }

    /** Tells a choice and its option by content. */
    static int print(ChoicePoint point, int option) {
        return fold(Prng.mix(point.key()) + point.option(option).hashCode());
    }

    /** Whether the token was made for exactly this content. */
    boolean isOfContent(Identity identity) {
        return content == fold(identity.content());
    }

    /** Whether the token was made with exactly this code. */
    boolean isOfCode(Identity identity) {
        return code == fold(identity.code());
    }

    private static int digest(String text) {
        return fold(text.hashCode());
    }

    private static int fold(long number) {
        return (int) (Prng.mix(number) >>> 48);
    }

    private static byte sum(byte[] bytes, int length) {
        int sum = 0;
        for (int i = 0; i < length; i++) {
            sum = 31 * sum + bytes[i];
        }
        return (byte) (sum ^ sum >>> 8);
    }
}
