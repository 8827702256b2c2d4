package io.consumerproof.junit.culprit;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Walks the instructions of a method and notes where it invokes another, or makes a function of it.
 *
 * @source JVMS 17, 6.5
 */
final class Instructions {

    private static final int TABLE_SWITCH = 170;
    private static final int LOOKUP_SWITCH = 171;
    private static final int INVOKE_VIRTUAL = 182;
    private static final int INVOKE_INTERFACE = 185;
    private static final int INVOKE_DYNAMIC = 186;
    private static final int WIDE = 196;
    private static final int IINC = 132;

    private Instructions() {}

    /**
     * One invocation.
     *
     * @param at where in the method, in bytes
     * @param constant the callee's number among the constants
     */
    record Invocation(int at, int constant) {}

    /** In the order of the code. */
    static List<Invocation> invocations(byte[] code) {
        ByteBuffer bytes = ByteBuffer.wrap(code);
        List<Invocation> found = new ArrayList<>();
        int at = 0;
        while (at < code.length) {
            int opcode = code[at] & 0xFF;
            if (opcode >= INVOKE_VIRTUAL && opcode <= INVOKE_DYNAMIC) {
                found.add(new Invocation(at, bytes.getShort(at + 1) & 0xFFFF));
            }
            at = switch (opcode) {
                case TABLE_SWITCH -> {
                    int operands = aligned(at);
                    yield operands + 12 + 4 * (bytes.getInt(operands + 8) - bytes.getInt(operands + 4) + 1);
                }
                case LOOKUP_SWITCH -> aligned(at) + 8 + 8 * bytes.getInt(aligned(at) + 4);
                case WIDE -> at + ((code[at + 1] & 0xFF) == IINC ? 6 : 4);
                default -> at + 1 + operands(opcode);
            };
        }
        return found;
    }

    private static int aligned(int at) {
        return (at & ~3) + 4;
    }

    /** How many bytes follow an opcode of fixed length. */
    private static int operands(int opcode) {
        if (opcode == 16 || opcode == 18 || (opcode >= 21 && opcode <= 25)) {
            return 1;
        }
        if ((opcode >= 54 && opcode <= 58) || opcode == 169 || opcode == 188) {
            return 1;
        }
        if (opcode == 17 || opcode == 19 || opcode == 20 || opcode == IINC || (opcode >= 153 && opcode <= 168)) {
            return 2;
        }
        if (opcode == INVOKE_INTERFACE || opcode == INVOKE_DYNAMIC || opcode == 200 || opcode == 201) {
            return 4;
        }
        if (opcode == 197) {
            return 3;
        }
        boolean named = (opcode >= 178 && opcode <= 184) || opcode == 187 || opcode == 189;
        return named || opcode == 192 || opcode == 193 || opcode == 198 || opcode == 199 ? 2 : 0;
    }
}
