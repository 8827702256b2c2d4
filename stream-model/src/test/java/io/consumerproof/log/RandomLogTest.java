package io.consumerproof.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import io.consumerproof.history.Isolation;
import io.consumerproof.history.LogRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random programs: a log whose tail was cut off is the log that never had that tail. */
class RandomLogTest {

    private static final int STEPS = 1500;
    private static final int PRODUCERS = 3;

    private final PartitionSetting cut = setting();
    private final PartitionSetting whole = setting();

    private static PartitionSetting setting() {
        return new PartitionSetting(Map.of("segment.ms", "1000", "internal.segment.bytes", "4000"));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void aTruncatedLogIsTheLogThatNeverHadTheTail(long seed) {
        Prng prng = new Prng(seed);
        for (int i = 0; i < STEPS; i++) {
            long step = prng.nextLong();
            play(cut, step);
            play(whole, step);
        }
        long end = cut.partition.endOffset();
        for (int i = 0; i < STEPS; i++) {
            play(cut, prng.nextLong());
        }

        cut.partition.truncateTo(end);

        assertThat(state(cut)).isEqualTo(state(whole));
        for (int i = 0; i < STEPS; i++) {
            long step = prng.nextLong();
            play(cut, step);
            play(whole, step);
        }
        assertThat(state(cut)).isEqualTo(state(whole));
    }

    private static void play(PartitionSetting setting, long random) {
        int choice = (int) (random & 7);
        long producer = (random >>> 3 & 0xff) % PRODUCERS;
        long millis = setting.partition.endOffset() * 10 + (random >>> 11 & 0x7f);
        String key = "k" + (random >>> 18 & 0xf);
        if (choice < 3) {
            setting.send(millis, key, "plain");
        } else if (choice < 5) {
            setting.send(producer, millis, key, "transactional");
        } else if (choice == 5) {
            setting.partition.endTransaction(producer, (random >>> 22 & 1) == 0, millis);
        } else if (choice == 6) {
            setting.partition.appendBatch(
                    (random >>> 22 & 1) == 0 ? null : producer,
                    List.of(PartitionSetting.draft(millis, key, "1"), PartitionSetting.draft(millis + 5, key, "2")));
        } else {
            setting.partition.gap(1 + (int) (random >>> 22 & 1));
        }
    }

    private static List<Object> state(PartitionSetting setting) {
        Partition partition = setting.partition;
        List<Object> state = new ArrayList<>(setting.read(Isolation.READ_UNCOMMITTED));
        state.addAll(setting.read(Isolation.READ_COMMITTED));
        state.add(partition.lastStableOffset());
        state.add(partition.endOffset());
        partition.segments().forEach(each -> state.add(each.baseOffset() + " with " + each.bytes()));
        for (long millis = 0; millis < partition.endOffset() * 10; millis += 777) {
            state.add(String.valueOf(partition.lookUp(millis, Isolation.READ_COMMITTED)));
        }
        LogRecord last = partition.readFrom(partition.endOffset() - 20, Isolation.READ_COMMITTED);
        state.add(String.valueOf(last));
        state.add(String.valueOf(partition.newest(Isolation.READ_UNCOMMITTED)));
        return state;
    }
}
