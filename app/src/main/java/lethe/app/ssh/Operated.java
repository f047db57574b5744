package lethe.app.ssh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import lethe.app.titles.Titles;
import lethe.engine.core.Fault;

/** What whoever runs a house has settled for it. Any thread may ask. */
final class Operated {
  private final Path data;
  private final Bans bans;
  private final Notices notices;
  private final OwnFiles files;
  private volatile boolean draining;

  private Operated(Path data, Bans bans, Notices notices, OwnFiles files) {
    this.data = data;
    this.bans = bans;
    this.notices = notices;
    this.files = files;
  }

  /** As it stands; what is wrong with the house's own files is written into the log. */
  static Operated of(Settings settings, InstantSource clock, Log log) throws IOException {
    OwnFiles files = new OwnFiles(settings.operator().files());
    files.judged().forEach(judged -> judged.fault().ifPresent(fault -> note(judged, fault, log)));
    return new Operated(
        settings.data(),
        Bans.in(settings.data().resolve("bans"), clock, log),
        new Notices(settings.operator().notice(), log),
        files);
  }

  private static void note(OwnFiles.Judged judged, Fault fault, Log log) {
    log.warn(
        "bad-file",
        "game",
        judged.game(),
        "option",
        judged.option(),
        "name",
        judged.name(),
        "line",
        fault.line(),
        "column",
        fault.column(),
        "why",
        Titles.REASONS.say(fault.why(), fault.facts()));
  }

  Bans bans() {
    return bans;
  }

  /** The message of the day. */
  Notices notices() {
    return notices;
  }

  /** Decks and boards of the house's own. */
  OwnFiles files() {
    return files;
  }

  /** How many bytes can still be written. */
  long room() {
    try {
      return Files.getFileStore(data).getUsableSpace();
    } catch (IOException e) {
      return 0;
    }
  }

  /** From now on no match begins. */
  void drain() {
    draining = true;
  }

  boolean isDraining() {
    return draining;
  }
}
