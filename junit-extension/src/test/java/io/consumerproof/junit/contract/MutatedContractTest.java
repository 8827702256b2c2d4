package io.consumerproof.junit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.consumerproof.choice.Prng;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contracts with random typing errors: each is read, or has problems; nothing else ever comes out. */
class MutatedContractTest {

    private static final int CONTRACTS = 200;
    private static final String SIGNS = "{}[],:'\"-#&*!|>%@`\n\t 0aZ~<.\\/\u0000\u00e9";
    private static final String CONTRACT = "contract: mutated\n"
            + "topics: {orders: {partitions: 2}}\n"
            + "consumer:\n"
            + "  class: com.acme.TextNotifier\n"
            + "  method: on\n"
            + "  members: 2\n"
            + "  on-failure: {attempts: 3, backoff: 100ms, then: {dead-letter: orders.dlt}}\n"
            + "event: {id: /id, revision: 'header:revision'}\n"
            + "world: {ports: [com.acme.Mailer, {type: com.acme.Psp, idempotent-by: paymentId}]}\n"
            + "records:\n"
            + "  - {topic: orders, key: o-1, value: {id: e1, sum: 1.5, list: [1, null]}}\n"
            + "  - {topic: orders, partition: 1, raw: \"not json\", headers: {trace: t1}, at: 2h}\n"
            + "  - {topic: orders, partition: 0, gap: 2}\n"
            + "  - {file: captured.jsonl}\n"
            + "faults: [{crash: after-effect, record: orders-0@1, member: 1}]\n"
            + "checks: [idempotency, {order-per-key: {vacuous: allowed}}]\n"
            + "search: {budget: 2s, limit: 2m, seed: 3}\n";
    private static final String RECORD =
            "{\"topic\":\"orders\",\"partition\":1,\"offset\":4,\"timestamp\":5,\"value\":{\"id\":\"e7\"}}\n";

    @TempDir
    Path folder;

    @Test
    void aContractWithTypingErrorsIsReadOrHasProblemsThatNameAPlaceInIt() {
        Prng random = new Prng(7);
        int read = 0;
        for (int i = 0; i < CONTRACTS; i++) {
            String contract = mutated(CONTRACT, random);
            String records = i % 5 == 0 ? mutated(RECORD, random) : RECORD;
            List<Problem> problems = problems(contract, records);
            read += problems.isEmpty() ? 1 : 0;
            long lines = contract.lines().count() + 2;
            assertThat(problems).as("%s\n%s", contract, records).allMatch(each -> isPlaced(each, lines));
        }
        assertThat(read).as("some errors do no harm, most do").isBetween(CONTRACTS / 50, CONTRACTS / 2);
    }

    private static boolean isPlaced(Problem problem, long lines) {
        Place place = problem.place();
        return place.line() >= 1
                && place.line() <= lines
                && place.column() >= 1
                && !problem.sentence().isBlank()
                && problem.sentence().lines().count() == 1;
    }

    private List<Problem> problems(String contract, String records) {
        try {
            new TemporaryContract(folder)
                    .withoutJackson()
                    .with("captured.jsonl", records)
                    .read(contract)
                    .close();
            return List.of();
        } catch (ContractProblemsException bad) {
            return bad.problems();
        }
    }

    private static String mutated(String text, Prng random) {
        StringBuilder mutated = new StringBuilder(text);
        int edits = 1 + random.nextInt(3);
        for (int i = 0; i < edits; i++) {
            int at = random.nextInt(mutated.length());
            char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
            List<Runnable> kinds = new ArrayList<>();
            kinds.add(() -> mutated.deleteCharAt(at));
            kinds.add(() -> mutated.insert(at, sign));
            kinds.add(() -> mutated.setCharAt(at, sign));
            kinds.add(() -> mutated.insert(at, mutated.substring(Math.max(0, at - 9), at)));
            kinds.get(random.nextInt(kinds.size())).run();
        }
        return mutated.toString();
    }
}
