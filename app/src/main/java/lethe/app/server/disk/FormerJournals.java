package lethe.app.server.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.app.play.Commitment;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.Log;
import lethe.app.server.disk.FormerTable.Journal;
import lethe.engine.core.InputError;
import lethe.engine.core.Script;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Reads journals from the files of an earlier version. */
record FormerJournals(Log log) {
  /**
   * Reads a journal. One that ends before the commitment of the deal counts as missing, because
   * nobody has seen the deal.
   */
  Journal read(Path file) throws IOException {
    if (!Files.exists(file)) {
      return new Journal.None();
    }
    return switch (LoadedMatch.load(file)) {
      case Valid<LoadedMatch>(LoadedMatch saved)
          when Commitment.of(saved.table().match()).isPresent() -> {
        if (saved.torn()) {
          log.info("torn", "file", file);
        }
        yield whole(saved.table());
      }
      case Valid<LoadedMatch> _ -> new Journal.None();
      case Invalid<LoadedMatch>(List<InputError> faults) -> unreadable(file, faults.getFirst());
    };
  }

  private static <C, O, V> Journal whole(Table<C, O, V> table) {
    List<String> lines =
        table.match().journal().entries().stream()
            .map(entry -> entry.line(table.game().notation()))
            .toList();
    return new Journal.Whole(table.match().header(), lines);
  }

  private Journal unreadable(Path file, InputError fault) throws IOException {
    int format = newerVersion(fault);
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    if (format == 0 && !hasEntries(text)) {
      return new Journal.None();
    }
    log.warn("unreadable", "file", file, "line", fault.line(), "why", FaultText.describe(fault));
    return new Journal.Unparsed(
        format, format == 0 ? text : Files.readString(file, StandardCharsets.UTF_8));
  }

  /** Returns the journal's version if it is newer than this program's; otherwise 0. */
  private static int newerVersion(InputError fault) {
    String version =
        fault.arguments().isEmpty() ? "" : String.valueOf(fault.arguments().getFirst());
    boolean known = fault.code() == ScriptErrorCode.OTHER_VERSION && version.matches("[0-9]{1,9}");
    int format = known ? Integer.parseInt(version) : 0;
    return format > Script.VERSION ? format : 0;
  }

  /** Returns whether there is anything after the header, whatever it is. */
  private static boolean hasEntries(String text) {
    return text.lines().anyMatch(line -> line.startsWith("* ") || line.contains(": "));
  }
}
