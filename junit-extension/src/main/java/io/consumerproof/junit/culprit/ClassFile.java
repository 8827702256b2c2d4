package io.consumerproof.junit.culprit;

import io.consumerproof.junit.culprit.ConstantPool.MethodName;
import io.consumerproof.junit.culprit.Instructions.Invocation;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * A class file, read as far as it tells whom it calls, and where.
 *
 * @source JVMS 17, 4.1
 */
final class ClassFile {

    private static final int MAGIC = 0xCAFEBABE;

    private final DataInputStream in;
    private final ConstantPool pool;
    private final List<CodeOfMethod> methods = new ArrayList<>();
    /** For each bootstrap method, what it makes functions of. */
    private final List<List<MethodName>> functions = new ArrayList<>();

    private final List<String> parents = new ArrayList<>();
    private String name = "";
    private String file = "";

    private record CodeOfMethod(String method, byte[] code, NavigableMap<Integer, Integer> lines) {}

    private ClassFile(DataInputStream in) throws IOException {
        this.in = in;
        if (in.readInt() != MAGIC) {
            throw new IOException("no class file");
        }
        in.skipNBytes(4);
        this.pool = ConstantPool.read(in);
    }

    /**
     * Reads one.
     *
     * @throws IOException if it is cut or no class file
     */
    static ClassFile read(InputStream bytes) throws IOException {
        ClassFile read = new ClassFile(new DataInputStream(bytes));
        read.readBody();
        return read;
    }

    private void readBody() throws IOException {
        in.skipNBytes(2);
        name = pool.className(in.readUnsignedShort());
        parents.add(pool.className(in.readUnsignedShort()));
        for (int interfaces = in.readUnsignedShort(); interfaces > 0; interfaces--) {
            parents.add(pool.className(in.readUnsignedShort()));
        }
        for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
            in.skipNBytes(6);
            readAttributes("");
        }
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            in.skipNBytes(2);
            String method = pool.text(in.readUnsignedShort());
            in.skipNBytes(2);
            readAttributes(method);
        }
        readAttributes("");
    }

    private void readAttributes(String method) throws IOException {
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            String attribute = pool.text(in.readUnsignedShort());
            int length = in.readInt();
            switch (attribute) {
                case "SourceFile" -> file = pool.text(in.readUnsignedShort());
                case "Code" -> readCode(method);
                case "BootstrapMethods" -> readFunctions();
                default -> in.skipNBytes(Integer.toUnsignedLong(length));
            }
        }
    }

    private void readCode(String method) throws IOException {
        in.skipNBytes(4);
        byte[] code = new byte[in.readInt()];
        in.readFully(code);
        in.skipNBytes(8L * in.readUnsignedShort());
        NavigableMap<Integer, Integer> lines = new TreeMap<>();
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            String attribute = pool.text(in.readUnsignedShort());
            int length = in.readInt();
            if (attribute.equals("LineNumberTable")) {
                readLines(lines);
            } else {
                in.skipNBytes(Integer.toUnsignedLong(length));
            }
        }
        methods.add(new CodeOfMethod(method, code, lines));
    }

    private void readFunctions() throws IOException {
        for (int count = in.readUnsignedShort(); count > 0; count--) {
            in.skipNBytes(2);
            List<MethodName> made = new ArrayList<>();
            for (int arguments = in.readUnsignedShort(); arguments > 0; arguments--) {
                pool.handled(in.readUnsignedShort()).ifPresent(made::add);
            }
            functions.add(made);
        }
    }

    private void readLines(NavigableMap<Integer, Integer> lines) throws IOException {
        for (int entries = in.readUnsignedShort(); entries > 0; entries--) {
            int at = in.readUnsignedShort();
            lines.put(at, in.readUnsignedShort());
        }
    }

    /** The class's name, with dots. */
    String name() {
        return name;
    }

    /** The classes it extends, and those whose fields and methods it uses, with dots; a name may come twice. */
    List<String> references() {
        List<String> names = new ArrayList<>(parents);
        names.addAll(pool.usedClasses());
        return names;
    }

    /** Whom it calls, and of whom it makes functions for others to call, in the order of its code. */
    List<Call> calls() {
        List<Call> calls = new ArrayList<>();
        for (CodeOfMethod each : methods) {
            for (Invocation invocation : Instructions.invocations(each.code)) {
                Map.Entry<Integer, Integer> line = each.lines.floorEntry(invocation.at());
                for (MethodName callee : callees(invocation.constant())) {
                    calls.add(call(each.method, line == null ? 0 : line.getValue(), callee));
                }
            }
        }
        return calls;
    }

    private List<MethodName> callees(int constant) {
        if (pool.isMethod(constant)) {
            return List.of(pool.method(constant));
        }
        boolean known = pool.isDynamic(constant) && pool.bootstrap(constant) < functions.size();
        return known ? functions.get(pool.bootstrap(constant)) : List.of();
    }

    private Call call(String method, int line, MethodName callee) {
        return new Call(name, source(method), file, line, callee.owner(), callee.name(), callee.descriptor());
    }

    /** A lambda's body is told by the method it stands in: {@code lambda$handler$0} stands in {@code handler}. */
    private static String source(String method) {
        String[] parts = method.split("\\$");
        if (parts.length != 3 || !parts[0].equals("lambda")) {
            return method;
        }
        return switch (parts[1]) {
            case "new" -> "<init>";
            case "static" -> "<clinit>";
            default -> parts[1];
        };
    }
}
