package lethe.app.ssh;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a house is run.
 *
 * @param bind the address it listens on
 * @param port 0 for any that is free
 * @param data where it keeps its tables, people and key
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
    Limits limits) {
  @Override
  public String toString() {
    return "Settings of " + bind + ":" + port;
  }
}
