package lethe.app.server.sql;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerInfo;

/**
 * The configuration with which a server uses a PostgreSQL database.
 *
 * @param url the JDBC URL
 * @param password the password; if empty, the driver looks for it in {@code ~/.pgpass}
 * @param seedKey the file of the key that encrypts seeds
 * @param info the information about this server; the other servers and PostgreSQL are told its name
 * @param limits the number of connections and the timeouts
 */
public record PostgresConfig(
    String url, Optional<String> password, Path seedKey, ServerInfo info, Limits limits) {
  /** The maximum length of an application name in PostgreSQL. */
  private static final int MAX_APPLICATION_NAME_LENGTH = 63;

  /** Creates a configuration without a password or a name, with the default limits. */
  public PostgresConfig(String url, Path seedKey) {
    this(url, Optional.empty(), seedKey, ServerInfo.UNNAMED, Limits.DEFAULTS);
  }

  /** Returns the properties for the driver. Those in the URL have priority. */
  Properties properties() {
    Properties properties = new Properties();
    password.ifPresent(secret -> properties.setProperty("password", secret));
    String applicationName = ("lethe " + info.name()).strip();
    properties.setProperty(
        "ApplicationName",
        applicationName.substring(
            0, Math.min(MAX_APPLICATION_NAME_LENGTH, applicationName.length())));
    properties.setProperty("tcpKeepAlive", "true");
    // Database adds a time limit for statements. The connection that waits for messages of other
    // servers has none.
    properties.setProperty(
        "connectTimeout", "" + limits.duration(Limit.DATABASE_CONNECT_TIMEOUT).toSeconds());
    return properties;
  }

  /** Omits the URL, which can contain a user, and the password. */
  @Override
  public String toString() {
    return "PostgresConfig";
  }
}
