package lethe.app.ssh;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The result of parsing a PROXY protocol header, version 1 or 2. */
sealed interface ProxyHeader {
  /**
   * A complete header.
   *
   * @param length the length of the header, in bytes
   * @param client the client's address; empty if the header contains no Internet address, for
   *     example because the proxy opened the connection itself
   */
  record Complete(int length, Optional<InetSocketAddress> client) implements ProxyHeader {}

  /** The beginning of a header; more bytes are needed. */
  record Incomplete() implements ProxyHeader {}

  /** Data that does not begin like a header. */
  record Absent() implements ProxyHeader {}

  /** Data that begins like a header but is invalid. */
  record Malformed() implements ProxyHeader {}

  /** The signature of version 1. */
  String V1_SIGNATURE = "PROXY ";

  /** The signature of version 2, one character per byte. */
  String V2_SIGNATURE = "\r\n\r\n\0\r\nQUIT\n";

  /** The maximum length of a version 1 header, in bytes. */
  int MAX_V1_LENGTH = 107;

  /**
   * The maximum length, in bytes, of the addresses and extensions in a version 2 header. Extensions
   * are skipped.
   */
  int MAX_V2_LENGTH = 4096;

  /** Parses the header at the beginning of the bytes received so far. */
  static ProxyHeader parse(byte[] bytes) {
    if (matchesSoFar(bytes, V1_SIGNATURE.getBytes(StandardCharsets.US_ASCII))) {
      return bytes.length < V1_SIGNATURE.length() ? new Incomplete() : parseV1(bytes);
    }
    if (matchesSoFar(bytes, V2_SIGNATURE.getBytes(StandardCharsets.US_ASCII))) {
      return bytes.length < V2_SIGNATURE.length() + 4 ? new Incomplete() : parseV2(bytes);
    }
    return new Absent();
  }

  /** Returns whether two arrays agree up to the length of the shorter one. */
  private static boolean matchesSoFar(byte[] bytes, byte[] prefix) {
    int length = Math.min(bytes.length, prefix.length);
    return Arrays.equals(bytes, 0, length, prefix, 0, length);
  }

  /** Parses version 1: a line such as {@code PROXY TCP4 192.0.2.7 198.51.100.1 50123 2222}. */
  private static ProxyHeader parseV1(byte[] bytes) {
    String text =
        new String(bytes, 0, Math.min(MAX_V1_LENGTH, bytes.length), StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\r\n");
    if (end < 0) {
      return bytes.length < MAX_V1_LENGTH ? new Incomplete() : new Malformed();
    }
    String[] fields = text.substring(0, end).split(" ", -1);
    if (fields[1].equals("UNKNOWN")) {
      return new Complete(end + 2, Optional.empty());
    }
    boolean ipv6 = fields[1].equals("TCP6");
    if (fields.length != 6 || !(ipv6 || fields[1].equals("TCP4"))) {
      return new Malformed();
    }
    boolean validPorts = fields[4].matches("[0-9]{1,5}") && fields[5].matches("[0-9]{1,5}");
    boolean validAddress = fields[2].matches(ipv6 ? "[0-9A-Fa-f:.]+" : "[0-9]+(\\.[0-9]+){3}");
    try {
      return validPorts && validAddress
          ? new Complete(
              end + 2, Optional.of(socketAddress(InetAddress.ofLiteral(fields[2]), fields[4])))
          : new Malformed();
    } catch (IllegalArgumentException e) {
      return new Malformed();
    }
  }

  private static InetSocketAddress socketAddress(InetAddress address, String port) {
    return new InetSocketAddress(address, Integer.parseInt(port));
  }

  /** Parses version 2: command, family, length, addresses and ports. */
  private static ProxyHeader parseV2(byte[] bytes) {
    ByteBuffer header =
        ByteBuffer.wrap(bytes, V2_SIGNATURE.length(), bytes.length - V2_SIGNATURE.length());
    int command = header.get();
    int family = header.get();
    int size = header.getShort() & 0xffff;
    int addressLength = family == 0x11 ? 4 : family == 0x21 ? 16 : 0;
    boolean isLocal = command == 0x20;
    boolean fits = size >= (isLocal || addressLength == 0 ? 0 : 2 * addressLength + 4);
    if (!(isLocal || command == 0x21) || size > MAX_V2_LENGTH || !fits) {
      return new Malformed();
    }
    int length = V2_SIGNATURE.length() + 4 + size;
    if (bytes.length < length) {
      return new Incomplete();
    }
    if (isLocal || addressLength == 0) {
      return new Complete(length, Optional.empty());
    }
    byte[] source = new byte[addressLength];
    header.get(source);
    header.position(header.position() + addressLength);
    int port = header.getShort() & 0xffff;
    try {
      return new Complete(
          length, Optional.of(new InetSocketAddress(InetAddress.getByAddress(source), port)));
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }
}
