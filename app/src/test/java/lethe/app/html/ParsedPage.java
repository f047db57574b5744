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

/**
 * A parsed HTML page.
 *
 * @param replay the page's JSON data
 */
record ParsedPage(Document document, Map<?, ?> replay) {
  static ParsedPage of(String page) {
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(page)));
      try (JsonParser json =
          new JsonFactory().createParser(elementById(document, "replay").getTextContent())) {
        json.nextToken();
        return new ParsedPage(document, (Map<?, ?>) parseValue(json));
      }
    } catch (ParserConfigurationException | SAXException | IOException e) {
      throw new AssertionError(e);
    }
  }

  Element elementById(String id) {
    return elementById(document, id);
  }

  private static Element elementById(Document document, String id) {
    return elements(document.getElementsByTagName("*")).stream()
        .filter(element -> element.getAttribute("id").equals(id))
        .findFirst()
        .orElseThrow();
  }

  List<Element> elements(String name) {
    return elements(document.getElementsByTagName(name));
  }

  List<List<String>> messages() {
    return elements(elementById("log").getElementsByTagName("li")).stream()
        .map(step -> texts(step.getElementsByTagName("p")))
        .toList();
  }

  static List<String> texts(NodeList nodes) {
    return elements(nodes).stream().map(Element::getTextContent).toList();
  }

  int stepCount() {
    return ((List<?>) replay.get("steps")).size();
  }

  /** Returns the characters of a step's rows. */
  List<String> textRows(int step) {
    return rows(step).stream().map(row -> text(row)).toList();
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
  List<String> description(int step) {
    return indexes(step, "descriptions").stream()
        .map(index -> (String) ((List<?>) replay.get("descriptions")).get(index))
        .toList();
  }

  private List<List<?>> rows(int step) {
    return indexes(step, "rows").stream()
        .<List<?>>map(index -> (List<?>) ((List<?>) replay.get("rows")).get(index))
        .toList();
  }

  private List<Integer> indexes(int step, String field) {
    Map<?, ?> stepObject = (Map<?, ?>) ((List<?>) replay.get("steps")).get(step);
    return ((List<?>) stepObject.get(field)).stream().map(Integer.class::cast).toList();
  }

  /** Returns the characters of a row, which alternates between text and CSS classes. */
  private static String text(List<?> runs) {
    return IntStream.range(0, runs.size() / 2)
        .mapToObj(i -> (String) runs.get(2 * i))
        .collect(Collectors.joining());
  }

  private static List<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }

  private static Object parseValue(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case START_ARRAY -> {
        List<Object> items = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          items.add(parseValue(json));
        }
        yield items;
      }
      case START_OBJECT -> {
        Map<String, Object> items = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String name = json.currentName();
          json.nextToken();
          items.put(name, parseValue(json));
        }
        yield items;
      }
      case VALUE_NUMBER_INT -> json.getIntValue();
      default -> json.getText();
    };
  }
}
