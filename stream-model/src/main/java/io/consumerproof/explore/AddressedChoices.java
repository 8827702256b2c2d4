package io.consumerproof.explore;

import io.consumerproof.choice.ChoicePoint;
import io.consumerproof.choice.Choices;
import io.consumerproof.choice.RecordedChoices;
import java.util.ArrayList;
import java.util.List;

/**
 * Repeats picks of another run where they belong by content: the n-th choice with the same key takes the option of the same name.
 * So a pick finds its place although other records are left out.
 */
final class AddressedChoices implements Choices {

    private static final class Address {
        final long key;
        final String option;
        int skip;

        Address(long key, String option, int skip) {
            this.key = key;
            this.option = option;
            this.skip = skip;
        }
    }

    private final List<Address> open = new ArrayList<>();

    /**
     * Repeats {@code picks}.
     *
     * @param other where they were made
     */
    AddressedChoices(RecordedChoices other, List<RecordedChoices.Pick> picks) {
        for (RecordedChoices.Pick each : picks) {
            int skip = 0;
            for (int i = 0; i < each.index(); i++) {
                skip += other.at(i).key() == each.point().key() ? 1 : 0;
            }
            open.add(new Address(each.point().key(), each.point().option(each.option()), skip));
        }
    }

    @Override
    public int choose(ChoicePoint point) {
        if (open.isEmpty()) {
            return 0;
        }
        long key = point.key();
        Address hit = null;
        for (Address each : open) {
            if (each.key == key && each.skip-- == 0) {
                hit = each;
            }
        }
        if (hit == null) {
            return 0;
        }
        open.remove(hit);
        for (int i = 1; i < point.options(); i++) {
            if (point.option(i).equals(hit.option)) {
                return i;
            }
        }
        return 0;
    }
}
