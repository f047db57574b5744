package lethe.app.ssh;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Network;

/**
 * What an operator adds.
 *
 * @param notice the file whose text is shown in the lobby
 * @param proxies from where connections are brought that come from elsewhere, and say so
 * @param files the folder of {@link lethe.app.house.disk.OwnFiles}
 * @param hook the program that is run for somebody who is not here and whose turn it is
 * @param loginNames whether newcomers are called what they log in as, and not by a name that tells
 *     nothing of them
 */
public record Operator(
    Optional<Path> notice,
    List<Network> proxies,
    Optional<Path> files,
    Optional<Path> hook,
    boolean loginNames) {
  /** One without a hook. */
  public Operator(Optional<Path> notice, List<Network> proxies, Optional<Path> files) {
    this(notice, proxies, files, Optional.empty(), false);
  }

  /** The same where newcomers are called what they log in as. */
  Operator callingByLogin() {
    return new Operator(notice, proxies, files, hook, true);
  }

  public static final Operator NONE = new Operator(Optional.empty(), List.of(), Optional.empty());
}
