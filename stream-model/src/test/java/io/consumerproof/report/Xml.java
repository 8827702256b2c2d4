package io.consumerproof.report;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Markup as the JDK's own parser sees it; what is not well-formed fails. */
final class Xml {

    private final Document document;

    private Xml(Document document) {
        this.document = document;
    }

    static Xml parse(String text) {
        try {
            DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return new Xml(builder.parse(new InputSource(new StringReader(text))));
        } catch (ParserConfigurationException | SAXException | IOException broken) {
            throw new AssertionError("not well-formed: " + broken.getMessage(), broken);
        }
    }

    Element root() {
        return document.getDocumentElement();
    }

    List<Element> all(String tag) {
        NodeList found = document.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }
}
