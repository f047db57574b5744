package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Commitment;
import lethe.app.play.Opened;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.play.Thinkers;
import lethe.app.play.Thinking;
import lethe.app.save.JournalFile;
import lethe.app.save.Store;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Player;
import lethe.engine.core.Script;

/**
 * Deals so that nobody has chosen what is dealt, and everybody can see afterwards that nobody has.
 */
final class Dealer {
  private final TableFiles files;
  private final Limits limits;
  private final Thinkers thinkers;
  private final Log log;
  private final InstantSource clock;
  private final SecureRandom random;

  Dealer(
      TableFiles files,
      Limits limits,
      Thinkers thinkers,
      Log log,
      InstantSource clock,
      SecureRandom random) {
    this.files = files;
    this.limits = limits;
    this.thinkers = thinkers;
    this.log = log;
    this.clock = clock;
    this.random = random;
  }

  /** Why the game cannot be played by so many, or with these options; nothing if it can. */
  Optional<String> objection(HouseTable table) {
    return switch (opened(table, 0)) {
      case Valid<Table<?, ?, ?>> _ -> Optional.empty();
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) -> Optional.of(sentence(faults));
    };
  }

  private static String sentence(List<Fault> faults) {
    Fault fault = faults.getFirst();
    return Clean.line(Titles.REASONS.say(fault.why(), fault.facts()), 300);
  }

  private Checked<Table<?, ?, ?>> opened(HouseTable table, long seed) {
    List<Seated> seated = new ArrayList<>();
    table
        .places()
        .forEach(
            (seat, place) ->
                seated.add(
                    new Seated(
                        seat,
                        place instanceof SeatOwner.Bot(String level)
                            ? new Player.Machine(level)
                            : new Player.Human())));
    String now = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
    return Opened.of(
        table.title(), new Header(table.title().id(), table.options(), seed, now, seated));
  }

  /**
   * Deals; what binds the deal is on the disk before anybody sees a card.
   *
   * @return whether it could be written down
   */
  boolean deal(HouseTable table) {
    long seed = random.nextLong();
    Commitment commitment = Commitment.to(seed, random);
    return switch (opened(table, seed)) {
      case Valid<Table<?, ?, ?>>(Table<?, ?, ?> match) -> {
        match.note(new Control.Committed(commitment.hash(), commitment.nonce()));
        Path file = files.journal(table);
        yield switch (JournalFile.create(file, text(match), match.match().position())) {
          case Valid<Store>(Store store) -> {
            log.note("dealt", "table", table.number(), "commitment", commitment.hash());
            begin(table, match, store);
            yield true;
          }
          case Faulty<Store>(List<Fault> faults) -> {
            log.unwritten(file, sentence(faults));
            yield false;
          }
        };
      }
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) ->
          throw new IllegalStateException(sentence(faults));
    };
  }

  private static <C, O, V> String text(Table<C, O, V> table) {
    return table.match().journal().text(table.game().notation());
  }

  private void begin(HouseTable table, Table<?, ?, ?> match, Store store) {
    match.keep(
        new WatchedStore(
            store,
            log.probe()::appended,
            why -> {
              log.unwritten(files.journal(table), why);
              table.tell(House.SAY.say("no-room-table"));
            }));
    match.limit(limits.of(Limit.JOURNAL));
    match.host(
        limits.time(Limit.PACE),
        thinkers.of(table.maker()),
        () -> !match.isFull(),
        e -> log.failed("bot at table " + table.number(), e));
    table.deal(match);
  }

  /**
   * Goes on with what had been dealt before the house was opened. A journal that ends before
   * anything was bound was never seen by anybody, and is dealt anew; a table whose journal cannot
   * be gone on with is shut.
   */
  void resume(HouseTable table) throws IOException {
    Path file = files.journal(table);
    if (!Files.exists(file)) {
      return;
    }
    switch (Saved.load(file)) {
      case Valid<Saved>(Saved saved) when Commitment.of(saved.table().match()).isPresent() ->
          resume(table, file, saved);
      case Valid<Saved> _ -> Files.delete(file);
      case Faulty<Saved>(List<Fault> faults) -> {
        Fault fault = faults.getFirst();
        boolean newer = isNewer(fault);
        if (newer || isSeen(file)) {
          table.shut(newer ? HouseTable.Standing.NEWER : HouseTable.Standing.UNREADABLE);
          log.warn("unreadable", "file", file, "line", fault.line(), "why", sentence(faults));
        } else {
          Files.delete(file);
        }
      }
    }
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

  private void resume(HouseTable table, Path file, Saved saved) {
    int played = saved.table().match().position();
    switch (JournalFile.resume(file, saved.whole(), played)) {
      case Valid<Store>(Store store) -> {
        log.note("resumed", "table", table.number(), "entries", played, "torn", saved.torn());
        begin(table, saved.table(), store);
      }
      case Faulty<Store>(List<Fault> faults) -> {
        table.shut(HouseTable.Standing.UNREADABLE);
        log.unwritten(file, sentence(faults));
      }
    }
  }

  /** Looks up a match that has been put away; nobody moves in it any more. */
  void recall(HouseTable table) {
    try {
      if (Saved.load(files.journal(table)) instanceof Valid<Saved>(Saved saved)) {
        saved
            .table()
            .host(
                limits.time(Limit.PACE),
                Thinking.AT_ONCE,
                () -> false,
                e -> log.failed("table", e));
        table.deal(saved.table());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the deal at a table was bound by. */
  static List<String> bound(HouseTable table) {
    return table
        .table()
        .flatMap(t -> Commitment.of(t.match()))
        .map(c -> List.of(House.SAY.say("bound", c.hash())))
        .orElse(List.of());
  }

  /** The seed and the nonce, once the match is over. */
  static List<String> revealed(HouseTable table) {
    return table
        .over()
        .flatMap(
            t ->
                Commitment.of(t.match())
                    .map(
                        c ->
                            List.of(
                                House.SAY.say(
                                    "revealed",
                                    t.match().header().seed(),
                                    c.nonce(),
                                    table.number()))))
        .orElse(List.of());
  }

  /** A match that is over, as its journal has it. */
  static Reply journal(HouseTable table) {
    return table
        .over()
        .map(t -> Reply.said(text(t).lines().toList()))
        .orElseGet(() -> Reply.refused(House.SAY.say("not-over", table.number())));
  }
}
