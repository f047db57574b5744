package lethe.app.ssh;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.server.Network;

/**
 * What an operator adds to a server.
 *
 * @param notice the file whose text is shown in the lobby
 * @param proxies the networks of proxies that send the PROXY protocol
 * @param files the folder of {@link lethe.app.server.disk.OwnFiles}
 * @param hook the program that is run for an absent player whose turn it is
 * @param loginNames whether new users are named after their login name instead of an anonymous name
 */
public record Operator(
    Optional<Path> notice,
    List<Network> proxies,
    Optional<Path> files,
    Optional<Path> hook,
    boolean loginNames) {
  /** Creates additions without a hook. */
  public Operator(Optional<Path> notice, List<Network> proxies, Optional<Path> files) {
    this(notice, proxies, files, Optional.empty(), false);
  }

  /** Returns a copy in which new users are named after their login name. */
  Operator callingByLogin() {
    return new Operator(notice, proxies, files, hook, true);
  }

  public static final Operator NONE = new Operator(Optional.empty(), List.of(), Optional.empty());
}
