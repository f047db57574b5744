package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.Limits;

/**
 * The configuration of a server.
 *
 * @param bind the address to listen on
 * @param port the port; 0 for any free port
 * @param data the folder of the host key and, without an external database, of all other data
 * @param keys an OpenSSH file of public keys; if present, no other key is accepted
 * @param guests whether users without a key are admitted
 * @param password the password for guests
 * @param socket the path of the socket for users admitted by another process; empty for none
 */
public record Settings(
    String bind,
    int port,
    Path data,
    Optional<Path> keys,
    boolean guests,
    Optional<String> password,
    Optional<Path> socket,
    Limits limits,
    Operator operator,
    Shared shared) {
  /** Creates the configuration of a single server without additions by the operator. */
  public Settings(
      String bind,
      int port,
      Path data,
      Optional<Path> keys,
      boolean guests,
      Optional<String> password,
      Optional<Path> socket,
      Limits limits) {
    this(bind, port, data, keys, guests, password, socket, limits, Operator.NONE, Shared.NONE);
  }

  /** Returns a copy with the given additions. */
  public Settings with(Operator other) {
    return new Settings(bind, port, data, keys, guests, password, socket, limits, other, shared);
  }

  /** Returns a copy that shares a database with other servers. */
  public Settings with(Shared other) {
    return new Settings(bind, port, data, keys, guests, password, socket, limits, operator, other);
  }

  @Override
  public String toString() {
    return "Settings of " + bind + ":" + port;
  }
}
