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
import lethe.app.text.CommandMarkup;
import lethe.app.text.Launcher;
import lethe.app.text.Messages;
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
 * A game as offered by the program.
 *
 * @param info the identifiers and names of the game
 * @param rules the seats and options, and a function that opens the game
 * @param renderer the drawing and description of the table
 * @param narration the wording of events and results
 * @param tutor questions and lessons
 * @param texts the messages, the story, the lessons, the rules in words, and the pictures of
 *     endings
 * @param bots the levels of bots, and the analyses and puzzles based on them
 * @param memory the information that players have to remember
 */
public record Title<C, O, V>(
    TitleInfo info,
    TitleRules<C, O, V> rules,
    Renderer<C, O, V> renderer,
    Narration<O, V> narration,
    Tutor<C, V> tutor,
    TitleTexts texts,
    BotLevels<C, O, V> bots,
    MemoryRules<C, V> memory) {
  private static final String HINTS = "hints";

  /** The option that every title has besides the options of its game. */
  private static final Option HINTS_OPTION = Option.onOrOff(HINTS);

  /** Returns this title with the short forms of its messages. */
  public Title<C, O, V> abbreviated() {
    return new Title<>(info, rules, renderer, narration, tutor, texts.abbreviated(), bots, memory);
  }

  /** Returns this title with labels for some seats, such as the names of their players. */
  public Title<C, O, V> withSeatLabels(Map<Seat, String> labels) {
    TitleTexts labeledTexts = texts.withSeatLabels(labels);
    return new Title<>(info, rules, renderer, narration, tutor, labeledTexts, bots, memory);
  }

  /**
   * Lays out the table for a viewer.
   *
   * @param bounds the available size, which is at least {@link #minSize}
   */
  public BoardDrawing<C, V> layOut(V view, Viewer viewer, Size bounds) {
    return renderer.layout().layOut(messages(), view, viewer, bounds);
  }

  public Frame draw(V view, Viewer viewer, Size bounds) {
    return layOut(view, viewer, bounds).frame();
  }

  public Size minSize(V view) {
    return renderer.minSize().apply(view);
  }

  /** Returns the description of the table, part by part in reading order. */
  public List<BoardPart> describe(V view, Viewer viewer) {
    return renderer.description().describe(messages(), view, viewer);
  }

  /** Returns the description of a single place of the table; empty if there is no such place. */
  public Optional<BoardPart> describePlace(String name, V view, Viewer viewer) {
    return renderer.placeDescription().describe(messages(), name, view, viewer);
  }

  /** Returns an animation of a change that the viewer observed; empty if nothing moves. */
  public List<Frame> animation(ViewChange<O, V> change, Viewer viewer, Size bounds) {
    return renderer.animation().animate(messages(), change, viewer, bounds);
  }

  /** Returns whether all seats that share a screen may see this view together. */
  public boolean mayShareView(V view) {
    return renderer.sharedView().test(view);
  }

  /** Returns the texts for an observation. */
  public List<Text> narrate(O observation, Viewer viewer) {
    return narration.wording().narrate(messages(), observation, viewer);
  }

  /** Returns the texts for the outcome. */
  public List<Text> ending(Outcome outcome) {
    return narration.ending().apply(messages(), outcome);
  }

  /** Returns the name of the story moment that an observation marks; empty if it marks none. */
  public Optional<String> storyMoment(O observation) {
    return narration.storyMoment().apply(observation);
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  public String stage(V view) {
    return narration.stage().apply(view);
  }

  /**
   * Returns whether an observation was made only because the match was over, and reveals hidden
   * information.
   */
  public boolean unveils(O observation) {
    return narration.unveilingTest().test(observation);
  }

  /**
   * Returns, for an observation that is told only once, whether the table keeps showing it until
   * every seat that did not cause it has had a turn.
   */
  public boolean isKeptOnTable(O observation) {
    return narration.keptOnTableTest().test(observation);
  }

  /**
   * Returns the question that a seat currently has to answer.
   *
   * @param legal the legal commands of the seat
   */
  public String question(V view, Seat seat, List<C> legal) {
    return tutor.question().ask(messages(), view, seat, legal);
  }

  /** Returns the identifier, such as {@code ta-se}. */
  public String id() {
    return info.id();
  }

  /** Returns the identifier, because the components are not informative. */
  @Override
  public String toString() {
    return id();
  }

  /** Returns the version of the game's rules, which is the same for all options. */
  public int version() {
    return switch (open(Options.NONE)) {
      case Validated.Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) -> game.version();
      case Validated.Invalid<Game<?, C, O, V>>(List<InputError> errors) ->
          throw new IllegalStateException(id() + " cannot be played without options: " + errors);
    };
  }

  /** Returns the display name of the game. */
  public String name() {
    return info.name();
  }

  public Seats seats() {
    return rules.seats();
  }

  /** Returns the messages of the game and the common ones. */
  public Messages messages() {
    return texts.messages();
  }

  /** Returns the description of the rules, for a player on a server. */
  public String help() {
    return help(Launcher.DEFAULT_COMMAND);
  }

  /**
   * Returns the description of the rules, for a local user.
   *
   * @param launchCommand the command by which the program was started
   */
  public String help(String launchCommand) {
    return CommandMarkup.strip(texts.help()).replace(Launcher.PLACEHOLDER, launchCommand);
  }

  /** Returns the description of a theme of this game's puzzles. */
  public String puzzleThemeName(String theme) {
    return messages().format("puzzle.theme." + theme);
  }

  /**
   * Returns the level with this name, or the default level if the name is empty; empty if there is
   * no such level.
   */
  public Optional<BotLevel<C, O, V>> levelByName(String levelName) {
    return bots.byName(levelName);
  }

  /**
   * Returns the names of the lessons that are currently relevant for a seat, in the order in which
   * they should be taught. Omits lessons that mention illegal commands, except as later steps.
   *
   * @param legal the legal commands of the seat
   */
  public List<String> relevantLessonNames(V view, Seat seat, List<C> legal, Notation<C> notation) {
    CommandExamples<C> examples = new CommandExamples<>(notation, legal);
    return tutor.lessons().names(view, seat, legal).stream()
        .filter(
            lesson ->
                texts.lessons().beats().getOrDefault(lesson, List.of()).stream()
                    .allMatch(beat -> examples.areLegal(String.join(" ", beat.lines()))))
        .toList();
  }

  /**
   * Returns the seats for which there are separate guided matches: all seats of the default table
   * if there are lessons for each of them, otherwise only the first.
   */
  public List<Seat> lessonSeats() {
    List<Seat> allSeats = seats().firstSeats(seats().defaultCount());
    Set<String> names = texts.lessons().beats().keySet();
    boolean separate =
        allSeats.stream()
            .allMatch(seat -> names.stream().anyMatch(name -> name.startsWith(seat + ".")));
    return separate ? allSeats : allSeats.subList(0, 1);
  }

  /**
   * Returns the text of a lesson, with its examples replaced by legal commands where possible.
   * Commands are marked as in {@link lethe.app.text.CommandMarkup}.
   *
   * @param legal the legal commands of the seat
   */
  public String lessonText(Beat lesson, List<C> legal, Notation<C> notation) {
    return new CommandExamples<>(notation, legal)
        .withLegalExamples(String.join(" ", lesson.lines()));
  }

  /** Returns whether memory is part of the game, so that nothing may be looked up again. */
  public boolean isMemoryGame() {
    return memory.isMemoryGame();
  }

  /** Returns whether anything is shown only for a limited time. */
  public boolean isTimed() {
    return memory.timedView().isPresent();
  }

  /** Returns one line about the game, for lists. */
  public String summary() {
    return info.summary();
  }

  /** Returns a score as text, such as {@code 12 points}. */
  public String pointsText(int count) {
    return messages().format("points", count);
  }

  /** Returns the unit of the score in the plural, such as {@code points}. */
  public String scoreUnit() {
    return messages().format("points.all");
  }

  /** Returns a description of the bots of a level; the name of the level if there is none. */
  public String botDescription(String level) {
    return messages().texts().getOrDefault("bot." + level, level);
  }

  /** Returns a description of an option; the name of the option if there is none. */
  public String optionDescription(Option option) {
    return messages().texts().getOrDefault("option." + option.name(), option.name());
  }

  /** Returns the reason why players may not chat during a match; empty if they may. */
  public Optional<String> silenceReason() {
    return Optional.ofNullable(messages().texts().get("silent"));
  }

  /** Returns an explanation of the values in the analysis of a match, if they need one. */
  public Optional<String> analysisNote() {
    return Optional.ofNullable(messages().texts().get("study.note"));
  }

  /** Returns how long a view may be seen during the match, in seconds; 0 for no limit. */
  public int viewingSeconds(V view) {
    return memory.timedView().map(timed -> timed.seconds().applyAsInt(view)).orElse(0);
  }

  /** Returns the texts for the outcome and the caveats of the match. */
  public List<Text> ending(Outcome outcome, List<ResultCaveat> caveats) {
    return Stream.concat(ending(outcome).stream(), ResultCaveats.paragraph(caveats).stream())
        .toList();
  }

  /** Opens the game with these options, including those that all titles have. */
  public Validated<Game<?, C, O, V>> open(Options options) {
    Optional<InputError> error = options.findError(allOptions());
    if (error.isPresent()) {
      return Validated.invalid(error.get());
    }
    Map<String, String> gameOptions = new TreeMap<>(options.values());
    gameOptions.remove(HINTS);
    return rules.opener().apply(Options.of(gameOptions));
  }

  /** Returns the options of the game and those that all titles have. */
  public List<Option> allOptions() {
    Option hints = isMemoryGame() ? HINTS_OPTION : HINTS_OPTION.withDefault("on");
    return Stream.concat(rules.options().stream(), Stream.of(hints)).toList();
  }

  /** Returns the names of the options whose value may be a text from a file. */
  public Set<String> textOptionNames() {
    return rules.options().stream()
        .filter(Option::isText)
        .map(Option::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Returns whether hints are given in a match with these options. By default they are, unless
   * memory is part of the game.
   *
   * @param tutorial whether the match is guided for beginners, who may always ask for hints
   */
  public boolean hintsAllowed(Options options, boolean tutorial) {
    return tutorial || hintsAllowed(options);
  }

  /** Returns whether hints are given in a match with these options that is not guided. */
  public boolean hintsAllowed(Options options) {
    return options.get(HINTS).map("on"::equals).orElse(!isMemoryGame());
  }
}
