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
 * Writes a match as an asciicast, version 2: a header line, followed by one line for each event.
 */
final class Asciicast {
  /** Duration of each moment, in seconds. */
  private static final double SECONDS_PER_MOMENT = 1.5;

  private static final JsonFactory FACTORY = new JsonFactory();

  private Asciicast() {}

  /** Returns the entire match from the viewpoint of this review. */
  static String of(ReviewPage<?, ?, ?> review, Appearance appearance) {
    Size size = new Size(Size.DEFAULT.columns(), Size.DEFAULT.rows());
    StringBuilder cast = new StringBuilder(head(review, size));
    String stage = "";
    for (int position = 0; position <= review.fullMatch().position(); position++) {
      ReviewPage<?, ?, ?> moment = review.atPosition(position);
      double seconds = position * SECONDS_PER_MOMENT;
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

  private static String head(ReviewPage<?, ?, ?> review, Size size) {
    return line(
        json -> {
          json.writeStartObject();
          json.writeNumberField("version", 2);
          json.writeNumberField("width", size.columns());
          json.writeNumberField("height", size.rows());
          json.writeStringField("title", review.title().name() + ", " + review.viewer());
          json.writeEndObject();
        });
  }

  private static String event(double seconds, String kind, String data) {
    return line(
        json -> {
          json.writeStartArray();
          json.writeNumber(seconds);
          json.writeString(kind);
          json.writeString(data);
          json.writeEndArray();
        });
  }

  private interface Writing {
    void write(JsonGenerator json) throws IOException;
  }

  private static String line(Writing writing) {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(line)) {
      writing.write(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return line + "\n";
  }
}
