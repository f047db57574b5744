package lethe.app.ssh;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Limits;
import lethe.app.house.Network;

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

  /**
   * What a house has in common with others.
   *
   * @param database of PostgreSQL, as a JDBC URL; a file of its own if empty
   * @param hostKey the file of the key by which clients know the house again, if not in its folder
   * @param seedKey the file of the key that seals seeds in the database, if not in its folder
   */
  public record Shared(Optional<String> database, Optional<Path> hostKey, Optional<Path> seedKey) {
    public static final Shared NONE =
        new Shared(Optional.empty(), Optional.empty(), Optional.empty());

    /** The URL can hold a password. */
    @Override
    public String toString() {
      return "Shared";
    }
  }

  /**
   * What an operator adds.
   *
   * @param notice the file whose text is shown in the lobby
   * @param proxies from where connections are brought that come from elsewhere, and say so
   * @param files the folder of {@link lethe.app.house.disk.OwnFiles}
   */
  public record Operator(Optional<Path> notice, List<Network> proxies, Optional<Path> files) {
    public static final Operator NONE = new Operator(Optional.empty(), List.of(), Optional.empty());
  }

  @Override
  public String toString() {
    return "Settings of " + bind + ":" + port;
  }
}
