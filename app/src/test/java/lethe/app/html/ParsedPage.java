package lethe.app.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A page as parsed from its HTML. */
record ParsedPage(Document document, Map<?, ?> replay) {
  static ParsedPage of(String page) {
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(page)));
      try (JsonParser json =
          new JsonFactory().createParser(byId(document, "reel").getTextContent())) {
        json.nextToken();
        return new ParsedPage(document, (Map<?, ?>) value(json));
      }
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError(e);
    }
  }

  Element byId(String id) {
    return byId(document, id);
  }

  private static Element byId(Document document, String id) {
    return elements(document.getElementsByTagName("*")).stream()
        .filter(element -> element.getAttribute("id").equals(id))
        .findFirst()
        .orElseThrow();
  }

  List<Element> elements(String name) {
    return elements(document.getElementsByTagName(name));
  }

  /** Returns the messages of each step. */
  List<List<String>> log() {
    return elements(byId("log").getElementsByTagName("li")).stream()
        .map(step -> texts(step.getElementsByTagName("p")))
        .toList();
  }

  static List<String> texts(NodeList nodes) {
    return elements(nodes).stream().map(Element::getTextContent).toList();
  }

  int steps() {
    return ((List<?>) replay.get("steps")).size();
  }

  /** Returns the characters of a step's rows. */
  List<String> letters(int step) {
    return rows(step).stream().map(row -> every(row, 0)).toList();
  }

  /** Returns the CSS classes of each character of a row. */
  List<String> classes(int step, int row) {
    List<?> runs = rows(step).get(row);
    return IntStream.range(0, runs.size() / 2)
        .boxed()
        .flatMap(
            i ->
                IntStream.range(0, ((String) runs.get(2 * i)).length())
                    .mapToObj(_ -> (String) runs.get(2 * i + 1)))
        .toList();
  }

  /** Returns the description of a step's table. */
  List<String> words(int step) {
    return numbers(step, "words").stream()
        .map(number -> (String) ((List<?>) replay.get("words")).get(number))
        .toList();
  }

  private List<List<?>> rows(int step) {
    return numbers(step, "rows").stream()
        .<List<?>>map(number -> (List<?>) ((List<?>) replay.get("rows")).get(number))
        .toList();
  }

  private List<Integer> numbers(int step, String what) {
    Map<?, ?> one = (Map<?, ?>) ((List<?>) replay.get("steps")).get(step);
    return ((List<?>) one.get(what)).stream().map(Integer.class::cast).toList();
  }

  private static String every(List<?> runs, int from) {
    return IntStream.range(0, runs.size())
        .filter(i -> i % 2 == from)
        .mapToObj(i -> (String) runs.get(i))
        .collect(Collectors.joining());
  }

  private static List<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }

  private static Object value(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_ARRAY -> {
        List<Object> items = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          items.add(value(json));
        }
        yield items;
      }
      case START_OBJECT -> {
        Map<String, Object> items = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String name = json.currentName();
          json.nextToken();
          items.put(name, value(json));
        }
        yield items;
      }
      case VALUE_NUMBER_INT -> json.getIntValue();
      default -> json.getText();
    };
  }
}
