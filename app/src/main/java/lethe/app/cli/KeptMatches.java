package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.play.Saved;
import lethe.app.save.Folder;
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

/** The kept matches, as one looks through them. Each is played again only when it has changed. */
final class KeptMatches {
  private static final int BEST = 3;

  private final Folder folder;
  private final Map<Path, Read> read = new HashMap<>();

  KeptMatches(Folder folder) {
    this.folder = folder;
  }

  /**
   * A kept match.
   *
   * @param when it was begun, as far as it says
   * @param alone whether one person plays it, and nobody else
   */
  record Kept(Path file, Title<?, ?, ?> title, String when, boolean alone, MatchStatus status) {
    private static Kept of(Saved saved) {
      Match<?, ?, ?> match = saved.table().match();
      List<Player> players = match.players();
      return new Kept(
          saved.file(),
          saved.table().title(),
          match.header().saved().replace('T', ' ').replaceAll(":\\d\\dZ$", ""),
          players.size() == 1 && players.getFirst() instanceof Player.Human,
          MatchStatus.of(match));
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

  /** The best results of those who played this alone, a line each, the best first. */
  static List<String> best(List<Kept> all, Title<?, ?, ?> title) {
    return all.stream()
        .filter(kept -> kept.alone() && kept.title().id().equals(title.id()))
        .filter(kept -> kept.status().isOver())
        .sorted(Comparator.comparingInt(KeptMatches::score).reversed())
        .limit(BEST)
        .map(
            kept ->
                Lethe.SAY.say("menu.best", score(kept), outcome(kept).how(), kept.when())
                    + kept.status().circumstances())
        .toList();
  }

  private static int score(Kept kept) {
    return outcome(kept).standings().getFirst().score();
  }

  private static Outcome outcome(Kept kept) {
    return kept.status().outcome().orElseThrow();
  }
}
