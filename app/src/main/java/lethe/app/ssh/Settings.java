package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.house.Limits;

/**
 * How a house is run.
 *
 * @param bind the address it listens on
 * @param port 0 for any that is free
 * @param data where it keeps its key, and, without a database elsewhere, its tables and people
 * @param keys a file of public keys, as OpenSSH writes them; where there is one, no other key is
 *     let in
 * @param guests whether people without a key are let in
 * @param password what guests are asked for
 * @param socket where those whom another server has let in come in; not if empty
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
  /** A house by itself, with nothing that an operator adds. */
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

  /** The same with what an operator adds. */
  public Settings with(Operator other) {
    return new Settings(bind, port, data, keys, guests, password, socket, limits, other, shared);
  }

  /** The same with other houses. */
  public Settings with(Shared other) {
    return new Settings(bind, port, data, keys, guests, password, socket, limits, operator, other);
  }

  @Override
  public String toString() {
    return "Settings of " + bind + ":" + port;
  }
}
