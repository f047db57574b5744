package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.play.Saved;
import lethe.app.save.Folder;
import lethe.app.save.JournalFile;
import lethe.app.save.Trouble;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Match;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;

/** The kept matches, as one looks through them. Each is played again only when it has changed. */
final class KeptMatches {
  private static final int BEST = 3;

  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM uuuu, HH:mm", Locale.ENGLISH);

  private final Folder folder;
  private final Map<Path, Read> read = new HashMap<>();

  KeptMatches(Folder folder) {
    this.folder = folder;
  }

  /**
   * A kept match.
   *
   * @param when it was begun, as far as it says
   * @param people who is no bot in it
   */
  record Kept(Path file, Title<?, ?, ?> title, String when, List<Seat> people, MatchStatus status) {
    private static Kept of(Saved saved) {
      Match<?, ?, ?> match = saved.table().match();
      List<Seat> people =
          match.seats().stream()
              .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
              .toList();
      return new Kept(
          saved.file(),
          saved.table().title(),
          match.header().saved(),
          people,
          MatchStatus.of(match));
    }

    /** When it was begun, as one reads it: {@code 22 Nov 2026, 14:35}. */
    String day() {
      try {
        return DAY.format(Instant.parse(when).atZone(ZoneId.systemDefault()));
      } catch (DateTimeParseException e) {
        return when;
      }
    }

    /**
     * How it ended, in a sentence, and what one has to know to judge that; or whom it waits for.
     */
    String result() {
      return status
              .outcome()
              .map(outcome -> title.narration().end(outcome, Spectator.SPECTATOR))
              .map(lines -> lines.isEmpty() ? status.standing() : brief(lines.getFirst()))
              .orElseGet(status::standing)
          + status.circumstances();
    }

    /** That it is over stands in the list already. */
    private static String brief(Text sentence) {
      return sentence.words().strip().replaceFirst("^The \\w+ is over: ", "");
    }

    /** The most points of a person in it, or of anybody where nobody was a person. */
    int score() {
      return status.outcome().stream()
          .flatMap(outcome -> outcome.standings().stream())
          .filter(standing -> people.isEmpty() || people.contains(standing.seat()))
          .mapToInt(Outcome.Standing::score)
          .max()
          .orElse(0);
    }
  }

  /**
   * What a file came to.
   *
   * @param changed when it was written last, and how long it was then
   */
  private record Read(FileTime changed, long size, Checked<Kept> kept) {}

  /** All that can be read, the one that was played last at the end. */
  List<Kept> kept() {
    return folder.latest().stream().flatMap(file -> whole(file).stream()).toList();
  }

  /**
   * Throws a match away, unless somebody is playing it now.
   *
   * @return what came of it, in a sentence
   */
  String delete(Path file) throws IOException {
    if (JournalFile.isInUse(file)) {
      return Faults.line(file.toString(), Fault.at(0, 0, Trouble.IN_USE));
    }
    Files.deleteIfExists(file);
    read.remove(file);
    return Lethe.SAY.say("menu.deleted", file.getFileName());
  }

  /** What is wrong with those that cannot be read, a line each. */
  List<String> unread() {
    return folder.files().stream().flatMap(file -> wrong(file).stream()).toList();
  }

  private Optional<Kept> whole(Path file) {
    return look(file) instanceof Valid<Kept>(Kept kept) ? Optional.of(kept) : Optional.empty();
  }

  private Optional<String> wrong(Path file) {
    return look(file) instanceof Faulty<Kept>(List<Fault> faults)
        ? Optional.of(Faults.line(file.toString(), faults.getFirst()))
        : Optional.empty();
  }

  private Checked<Kept> look(Path file) {
    try {
      FileTime changed = Files.getLastModifiedTime(file);
      long size = Files.size(file);
      Read known = read.get(file);
      if (known == null || known.size() != size || !known.changed().equals(changed)) {
        known = new Read(changed, size, load(file));
        read.put(file, known);
      }
      return known.kept();
    } catch (IOException e) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NOT_READABLE));
    }
  }

  private static Checked<Kept> load(Path file) throws IOException {
    return Saved.load(file).then(saved -> new Valid<>(Kept.of(saved)));
  }

  /** The best results of a game, a line each, the best first. */
  static List<String> best(List<Kept> all, Title<?, ?, ?> title) {
    return all.stream()
        .filter(kept -> kept.title().id().equals(title.id()))
        .filter(kept -> kept.status().isOver())
        .sorted(Comparator.comparingInt(Kept::score).reversed())
        .limit(BEST)
        .map(kept -> Lethe.SAY.say("menu.best", kept.score(), kept.result(), kept.day()))
        .toList();
  }
}
