package lethe.app.server.base;

import java.time.Instant;

/**
 * The information that a server reports about itself.
 *
 * @param name the name that the operator has given the server; need not be unique
 * @param startedAt the time when the server was started, by the machine's clock
 */
public record ServerInfo(String name, String version, Instant startedAt) {
  public static final ServerInfo UNNAMED = new ServerInfo("", "", Instant.EPOCH);
}
