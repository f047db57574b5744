package lethe.app.operate;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A part of the answer to an operator's command. */
public sealed interface AdminReply {
  /** A line of text. */
  record Line(String text) implements AdminReply {}

  /**
   * An item of a list.
   *
   * @param properties the properties of the item, keyed by name; strings or integers
   */
  record Row(String kind, Map<String, Object> properties) implements AdminReply {}

  /**
   * The last part.
   *
   * @param succeeded whether the command succeeded
   */
  record End(boolean succeeded) implements AdminReply {}

  /** Writes this part to a stream and flushes it. */
  default void write(DataOutputStream out) throws IOException {
    switch (this) {
      case Line(String text) -> {
        out.writeByte('l');
        out.writeUTF(text);
      }
      case Row(String kind, Map<String, Object> properties) -> {
        out.writeByte('r');
        out.writeUTF(kind);
        out.writeInt(properties.size());
        for (Map.Entry<String, Object> property : properties.entrySet()) {
          out.writeUTF(property.getKey());
          boolean isNumber = property.getValue() instanceof Integer;
          out.writeBoolean(isNumber);
          out.writeUTF(String.valueOf(property.getValue()));
        }
      }
      case End(boolean succeeded) -> {
        out.writeByte('e');
        out.writeBoolean(succeeded);
      }
    }
    out.flush();
  }

  /**
   * Reads a part; blocks until the part has arrived.
   *
   * @throws EOFException if the stream ends or contains no part of an answer
   */
  static AdminReply read(DataInputStream in) throws IOException {
    return switch (in.readUnsignedByte()) {
      case 'l' -> new Line(in.readUTF());
      case 'r' -> readRow(in);
      case 'e' -> new End(in.readBoolean());
      default -> throw new EOFException();
    };
  }

  private static Row readRow(DataInputStream in) throws IOException {
    String kind = in.readUTF();
    int size = in.readInt();
    Map<String, Object> properties = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      String name = in.readUTF();
      boolean isNumber = in.readBoolean();
      String text = in.readUTF();
      properties.put(name, isNumber ? (Object) Integer.valueOf(text) : text);
    }
    return new Row(kind, properties);
  }
}
