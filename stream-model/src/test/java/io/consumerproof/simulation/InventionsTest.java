package io.consumerproof.simulation;

import static io.consumerproof.simulation.Play.events;
import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Choices;
import io.consumerproof.history.Bytes;
import io.consumerproof.history.EffectEvent.Applied;
import io.consumerproof.scenario.Append;
import io.consumerproof.scenario.FaultBudget;
import io.consumerproof.scenario.GroupSettings;
import io.consumerproof.scenario.RecordingPort;
import io.consumerproof.scenario.TopicSettings;
import io.consumerproof.scenario.Trims;
import io.consumerproof.scenario.World;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a run made up is masked by its value, in whatever form a text spells it; what only looks alike is not. */
class InventionsTest {

    /** A receiver of whatever a run invents. */
    interface Notes {
        void note(Object value);
    }

    /** What the receiver sees of {@code value}, which a handler makes {@code millis} after the start. */
    private static String shown(int millis, Function<World, Object> value) {
        List<String> texts = new ArrayList<>();
        RecordingPort port = RecordingPort.of(Notes.class, null, null);
        RunSettings settings = new RunSettings(FaultBudget.NONE, List.of(), Trims.NONE, Exclusions.NONE);
        Simulation simulation = new Simulation(Choices.DULLEST, settings);
        simulation.topic(new TopicSettings("in", 1));
        simulation.sink(port);
        simulation.group(
                GroupSettings.named("g").members(1).handling(Duration.ofMillis(millis)), world -> deliveries -> {
                    if (deliveries.get(0).record().offset() == 1) {
                        ((Notes) port.proxy()).note(value.apply(world));
                    }
                });
        simulation.append(Append.record("in", "k", "wait"));
        simulation.append(Append.record("in", "k", "go"));
        simulation.drain();
        events(simulation.history(), Applied.class)
                .forEach(each -> texts.add(each.effect().text()));
        assertThat(texts).hasSize(1);
        return texts.get(0).replaceAll("^Notes.note\\((.*)\\)$", "$1");
    }

    private static String shown(Function<World, Object> value) {
        return shown(0, value);
    }

