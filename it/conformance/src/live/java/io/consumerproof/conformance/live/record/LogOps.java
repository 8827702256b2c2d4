package io.consumerproof.conformance.live.record;

import java.util.Map;
import java.util.TreeMap;

/** The catalogue of ops. */
final class LogOps {

    private LogOps() {}

    static Map<String, LogOp> on(LogStage stage) {
        Map<String, LogOp> ops = new TreeMap<>();
        WriteOps writes = new WriteOps(stage);
        ops.put("send", writes::send);
        ops.put("sendBatch", writes::sendBatch);
        ops.put("begin", writes::begin);
        ops.put("txnSend", writes::txnSend);
        ops.put("commit", writes::commit);
        ops.put("abort", writes::abort);
        ReadOps reads = new ReadOps(stage);
        ops.put("observe", reads::observe);
        ops.put("observeFrom", reads::observeFrom);
        ops.put("listOffsets", new ListOffsetsOp(stage));
        UpkeepOps upkeep = new UpkeepOps(stage);
        ops.put("deleteRecords", upkeep::deleteRecords);
        ops.put("alterConfig", upkeep::alterConfig);
        ops.put("segments", upkeep::segments);
        ops.put("cleanerRan", upkeep::cleanerRan);
        ops.put("retentionRan", upkeep::retentionRan);
        ops.put("waitMs", op -> Thread.sleep(op.get("ms").longValue()));
        return ops;
    }
}
