package lethe.app.titles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.story.Beat;
import lethe.app.words.CommandMarkup;
import lethe.app.words.Launcher;
import lethe.app.words.Messages;
import lethe.engine.core.Game;
import lethe.engine.core.InputError;
import lethe.engine.core.Notation;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;

/**
 * A game as the program offers it.
 *
 * @param label the names
 * @param rules the rules
 * @param renderer the drawing
 * @param narration the wording
 * @param tutor questions and lessons
 * @param prose the texts
 * @param bots the bots
 * @param memory what players have to remember
 */
public record Title<C, O, V>(
    Label label,
    Rules<C, O, V> rules,
    Renderer<C, V> renderer,
    Narration<O, V> narration,
    Tutor<C, V> tutor,
    Prose prose,
    Levels<C, O, V> bots,
    Memory<C, V> memory) {
  private static final String HINTS = "hints";

  /** The options of every title. */
  private static final List<Option> OF_ALL = List.of(Option.onOrOff(HINTS));

  /** Returns this title with its shortest wording. */
  public Title<C, O, V> briefly() {
    return new Title<>(
        label,
        rules,
        renderer.briefly(),
        narration.briefly(),
        tutor.briefly(),
        prose,
        bots,
        memory);
  }

  /** Returns the table: drawn, or in words if the window is too small. */
  public Frame table(V view, Viewer viewer, Size room) {
    return room.contains(renderer.least(view))
        ? renderer.draw(view, viewer, room)
        : Frame.of(
            Text.wrapped(
                renderer.words(view, viewer).stream()
                    .flatMap(part -> part.among().stream())
                    .map(Text::plain)
                    .toList(),
                room.columns()));
  }

  /** Returns the identifier. */
  public String id() {
    return label.id();
  }

  /** Returns the identifier, because the components are not informative. */
  @Override
  public String toString() {
    return id();
  }

  /** Returns the version of the game's rules, which no option changes. */
  public int version() {
    return switch (open(Options.NONE)) {
      case Validated.Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) -> game.version();
      case Validated.Invalid<Game<?, C, O, V>>(List<InputError> faults) ->
          throw new IllegalStateException(id() + " cannot be played without options: " + faults);
    };
  }

  /** How it is written. */
  public String name() {
    return label.name();
  }

  /** Returns the possible numbers of seats. */
  public Seats seats() {
    return rules.seats();
  }

  /** Returns the messages of the game and the common ones. */
  public Messages messages() {
    return prose.messages();
  }

  /** Returns the rules in our own words, for a player on a server. */
  public String help() {
    return help(Launcher.quoted(""));
  }

  /**
   * Returns the rules for a user of the command line.
   *
   * @param called the command by which the program was started
   */
  public String help(String called) {
    return CommandMarkup.strip(prose.help()).replace(Launcher.GAP, called);
  }

  /** Returns the level with this name, or the default level if the name is empty. */
  public Optional<Level<C, O, V>> level(String called) {
    return bots.named(called);
  }

  /**
   * Returns the lessons that are relevant for a seat now, most general first. Lessons whose
   * commands are not legal are left out.
   *
   * @param legal the legal commands of the seat
   */
  public List<String> lessons(V view, Seat seat, List<C> legal, Notation<C> notation) {
    Named<C> named = new Named<>(notation, legal);
    return tutor.lessons(view, seat, legal).stream()
        .filter(
            lesson ->
                prose.lesson().beats().getOrDefault(lesson, List.of()).stream()
                    .allMatch(beat -> named.allows(String.join(" ", beat.lines()))))
        .toList();
  }

  /**
   * Returns the text of a lesson with examples that are legal now. Commands in it are {@link
   * lethe.app.words.CommandMarkup}.
   *
   * @param legal the legal commands of the seat
   */
  public String taught(Beat lesson, List<C> legal, Notation<C> notation) {
    return new Named<>(notation, legal).fitted(String.join(" ", lesson.lines()));
  }

  /** Returns whether memory is part of the game, so that nothing may be looked up again. */
  public boolean guarded() {
    return memory.guarded();
  }

  /** Returns whether anything is shown only for a limited time. */
  public boolean isTimed() {
    return memory.timed().isPresent();
  }

  /** Returns one line about the game, for lists. */
  public String summary() {
    return label.summary();
  }

  /** Returns a score in the words of this title. */
  public String points(int count) {
    return messages().format("points", count);
  }

  /** Returns the word for the score in the plural. */
  public String points() {
    return messages().format("points.all");
  }

  /** Returns a description of the bots of a level; the name of the level if there is none. */
  public String aboutBot(String level) {
    return messages().sentences().getOrDefault("bot." + level, level);
  }

  /** Returns a description of an option; the name of the option if there is none. */
  public String aboutOption(Option option) {
    return messages().sentences().getOrDefault("option." + option.name(), option.name());
  }

  /** Returns the reason why players may not chat during a match, if they may not. */
  public Optional<String> silence() {
    return Optional.ofNullable(messages().sentences().get("silent"));
  }

  /** Returns for how many seconds a view may be looked at during the match; 0 for no limit. */
  public int seconds(V view) {
    return memory.timed().map(timed -> timed.seconds().applyAsInt(view)).orElse(0);
  }

  /**
   * Returns the outcome in sentences, with its circumstances.
   *
   * @param circumstances the circumstances of the match
   */
  public List<Text> end(Outcome outcome, Viewer viewer, List<ResultCaveat> circumstances) {
    return Stream.concat(
            narration.end(outcome, viewer).stream(),
            ResultCaveats.sentences(circumstances).stream())
        .toList();
  }

  /** Opens the game with these options, including those that all titles have. */
  public Validated<Game<?, C, O, V>> open(Options options) {
    Optional<InputError> fault = options.findError(choosable());
    if (fault.isPresent()) {
      return Validated.invalid(fault.get());
    }
    Map<String, String> own = new TreeMap<>(options.values());
    OF_ALL.forEach(option -> own.remove(option.name()));
    return rules.opening().apply(Options.of(own));
  }

  /** Returns all options of a match. */
  public List<Option> choosable() {
    return Stream.concat(rules.options().stream(), OF_ALL.stream()).toList();
  }

  /** Returns the names of the options whose value may be a text from a file. */
  public Set<String> texts() {
    return rules.options().stream()
        .filter(Option::isText)
        .map(Option::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns whether hints are given in a match with these options. By default they are, unless
   * memory is part of the game.
   */
  public boolean hints(Options options) {
    return options.get(HINTS).map("on"::equals).orElse(!guarded());
  }
}
