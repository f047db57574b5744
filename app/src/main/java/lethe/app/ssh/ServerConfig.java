package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.base.Limits;

/**
 * The configuration of a server.
 *
 * @param name the name of the server; empty for none
 * @param bindAddress the address or host name to listen on; not blank
 * @param port the port; 0 for any free port
 * @param dataFolder the folder of the server's files; with an external database, the data of the
 *     site is not among them
 * @param authorizedKeys an OpenSSH file of public keys; if present, no other key is accepted
 * @param allowsGuests whether users without a key are admitted
 * @param password the password for guests
 * @param joinSocket the path of the socket for users admitted by another process; empty for none
 */
public record ServerConfig(
    String name,
    String bindAddress,
    int port,
    Path dataFolder,
    Optional<Path> authorizedKeys,
    boolean allowsGuests,
    Optional<String> password,
    Optional<Path> joinSocket,
    Limits limits,
    OperatorConfig operatorConfig,
    ClusterConfig clusterConfig) {
  public ServerConfig {
    if (bindAddress.isBlank()) {
      // The SSH library would listen on all addresses.
      throw new IllegalArgumentException("no address to listen on");
    }
  }

  /** Creates the configuration of a single server without optional settings. */
  public ServerConfig(
      String bindAddress,
      int port,
      Path dataFolder,
      Optional<Path> keys,
      boolean guests,
      Optional<String> password,
      Optional<Path> socket,
      Limits limits) {
    this(
        "",
        bindAddress,
        port,
        dataFolder,
        keys,
        guests,
        password,
        socket,
        limits,
        OperatorConfig.NONE,
        ClusterConfig.NONE);
  }

  /** Returns a copy with the given optional settings. */
  public ServerConfig with(OperatorConfig other) {
    return new ServerConfig(
        name,
        bindAddress,
        port,
        dataFolder,
        authorizedKeys,
        allowsGuests,
        password,
        joinSocket,
        limits,
        other,
        clusterConfig);
  }

  /** Returns a copy with the given database and keys. */
  public ServerConfig with(ClusterConfig other) {
    return new ServerConfig(
        name,
        bindAddress,
        port,
        dataFolder,
        authorizedKeys,
        allowsGuests,
        password,
        joinSocket,
        limits,
        operatorConfig,
        other);
  }

  /** Omits the password. */
  @Override
  public String toString() {
    return "Settings of " + bindAddress + ":" + port;
  }
}
