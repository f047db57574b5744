package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.Folder;
import lethe.app.save.Trouble;
import lethe.app.titles.Circumstances;
import lethe.app.titles.Title;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/** The kept matches, as one looks through them. */
record KeptMatches(Folder folder) {
  private static final int BEST = 3;

  /**
   * A kept match.
   *
   * @param when it was begun, as far as it says
   * @param over whether it is over
   * @param standing how it ended, or whom it waits for
   */
  record Kept(Path file, Table<?, ?, ?> table, String when, boolean over, String standing) {
    Title<?, ?, ?> title() {
      return table.title();
    }
  }

  /** All that can be read, the one that was played last at the end. */
  List<Kept> kept() {
    return folder.latest().stream()
        .map(KeptMatches::load)
        .flatMap(
            loaded ->
                loaded instanceof Valid<Saved>(Saved saved)
                    ? Stream.of(kept(saved))
                    : Stream.empty())
        .toList();
  }

  /** What is wrong with those that cannot be read, a line each. */
  List<String> unread() {
    return folder.files().stream()
        .flatMap(
            file ->
                load(file) instanceof Faulty<Saved>(List<Fault> faults)
                    ? Stream.of(Faults.line(file.toString(), faults.getFirst()))
                    : Stream.empty())
        .toList();
  }

  private static Checked<Saved> load(Path file) {
    try {
      return Saved.load(file);
    } catch (IOException e) {
      return Checked.faulty(Fault.at(0, 0, Trouble.NOT_READABLE));
    }
  }

  private static Kept kept(Saved saved) {
    Table<?, ?, ?> table = saved.table();
    String when = table.match().header().saved().replace('T', ' ').replaceAll(":\\d\\dZ$", "");
    return switch (table.match().turn()) {
      case Turn.Over(Outcome outcome) ->
          new Kept(
              saved.file(),
              table,
              when,
              true,
              Lethe.SAY.say("menu.ended", outcome) + Circumstances.of(table.match()));
      case Turn.Awaits(List<Seat> seats) ->
          new Kept(
              saved.file(),
              table,
              when,
              false,
              Lethe.SAY.say(
                  "menu.waits", String.join(", ", seats.stream().map(Seat::name).toList())));
    };
  }

  /** The best results of those who played this alone, a line each, the best first. */
  static List<String> best(List<Kept> all, Title<?, ?, ?> title) {
    return all.stream()
        .filter(kept -> kept.over() && kept.title().id().equals(title.id()))
        .filter(kept -> isAlone(kept.table()))
        .sorted(Comparator.comparingInt(KeptMatches::score).reversed())
        .limit(BEST)
        .map(
            kept ->
                Lethe.SAY.say("menu.best", score(kept), outcome(kept).how(), kept.when())
                    + Circumstances.of(kept.table().match()))
        .toList();
  }

  private static boolean isAlone(Table<?, ?, ?> table) {
    List<Player> players = table.match().players();
    return players.size() == 1 && players.getFirst() instanceof Player.Human;
  }

  private static int score(Kept kept) {
    return outcome(kept).standings().getFirst().score();
  }

  private static Outcome outcome(Kept kept) {
    return ((Turn.Over) kept.table().match().turn()).outcome();
  }
}
