package lethe.app.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.play.Opened;
import lethe.app.play.Seeds;
import lethe.app.play.TableSetup;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** What can be chosen for a match, whatever the game. */
final class Choices {
  private final Syntax syntax;
  private final Supplier<Map<String, String>> seats;
  private final Supplier<Map<String, String>> options;
  private final Supplier<Optional<Long>> seed;

  /**
   * The options by which it is chosen.
   *
   * @param players who can be given a seat, in a sentence
   */
  Choices(Syntax syntax, String players) {
    this.syntax = syntax;
    seats = syntax.pairs("--seat", "NAME=PLAYER", players + " May be given once a seat.");
    options =
        syntax.pairs(
            "--option",
            "KEY=VALUE",
            "What the game can vary; ${ROOT-COMMAND-NAME} rules GAME lists it. May be given several"
                + " times.");
    seed =
        syntax.option(
            "--seed",
            "N",
            Long.class,
            "All chances of the match come from this number; drawn if not given.");
  }

  /** What was chosen; where the title takes a text, a value that names a file is what is in it. */
  Checked<Options> options(Title<?, ?, ?> title) {
    return new Texts(title.texts(), options.get()).read();
  }

  /** The same, with these in the place of what was chosen. */
  Checked<Options> options(Title<?, ?, ?> title, Map<String, String> instead) {
    return new Texts(title.texts(), with(instead)).read();
  }

  private Map<String, String> with(Map<String, String> instead) {
    Map<String, String> all = new LinkedHashMap<>(options.get());
    all.putAll(instead);
    return all;
  }

  /** Says what is wrong with what was chosen; the exit code. */
  int wrong(Title<?, ?, ?> title, List<Fault> faults, PrintStream err) {
    return wrong(title, Map.of(), faults, err);
  }

  /** The same, with these in the place of what was chosen. */
  int wrong(
      Title<?, ?, ?> title, Map<String, String> instead, List<Fault> faults, PrintStream err) {
    Texts texts = new Texts(title.texts(), with(instead));
    if (!texts.isIn(faults.getFirst())) {
      throw syntax.wrong(
          "plain", Titles.REASONS.say(faults.getFirst().why(), faults.getFirst().facts()));
    }
    faults.forEach(fault -> err.println(texts.line(fault)));
    return Exit.WRONG_FILE;
  }

  /** The seed that was given, or one that nobody can guess. */
  long seed() {
    return seed.get().orElseGet(Seeds::drawn);
  }

  /** Whether somebody chose the seed, who then may know what is dealt. */
  boolean choseSeed() {
    return seed.get().isPresent();
  }

  /** Whether somebody chose what a new match begins with. */
  boolean choseDeal() {
    return choseSeed() || !options.get().isEmpty();
  }

  long seed(long usual) {
    return seed.get().orElse(usual);
  }

  /** Who was given a seat. */
  List<Seated> given(Title<?, ?, ?> title) {
    return given(title, Map.of());
  }

  /** The same, with these in the place of those who were given their seats. */
  private List<Seated> given(Title<?, ?, ?> title, Map<String, String> instead) {
    Seats table = title.seats();
    Map<String, String> all = new LinkedHashMap<>(seats.get());
    all.putAll(instead);
    List<Seated> given = new ArrayList<>();
    for (Map.Entry<String, String> seat : all.entrySet()) {
      Seat named =
          table
              .named(seat.getKey())
              .orElseThrow(
                  () ->
                      syntax.wrong(
                          "unknown-seat", seat.getKey(), String.join(", ", table.names())));
      Player player =
          Player.read(seat.getValue())
              .orElseThrow(
                  () ->
                      title.level(seat.getValue()).isPresent()
                          ? syntax.wrong("bare-level", seat.getKey(), seat.getValue())
                          : syntax.wrong("unknown-player", seat.getValue()));
      if (player instanceof Player.Machine(String called) && title.level(called).isEmpty()) {
        throw syntax.wrong("unknown-level", called, Opened.levels(title));
      }
      given.add(new Seated(named, player));
    }
    return given;
  }

  /**
   * The whole table: those that were given; on the first free seat, if no person was given one,
   * this player, and on the others that one.
   */
  TableSetup table(Title<?, ?, ?> title, Player first, Player rest) {
    return TableSetup.of(title, given(title), first, rest);
  }

  /** A table of bots, with these in the place of those who were given their seats. */
  TableSetup bots(Title<?, ?, ?> title, Map<String, String> instead) {
    return TableSetup.of(
        title, given(title, instead), new Player.Machine(""), new Player.Machine(""));
  }
}
