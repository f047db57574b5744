package lethe.app.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.session.ReviewPage;
import lethe.app.terminal.Ansi;
import lethe.app.terminal.Appearance;

/**
 * Converts a match to an asciicast, version 2: a header line, followed by one line for each event.
 */
final class Asciicast {
  /** The time between two positions, in seconds. */
  private static final double SECONDS_PER_POSITION = 1.5;

  private static final JsonFactory FACTORY = new JsonFactory();

  private Asciicast() {}

  /**
   * Returns the asciicast of a whole match as the viewer of a review sees it, with a marker at the
   * beginning of each stage.
   */
  static String of(ReviewPage<?, ?, ?> review, Appearance appearance) {
    Size size = Size.DEFAULT;
    StringBuilder cast = new StringBuilder(header(review, size));
    String stage = "";
    for (int position = 0; position <= review.fullMatch().position(); position++) {
      ReviewPage<?, ?, ?> moment = review.atPosition(position);
      double seconds = position * SECONDS_PER_POSITION;
      if (!moment.stage().equals(stage)) {
        stage = moment.stage();
        cast.append(event(seconds, "m", stage));
      }
      Frame frame = moment.frame(size);
      cast.append(
          event(seconds, "o", Ansi.screen(appearance.ascii() ? frame.ascii() : frame, appearance)));
    }
    return cast.toString();
  }

  private static String header(ReviewPage<?, ?, ?> review, Size size) {
    return jsonLine(
        json -> {
          json.writeStartObject();
          json.writeNumberField("version", 2);
          json.writeNumberField("width", size.columns());
          json.writeNumberField("height", size.rows());
          json.writeStringField("title", review.title().name() + ", " + review.viewer());
          json.writeEndObject();
        });
  }

  private static String event(double seconds, String type, String data) {
    return jsonLine(
        json -> {
          json.writeStartArray();
          json.writeNumber(seconds);
          json.writeString(type);
          json.writeString(data);
          json.writeEndArray();
        });
  }

  @FunctionalInterface
  private interface JsonContent {
    void write(JsonGenerator json) throws IOException;
  }

  private static String jsonLine(JsonContent content) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(line)) {
      content.write(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return line + "\n";
  }
}
