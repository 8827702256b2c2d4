package io.consumerproof.tidy;

import java.util.List;

/** The catalogue of determinism bans. */
final class Bans {
    private static final String ORDERED = "use TreeMap, LinkedHashMap, EnumMap or List";
    private static final String CHOICES = "draw from Choices";
    private static final String LOCALE = "pass Locale.ROOT, or concatenate";
    private static final String VIRTUAL = "use virtual time";

    private Bans() {}

    static List<Ban> everywhere() {
        return List.of(
                Ban.type("java\\.util\\.(HashMap|HashSet|Hashtable|IdentityHashMap|WeakHashMap)", ORDERED),
                Ban.type("java\\.util\\.concurrent\\.ConcurrentHashMap", ORDERED),
                Ban.member("java\\.util\\.(Set|Map)", "of|ofEntries|copyOf", ORDERED),
                Ban.member("java\\.util\\.stream\\.Collectors", "toSet|toUnmodifiableSet|toUnmodifiableMap", ORDERED),
                Ban.member("java\\.util\\.stream\\.Collectors", "toConcurrentMap|groupingByConcurrent", ORDERED),
                Ban.member("java\\.util\\.stream\\.Collectors", "toMap", ORDERED)
                        .withFewerParametersThan(4),
                Ban.member("java\\.util\\.stream\\.Collectors", "groupingBy", ORDERED)
                        .withFewerParametersThan(3),
                Ban.member("java\\.util\\..*", "parallel|parallelStream", "iterate in order"),
                Ban.type("java\\.util\\.(Random|SplittableRandom)|java\\.security\\.SecureRandom", CHOICES),
                Ban.type("java\\.util\\.concurrent\\.ThreadLocalRandom", CHOICES),
                Ban.member("java\\.lang\\.(Strict)?Math", "random", CHOICES),
                Ban.member("java\\.util\\.random\\.RandomGenerator", "getDefault|of", CHOICES),
                Ban.member("java\\.util\\.UUID", "randomUUID", CHOICES),
                Ban.member("java\\.lang\\.System", "identityHashCode", "compare by a value of its own"),
                Ban.member("java\\.lang\\.String", "format", LOCALE).withoutLocale(),
                Ban.member("java\\.lang\\.String", "formatted", LOCALE),
                Ban.member("java\\.lang\\.String", "toLowerCase|toUpperCase", LOCALE)
                        .withoutLocale(),
                Ban.member("java\\.io\\.Print(Stream|Writer)", "printf|format", LOCALE)
                        .withoutLocale(),
                Ban.member("java\\.util\\.Formatter", "<init>", LOCALE).withoutLocale(),
                Ban.type("java\\.text\\.(DecimalFormat|NumberFormat|SimpleDateFormat|MessageFormat)", LOCALE),
                Ban.member("java\\.util\\.(Locale|TimeZone)", "getDefault", "name the locale or zone"),
                Ban.member("java\\.nio\\.charset\\.Charset", "defaultCharset", "name the charset"));
    }

    static List<Ban> wallClock() {
        return List.of(
                Ban.member("java\\.lang\\.System", "nanoTime|currentTimeMillis", VIRTUAL),
                Ban.member("java\\.time\\..*", "now", VIRTUAL),
                Ban.member("java\\.time\\.Clock", "(system|tick).*", VIRTUAL),
                Ban.member("java\\.time\\.ZoneId", "systemDefault", "use ZoneOffset.UTC"),
                Ban.member("java\\.util\\.Date", "<init>", VIRTUAL).withFewerParametersThan(1));
    }
}
