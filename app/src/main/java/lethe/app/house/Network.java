package lethe.app.house;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;

/**
 * An address, or all that begin like it.
 *
 * @param base the first of them
 * @param bits how many bits all of them share
 */
public record Network(InetAddress base, int bits) {
  /**
   * Reads {@code 192.0.2.7}, {@code 192.0.2.0/24} or {@code 2001:db8::/32}; never asks a name
   * server.
   */
  public static Optional<Network> read(String text) {
    String[] sides = text.split("/", -1);
    try {
      InetAddress base = InetAddress.ofLiteral(sides[0]);
      int most = base.getAddress().length * 8;
      if (sides.length == 1) {
        return Optional.of(new Network(base, most));
      }
      boolean fits = sides.length == 2 && sides[1].matches("[0-9]{1,3}");
      int bits = fits ? Integer.parseInt(sides[1]) : most + 1;
      return bits <= most ? Optional.of(new Network(first(base, bits), bits)) : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static InetAddress first(InetAddress address, int bits) {
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
        && Arrays.equals(first(address, bits).getAddress(), base.getAddress());
  }

  /** Whether this is an address in it. */
  public boolean contains(String address) {
    return read(address).filter(one -> contains(one.base)).isPresent();
  }

  @Override
  public String toString() {
    boolean one = bits == base.getAddress().length * 8;
    return text(base) + (one ? "" : "/" + bits);
  }

  /** An address without the interface that it was seen at. */
  public static String text(InetAddress address) {
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
