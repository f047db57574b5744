package lethe.app.ssh;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * What stands before a connection that a proxy brings, by the PROXY protocol, versions 1 and 2:
 * what came of reading it.
 */
sealed interface ProxyHeader {
  /**
   * A whole one.
   *
   * @param length in bytes
   * @param client whom it brings; nobody where the proxy itself speaks, or does not know
   */
  record Read(int length, Optional<InetSocketAddress> client) implements ProxyHeader {}

  /** It may become one when more has come. */
  record Begun() implements ProxyHeader {}

  /** It is none. */
  record Absent() implements ProxyHeader {}

  /** It begins like one and is none. */
  record Malformed() implements ProxyHeader {}

  /** What version 1 begins with, a letter a byte. */
  String FIRST = "PROXY ";

  /** What version 2 begins with, a letter a byte. */
  String SECOND = "\r\n\r\n\0\r\nQUIT\n";

  /** The longest line of version 1. */
  int LINE = 107;

  /** What version 2 may have beside addresses is passed over, up to so many bytes. */
  int LONGEST = 4096;

  /** Reads what has come so far. */
  static ProxyHeader read(byte[] bytes) {
    if (begins(bytes, FIRST.getBytes(StandardCharsets.US_ASCII))) {
      return bytes.length < FIRST.length() ? new Begun() : first(bytes);
    }
    if (begins(bytes, SECOND.getBytes(StandardCharsets.US_ASCII))) {
      return bytes.length < SECOND.length() + 4 ? new Begun() : second(bytes);
    }
    return new Absent();
  }

  /** Whether the one begins with the other, as far as it goes. */
  private static boolean begins(byte[] bytes, byte[] with) {
    int length = Math.min(bytes.length, with.length);
    return Arrays.equals(bytes, 0, length, with, 0, length);
  }

  /** A line, such as {@code PROXY TCP4 192.0.2.7 198.51.100.1 50123 2222}. */
  private static ProxyHeader first(byte[] bytes) {
    String text = new String(bytes, 0, Math.min(LINE, bytes.length), StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\r\n");
    if (end < 0) {
      return bytes.length < LINE ? new Begun() : new Malformed();
    }
    String[] words = text.substring(0, end).split(" ", -1);
    if (words[1].equals("UNKNOWN")) {
      return new Read(end + 2, Optional.empty());
    }
    boolean six = words[1].equals("TCP6");
    if (words.length != 6 || !(six || words[1].equals("TCP4"))) {
      return new Malformed();
    }
    boolean ports = words[4].matches("[0-9]{1,5}") && words[5].matches("[0-9]{1,5}");
    boolean literal = words[2].matches(six ? "[0-9A-Fa-f:.]+" : "[0-9]+(\\.[0-9]+){3}");
    try {
      return ports && literal
          ? new Read(end + 2, Optional.of(at(InetAddress.ofLiteral(words[2]), words[4])))
          : new Malformed();
    } catch (IllegalArgumentException e) {
      return new Malformed();
    }
  }

  private static InetSocketAddress at(InetAddress address, String port) {
    return new InetSocketAddress(address, Integer.parseInt(port));
  }

  /** Version and command, family, length, addresses and ports. */
  private static ProxyHeader second(byte[] bytes) {
    ByteBuffer header = ByteBuffer.wrap(bytes, SECOND.length(), bytes.length - SECOND.length());
    int command = header.get();
    int family = header.get();
    int size = header.getShort() & 0xffff;
    int address = family == 0x11 ? 4 : family == 0x21 ? 16 : 0;
    boolean local = command == 0x20;
    boolean fits = size >= (local || address == 0 ? 0 : 2 * address + 4);
    if (!(local || command == 0x21) || size > LONGEST || !fits) {
      return new Malformed();
    }
    int length = SECOND.length() + 4 + size;
    if (bytes.length < length) {
      return new Begun();
    }
    if (local || address == 0) {
      return new Read(length, Optional.empty());
    }
    byte[] source = new byte[address];
    header.get(source);
    header.position(header.position() + address);
    int port = header.getShort() & 0xffff;
    try {
      return new Read(
          length, Optional.of(new InetSocketAddress(InetAddress.getByAddress(source), port)));
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }
}
