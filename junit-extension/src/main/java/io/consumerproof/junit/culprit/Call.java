package io.consumerproof.junit.culprit;

/**
 * A place in a class file that calls a method, or makes a function of it for somebody else to call.
 *
 * @param caller the class it is in, with dots
 * @param method the method it is in
 * @param file the source file; empty if the class file does not say
 * @param line in that file, from 1; 0 if the class file does not say
 * @param owner the callee's class, with dots
 * @param name the callee
 * @param descriptor the callee's parameters and answer, as class files spell them
 */
record Call(String caller, String method, String file, int line, String owner, String name, String descriptor) {

    /** {@code com.acme.Notifier.on(Notifier.java:17) calls UUID.randomUUID}. */
    @Override
    public String toString() {
        String callee = owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.');
        String made = name.equals("<init>") ? "makes a " + callee : "calls " + callee + "." + name;
        return place() + " " + made;
    }

    private String place() {
        String where = line > 0 ? "(" + file + ":" + line + ")" : "";
        return caller + (method.equals("<clinit>") ? " (static)" : method.equals("<init>") ? "" : "." + method) + where;
    }
}
