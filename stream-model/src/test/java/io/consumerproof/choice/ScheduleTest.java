package io.consumerproof.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ScheduleTest {

    @Test
    void theDullestScheduleIsEmpty() {
        assertThat(Schedule.DULLEST.size()).isZero();
        assertThat(Schedule.DULLEST.end()).isZero();
        assertThat(Schedule.DULLEST).hasToString("[]");
    }

    @Test
    void picksAreAddedBehindTheLast() {
        Schedule schedule = Schedule.DULLEST.plus(12, 1).plus(40, 2);
        assertThat(schedule).hasToString("[12:1 40:2]");
        assertThat(schedule.end()).isEqualTo(41);
        assertThatIllegalArgumentException().isThrownBy(() -> schedule.plus(40, 1));
    }

    @Test
    void equalPicksMakeEqualSchedules() {
        assertThat(Schedule.DULLEST.plus(3, 1))
                .isEqualTo(Schedule.of(new int[] {3}, new int[] {1}))
                .hasSameHashCodeAs(Schedule.of(new int[] {3}, new int[] {1}))
                .isNotEqualTo(Schedule.of(new int[] {3}, new int[] {2}));
    }

    @Test
    void damagedPicksAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Schedule.of(new int[] {3, 3}, new int[] {1, 1}));
        assertThatIllegalArgumentException().isThrownBy(() -> Schedule.of(new int[] {3}, new int[] {0}));
        assertThatIllegalArgumentException().isThrownBy(() -> Schedule.of(new int[] {3}, new int[0]));
    }
}
