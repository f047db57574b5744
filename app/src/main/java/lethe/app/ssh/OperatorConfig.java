package lethe.app.ssh;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.server.limit.IpNetwork;

/**
 * Optional settings of the operator.
 *
 * @param noticeFile the file whose text is shown in the lobby
 * @param proxies the networks of proxies that send the PROXY protocol
 * @param contentFolder the folder of {@link lethe.app.server.disk.ContentFiles}
 * @param hookProgram the program that notifies an absent player of their turn
 * @param usesLoginNames whether new users are named after their login name instead of getting an
 *     anonymous name
 */
public record OperatorConfig(
    Optional<Path> noticeFile,
    List<IpNetwork> proxies,
    Optional<Path> contentFolder,
    Optional<Path> hookProgram,
    boolean usesLoginNames) {
  public static final OperatorConfig NONE =
      new OperatorConfig(Optional.empty(), List.of(), Optional.empty());

  /** Creates settings without a hook, in which new users get anonymous names. */
  public OperatorConfig(Optional<Path> notice, List<IpNetwork> proxies, Optional<Path> files) {
    this(notice, proxies, files, Optional.empty(), false);
  }
}
