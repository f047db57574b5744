package lethe.app.server.limit;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/**
 * A range of IP addresses with a common prefix, or a single address.
 *
 * @param base the first address
 * @param bits the length of the prefix in bits
 */
public record IpNetwork(InetAddress base, int bits) {
  /**
   * Parses an address or a network, such as {@code 192.0.2.7}, {@code 192.0.2.0/24} or {@code
   * 2001:db8::/32}. Bits after the prefix are cleared. Returns empty if the text is invalid; names
   * are not resolved.
   */
  public static Optional<IpNetwork> parse(String text) {
    String[] parts = text.split("/", -1);
    try {
      InetAddress base = InetAddress.ofLiteral(parts[0]);
      int max = base.getAddress().length * 8;
      if (parts.length == 1) {
        return Optional.of(new IpNetwork(base, max));
      }
      boolean fits = parts.length == 2 && parts[1].matches("[0-9]{1,3}");
      int bits = fits ? Integer.parseInt(parts[1]) : max + 1;
      return bits <= max
          ? Optional.of(new IpNetwork(networkAddress(base, bits), bits))
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static InetAddress networkAddress(InetAddress address, int bits) {
    byte[] bytes = address.getAddress();
    for (int bit = bits; bit < bytes.length * 8; bit++) {
      bytes[bit / 8] &= (byte) ~(0x80 >> (bit % 8));
    }
    try {
      return InetAddress.getByAddress(bytes);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  public boolean contains(InetAddress address) {
    return address.getAddress().length == base.getAddress().length
        && Arrays.equals(networkAddress(address, bits).getAddress(), base.getAddress());
  }

  /** Returns whether the text is an address in this range. */
  public boolean contains(String address) {
    return parse(address).filter(parsed -> contains(parsed.base)).isPresent();
  }

  @Override
  public String toString() {
    boolean isSingle = bits == base.getAddress().length * 8;
    return addressText(base) + (isSingle ? "" : "/" + bits);
  }

  /** Returns the text form of an address without its IPv6 scope. */
  public static String addressText(InetAddress address) {
    if (address instanceof Inet6Address six && six.getScopeId() > 0) {
      try {
        return InetAddress.getByAddress(six.getAddress()).getHostAddress();
      } catch (UnknownHostException e) {
        throw new IllegalStateException(e);
      }
    }
    return address.getHostAddress();
  }
}
