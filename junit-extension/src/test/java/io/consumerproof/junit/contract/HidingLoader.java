package io.consumerproof.junit.contract;

import java.util.List;

/** The classes of the tests without those of some packages, as in a project that does not have them. */
final class HidingLoader extends ClassLoader {

    private final List<String> hidden;

    private HidingLoader(List<String> hidden) {
        super(HidingLoader.class.getClassLoader());
        this.hidden = hidden;
    }

    static ClassLoader withoutJackson() {
        return new HidingLoader(List.of("com.fasterxml.jackson.databind.", "tools.jackson."));
    }

    static ClassLoader withJackson3() {
        return new HidingLoader(List.of("com.fasterxml.jackson.databind."));
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (hidden.stream().anyMatch(name::startsWith)) {
            throw new ClassNotFoundException(name);
        }
        return super.loadClass(name, resolve);
    }
}
