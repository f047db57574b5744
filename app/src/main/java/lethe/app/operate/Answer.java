package lethe.app.operate;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A piece of what a house answers to its operator. */
public sealed interface Answer {
  /** A sentence. */
  record Line(String text) implements Answer {}

  /**
   * One of a list.
   *
   * @param kind what it is
   * @param facts by name; texts and whole numbers
   */
  record Row(String kind, Map<String, Object> facts) implements Answer {}

  /**
   * The last piece.
   *
   * @param done whether what was asked for is done
   */
  record End(boolean done) implements Answer {}

  /** Sends it. */
  default void write(DataOutputStream out) throws IOException {
    switch (this) {
      case Line(String text) -> {
        out.writeByte('l');
        out.writeUTF(text);
      }
      case Row(String kind, Map<String, Object> facts) -> {
        out.writeByte('r');
        out.writeUTF(kind);
        out.writeInt(facts.size());
        for (Map.Entry<String, Object> fact : facts.entrySet()) {
          out.writeUTF(fact.getKey());
          boolean number = fact.getValue() instanceof Integer;
          out.writeBoolean(number);
          out.writeUTF(String.valueOf(fact.getValue()));
        }
      }
      case End(boolean done) -> {
        out.writeByte('e');
        out.writeBoolean(done);
      }
    }
    out.flush();
  }

  /** Waits for one. */
  static Answer read(DataInputStream in) throws IOException {
    return switch (in.readUnsignedByte()) {
      case 'l' -> new Line(in.readUTF());
      case 'r' -> row(in);
      case 'e' -> new End(in.readBoolean());
      default -> throw new EOFException();
    };
  }

  private static Row row(DataInputStream in) throws IOException {
    String kind = in.readUTF();
    int size = in.readInt();
    Map<String, Object> facts = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      String name = in.readUTF();
      boolean number = in.readBoolean();
      String text = in.readUTF();
      facts.put(name, number ? (Object) Integer.valueOf(text) : text);
    }
    return new Row(kind, facts);
  }
}
