package lethe.app.ssh;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Houses for tests: on a free port, with bots that do not take their time. */
final class Houses {
  static final Limits QUICK =
      new Limits(
          600,
          600,
          6,
          Duration.ofSeconds(60),
          Duration.ofMinutes(30),
          8,
          500,
          1_000,
          1 << 20,
          Duration.ZERO,
          Duration.ofDays(1),
          Duration.ZERO);

  private Houses() {}

  static Settings settings(Path data) {
    return new Settings(
        "127.0.0.1", 0, data, Optional.empty(), true, Optional.empty(), Optional.empty(), QUICK);
  }

  static Settings limited(Path data, UnaryOperator<Limits> change) {
    Settings usual = settings(data);
    return new Settings(
        usual.bind(),
        usual.port(),
        usual.data(),
        usual.keys(),
        usual.guests(),
        usual.password(),
        usual.socket(),
        change.apply(usual.limits()));
  }

  /** The same, but seats are held for so long. */
  static Limits holding(Limits limits, Duration hold) {
    return new Limits(
        limits.connections(),
        limits.connectionsEach(),
        limits.tries(),
        limits.greeting(),
        limits.idle(),
        limits.tables(),
        limits.lineLength(),
        limits.lines(),
        limits.journal(),
        limits.patience(),
        hold,
        limits.pace());
  }

  static Server open(Settings settings) {
    return open(settings, new ByteArrayOutputStream());
  }

  static Server open(Settings settings, ByteArrayOutputStream log) {
    try {
      PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8);
      return Server.start(settings, new Log(out, InstantSource.system()));
    } catch (IOException | GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }
}
