package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Prng;
import io.consumerproof.choice.RecordedChoices;
import io.consumerproof.choice.Schedule;
import io.consumerproof.explore.Experiment.Identity;
import io.consumerproof.scenario.Trims;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * The spelling of a run: {@code c2.} and base64url text without padding. It names the experiment by digests of its name, its
 * content and its code, the check that it was made for, each pick with a fingerprint of its choice, and what is left out.
 * It holds for every JVM.
 *
 * @param name digest of the experiment's name, 16 bits
 * @param content digest of the experiment's content, 16 bits
 * @param code digest of the consumer's code, 16 bits
 * @param check position of the promise that the run breaks, from 1; 0 for none
 * @param schedule the picks
 * @param prints a fingerprint of 16 bits for each pick
 * @param trims what is left out of what the experiment declares
 */
public record ReplayToken(
        int name, int content, int code, int check, Schedule schedule, List<Integer> prints, Trims trims) {

    private static final String PREFIX = "c2.";
    /** The format before members and partitions could be left out. */
    private static final String FIRST_PREFIX = "c1.";

    private static final int DIGEST = 2;
    private static final int MOST_SHOWN = 100;

    public ReplayToken {
        prints = List.copyOf(prints);
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
        boolean first = token.startsWith(FIRST_PREFIX);
        if (!first && !token.startsWith(PREFIX)) {
            throw new IllegalArgumentException(
                    "'" + shown(token) + "' is no token" + why(token) + "; paste the whole word that was printed");
        }
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(token.substring(PREFIX.length()));
            return read(new TokenBytes.Reader(bytes), bytes, first);
        } catch (IllegalArgumentException damaged) {
            throw new IllegalArgumentException(
                    "token '" + shown(token) + "' is damaged: " + damaged.getMessage()
                            + "; paste the whole word that was printed",
                    damaged);
        }
    }

    private static String why(String token) {
        return token.matches("c[0-9]{1,4}\\..*")
                ? " of a format that this version knows: replay it with the version that printed it"
                : ": one begins with '" + PREFIX + "'";
    }

    private static String shown(String token) {
        return token.length() <= MOST_SHOWN ? token : token.substring(0, MOST_SHOWN) + "…";
    }

    private static ReplayToken read(TokenBytes.Reader in, byte[] bytes, boolean first) {
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
        Trims trims = first ? TokenTrims.readRecords(in) : TokenTrims.read(in);
        in.fixed(1);
        if (!in.isAtEnd()) {
            throw new IllegalArgumentException("it is too long");
        }
        return new ReplayToken(name, content, code, check, Schedule.of(indexes, picks), prints, trims);
    }

    /** Spells a run that was made. */
    static String spell(Identity identity, int check, RecordedChoices trace, Trims trims) {
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
        TokenTrims.write(out, trims);
        byte[] body = out.bytes();
        out.fixed(sum(body, body.length), 1);
        return PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(out.bytes());
    }

    /** Tells a choice and its option by content. */
    static int print(ChoicePoint point, int option) {
        return fold(Prng.mix(point.key()) + point.mark(option).hashCode());
    }

    /** Whether the token was made for exactly this content. */
    boolean isOfContent(Identity identity) {
        return content == fold(identity.content());
    }

    /** Whether the token was made with exactly this code. */
    boolean isOfCode(Identity identity) {
        return code == fold(identity.code());
    }

    /** Whether neither content nor code has changed since, as far as that is known. */
    boolean isUnchanged(Identity now) {
        return isOfContent(now) && isOfCode(now) && now.code() != 0;
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
