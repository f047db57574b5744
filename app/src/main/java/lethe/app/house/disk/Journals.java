package lethe.app.house.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.house.Log;
import lethe.app.house.Standing;
import lethe.app.house.TableStore.Resumed;
import lethe.app.play.Commitment;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.JournalFile;
import lethe.app.save.Store;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Script;

/** The journals of a house's matches, a file each. */
record Journals(Log log) {
  /** Begins one; nothing if it could not be written. */
  Optional<Store> create(Path file, String text, int position) {
    return switch (JournalFile.create(file, text, position)) {
      case Valid<Store>(Store store) -> Optional.of(store);
      case Faulty<Store>(List<Fault> faults) -> {
        log.unwritten(file, sentence(faults));
        yield Optional.empty();
      }
    };
  }

  /** A match as it was when it was put away; nothing if it cannot be read. */
  static Optional<Table<?, ?, ?>> recall(Path file) throws IOException {
    return Saved.load(file) instanceof Valid<Saved>(Saved saved)
        ? Optional.of(saved.table())
        : Optional.empty();
  }

  /**
   * Opens one to go on with it. One that ends before anything was bound was never seen by anybody,
   * and is taken away.
   */
  Resumed resume(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new Resumed.Undealt();
    }
    return switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) when Commitment.of(saved.table().match()).isPresent() ->
          resume(file, saved);
      case Valid<Saved> _ -> undealt(file);
      case Faulty<Saved>(List<Fault> faults) -> {
        Fault fault = faults.getFirst();
        boolean newer = isNewer(fault);
        if (newer || isSeen(file)) {
          log.warn("unreadable", "file", file, "line", fault.line(), "why", sentence(faults));
          yield new Resumed.Shut(newer ? Standing.NEWER : Standing.UNREADABLE);
        }
        yield undealt(file);
      }
    };
  }

  private Resumed resume(Path file, Saved saved) {
    return switch (JournalFile.resume(file, saved.whole(), saved.table().match().position())) {
      case Valid<Store>(Store store) -> new Resumed.Running(saved.table(), store, saved.torn());
      case Faulty<Store>(List<Fault> faults) -> {
        log.unwritten(file, sentence(faults));
        yield new Resumed.Shut(Standing.UNREADABLE);
      }
    };
  }

  private static Resumed undealt(Path file) throws IOException {
    Files.delete(file);
    return new Resumed.Undealt();
  }

  private static boolean isNewer(Fault fault) {
    String version = fault.facts().isEmpty() ? "" : String.valueOf(fault.facts().getFirst());
    return fault.why() == Flaw.OTHER_VERSION
        && version.matches("[0-9]{1,9}")
        && Integer.parseInt(version) > Script.VERSION;
  }

  /** Whether anything stands below its head, whatever bytes it is made of. */
  private static boolean isSeen(Path file) throws IOException {
    return Files.readAllLines(file, StandardCharsets.ISO_8859_1).stream()
        .anyMatch(line -> line.startsWith("* ") || line.contains(": "));
  }

  private static String sentence(List<Fault> faults) {
    return Reasons.say(faults.getFirst());
  }
}
