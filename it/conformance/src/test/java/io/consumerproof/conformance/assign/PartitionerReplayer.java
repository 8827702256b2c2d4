package io.consumerproof.conformance.assign;

import com.fasterxml.jackson.databind.JsonNode;
import io.consumerproof.conformance.Comparison;
import io.consumerproof.conformance.Replayer;
import io.consumerproof.conformance.VectorFile;
import io.consumerproof.history.Bytes;
import io.consumerproof.log.Murmur2;
import java.util.Base64;

/** Hashes keys and finds their partitions. */
public final class PartitionerReplayer implements Replayer {

    @Override
    public boolean claims(VectorFile file) {
        return file.root().has("partitionCounts");
    }

    @Override
    public void replay(VectorFile file, JsonNode each, Comparison comparison) {
        Bytes key = Bytes.of(Base64.getDecoder().decode(each.get("b64").asText()));
        comparison.same("hash of '" + key + "'", each.get("murmur2").intValue(), Murmur2.hash(key));
        JsonNode counts = file.root().get("partitionCounts");
        for (int i = 0; i < counts.size(); i++) {
            int count = counts.get(i).intValue();
            comparison.same(
                    "partition of '" + key + "' among " + count,
                    each.get("partitions").get(i).intValue(),
                    Murmur2.partition(key, count));
        }
    }
}