    private static long drawn(World world, boolean negative) {
        return world.random()
                .longs()
                .filter(each -> each < 0 == negative)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRandomNumberIsMaskedWhateverStandsBesideIt(boolean negative) {
        assertThat(shown(world -> "receipt-" + drawn(world, negative))).isEqualTo("\"receipt<random>\"");
        assertThat(shown(world -> "receipt-" + Math.abs(drawn(world, negative))))
                .isEqualTo("\"receipt<random>\"");
        assertThat(shown(world -> "order7" + Math.abs(drawn(world, negative)))).isEqualTo("\"order7<random>\"");
        assertThat(shown(world -> "trace" + Long.toHexString(drawn(world, negative))))
                .isEqualTo("\"trace<random>\"");
        assertThat(shown(world -> String.format("x%016X", drawn(world, negative))))
                .isEqualTo("\"x<random>\"");
        assertThat(shown(world -> Long.toUnsignedString(drawn(world, negative))))
                .isEqualTo("\"<random>\"");
        assertThat(shown(world -> drawn(world, negative) & Long.MAX_VALUE)).isEqualTo("<random>");
    }

    @Test
    void anIdIsMaskedInEveryForm() {
        assertThat(shown(world -> "tx_" + world.ids().get())).isEqualTo("\"tx_<id>\"");
        assertThat(shown(world -> "face" + world.ids().get() + "face")).isEqualTo("\"face<id>face\"");
        assertThat(shown(world -> world.ids().get().toString().replace("-", "")))
                .isEqualTo("\"<id>\"");
        assertThat(shown(world -> world.ids().get().toString().toUpperCase(Locale.ROOT)))
                .isEqualTo("\"<id>\"");
        assertThat(shown(world -> "#" + world.ids().get().toString().substring(0, 8)))
                .isEqualTo("\"#<id>\"");
        assertThat(shown(world ->
                        new UUID(world.random().nextLong(), world.random().nextLong())))
                .isEqualTo("<id>");
        assertThat(shown(world -> Bytes.utf8("{id: " + world.ids().get() + "}")))
                .isEqualTo("{id: <id>}");
    }

    @Test
    void anIdCutShortIsMaskedAsAWhole() {
        assertThat(shown(world ->
                        "ref " + world.ids().get().toString().replace("-", "").substring(0, 12)))
                .isEqualTo("\"ref <id>\"");
        assertThat(shown(world -> "ref " + world.ids().get().toString().substring(24)))
                .isEqualTo("\"ref <id>\"");
        assertThat(shown(world -> "ref " + world.ids().get().toString().substring(0, 7)))
                .matches("\"ref \\p{XDigit}{7}\"");
    }

    @Test
    void madeUpBytesAreMasked() {
        assertThat(shown(world -> bytes(world.ids().get()))).isEqualTo("\"<random>\"");
        assertThat(shown(world -> Bytes.of(bytes(world.ids().get())))).isEqualTo("<random>");
        assertThat(shown(world -> drawn(world, 16))).isEqualTo("\"<random>\"");
        assertThat(shown(world -> drawn(world, 12))).isEqualTo("\"<random>\"");
        assertThat(shown(world -> HexFormat.of().formatHex(drawn(world, 16)))).isEqualTo("\"<random><random>\"");
        assertThat(shown(world -> HexFormat.of().formatHex(drawn(world, 12)))).isEqualTo("\"<random><random>\"");
        assertThat(shown(world -> {
                    byte[] own = drawn(world, 16);
                    own[15]++;
                    return own;
                }))
                .startsWith("\"base64:");
    }

    private static byte[] bytes(UUID id) {
        return ByteBuffer.allocate(16)
                .putLong(id.getMostSignificantBits())
                .putLong(id.getLeastSignificantBits())
                .array();
    }

    private static byte[] drawn(World world, int count) {
        byte[] bytes = new byte[count];
        world.random().nextBytes(bytes);
        return bytes;
    }

    /** At a full minute some forms leave out the seconds; the handler asks at one and at none. */
    @ParameterizedTest
    @ValueSource(ints = {0, 60_000, 45_000, 61_120})
    void aReadingOfTheClockIsMaskedInEveryForm(int millis) {
        ZoneId india = ZoneId.of("+05:30");
        List<Function<Clock, Object>> forms = List.of(
                Clock::instant,
                LocalDateTime::now,
                OffsetDateTime::now,
                ZonedDateTime::now,
                clock -> LocalDateTime.now(clock.withZone(india)),
                clock -> OffsetDateTime.now(clock.withZone(india)),
                Clock::millis,
                clock -> clock.instant().getEpochSecond(),
                clock -> clock.millis() * 1_000,
                clock -> clock.millis() * 1_000_000,
                clock -> DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss").format(LocalDateTime.now(clock)),
                clock -> DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm").format(LocalDateTime.now(clock)));
        for (Function<Clock, Object> form : forms) {
            assertThat(shown(millis, world -> "e1 at " + form.apply(world.clock())))
                    .isEqualTo("\"e1 at <now>\"");
        }
        assertThat(shown(millis, world -> "e1" + world.clock().millis())).isEqualTo("\"e1<now>\"");
        assertThat(shown(millis, world -> (int) world.clock().instant().getEpochSecond()))
                .isEqualTo("<now>");
        assertThat(shown(millis, world -> LocalDateTime.now(world.clock()))).isEqualTo("<now>");
    }

    /** The run begins at midnight: what is cut there is what is read, and has to be masked in the runs that read later, too. */
    @ParameterizedTest
    @ValueSource(ints = {0, 45_000, 61_120})
    void aReadingThatIsCutIsMaskedWheneverItWasRead(int millis) {
        for (ChronoUnit unit : List.of(ChronoUnit.SECONDS, ChronoUnit.MINUTES, ChronoUnit.HOURS, ChronoUnit.DAYS)) {
            List<Function<Clock, Object>> forms = List.of(
                    clock -> clock.instant().truncatedTo(unit),
                    clock -> LocalDateTime.now(clock).truncatedTo(unit),
                    clock -> clock.instant().truncatedTo(unit).toEpochMilli(),
                    clock -> clock.instant().truncatedTo(unit).getEpochSecond());
            for (Function<Clock, Object> form : forms) {
                assertThat(shown(millis, world -> "e1 at " + form.apply(world.clock())))
                        .isEqualTo("\"e1 at <now>\"");
                assertThat(shown(millis, world -> form.apply(world.clock()))).isEqualTo("<now>");
            }
        }
        assertThat(shown(millis, world -> world.clock().instant() + " " + VirtualClock.START.minusSeconds(60)))
                .isEqualTo("\"<now> 2029-12-31T23:59:00Z\"");
    }

    @Test
    void whatOnlyLooksMadeUpIsShown() {
        Instant other = VirtualClock.START.plusMillis(123);
        String text = "paid 1234567890 and 1234567890123456789, 0123456789abcdef, "
                + "00000000-0000-0000-0000-000000000000, " + other + ", " + other.toEpochMilli() + ", "
                + other.atOffset(ZoneOffset.ofHours(1)).toLocalDateTime() + ", 2030-19-39T00:00, 99999999999999999999";
        assertThat(shown(world -> {
                    assertThat(world.clock().instant()).isEqualTo(VirtualClock.START);
                    assertThat(world.ids().get()).isNotNull();
                    assertThat(world.random().nextLong()).isNotZero();
                    return text;
                }))
                .isEqualTo('"' + text + '"');
    }

    @Test
    void smallNumbersStayThoughTheyCouldHaveBeenDrawn() {
        assertThat(shown(world -> "paid " + world.random().nextInt(5, 6) + " of "
                        + (world.random().nextLong() & 0) + " " + world.random().nextInt(1_000_000, 1_000_001)))
                .isEqualTo("\"paid 5 of 0 1000000\"");
    }

    @Test
    void anInstantThatNobodyReadIsShown() {
        assertThat(shown(world -> "until " + world.clock().instant().plusSeconds(3600)))
                .isEqualTo("\"until 2030-01-01T01:00:00Z\"");
        assertThat(shown(world -> VirtualClock.START)).isEqualTo("2030-01-01T00:00:00Z");
    }
}
