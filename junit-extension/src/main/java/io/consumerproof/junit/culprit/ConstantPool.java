package io.consumerproof.junit.culprit;

import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The constants of a class file, as far as they name classes and methods.
 *
 * @source JVMS 17, 4.4
 */
final class ConstantPool {

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int METHOD_HANDLE = 15;
    private static final int METHOD_TYPE = 16;
    private static final int INVOKE_DYNAMIC = 18;
    private static final int MODULE = 19;
    private static final int PACKAGE = 20;

    private final int[] tags;
    private final int[] first;
    private final int[] second;
    private final String[] texts;

    /** A method that the class calls, or names. */
    record MethodName(String owner, String name, String descriptor) {}

    private ConstantPool(int size) {
        tags = new int[size];
        first = new int[size];
        second = new int[size];
        texts = new String[size];
    }

    static ConstantPool read(DataInput in) throws IOException {
        int size = in.readUnsignedShort();
        ConstantPool pool = new ConstantPool(size);
        for (int i = 1; i < size; i++) {
            pool.readEntry(in, i);
            if (pool.tags[i] == LONG || pool.tags[i] == DOUBLE) {
                i++;
            }
        }
        return pool;
    }

    private void readEntry(DataInput in, int at) throws IOException {
        tags[at] = in.readUnsignedByte();
        switch (tags[at]) {
            case UTF8 -> texts[at] = in.readUTF();
            case LONG, DOUBLE -> in.readLong();
            case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> first[at] = in.readUnsignedShort();
            case METHOD_HANDLE -> {
                first[at] = in.readUnsignedByte();
                second[at] = in.readUnsignedShort();
            }
            default -> {
                first[at] = in.readUnsignedShort();
                second[at] = in.readUnsignedShort();
            }
        }
    }

    String text(int at) {
        String text = texts[at];
        return text == null ? "" : text;
    }

    /** The name, with dots, of the class at {@code at}. */
    String className(int at) {
        return text(first[at]).replace('/', '.');
    }

    boolean isMethod(int at) {
        return tags[at] == METHOD || tags[at] == INTERFACE_METHOD;
    }

    MethodName method(int at) {
        int nameAndType = second[at];
        return new MethodName(className(first[at]), text(first[nameAndType]), text(second[nameAndType]));
    }

    /** Every class of which a field or a method is used, with dots. */
    List<String> usedClasses() {
        List<String> names = new ArrayList<>();
        for (int i = 1; i < tags.length; i++) {
            if (tags[i] == FIELD || isMethod(i)) {
                names.add(className(first[i]));
            }
        }
        return names;
    }

    boolean isDynamic(int at) {
        return tags[at] == INVOKE_DYNAMIC;
    }

    /** Which bootstrap method makes what is invoked at {@code at}. */
    int bootstrap(int at) {
        return first[at];
    }

    /** The method that the handle at {@code at} stands for; empty if a handle of a method is not what is there. */
    Optional<MethodName> handled(int at) {
        boolean handle = tags[at] == METHOD_HANDLE && isMethod(second[at]);
        return handle ? Optional.of(method(second[at])) : Optional.empty();
    }
}
