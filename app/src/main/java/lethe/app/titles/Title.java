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
import lethe.app.words.Launcher;
import lethe.app.words.Marked;
import lethe.app.words.Messages;
import lethe.engine.core.Checked;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Fault;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Viewer;

/**
 * A game as the program offers it.
 *
 * @param label what it is called
 * @param rules what is played
 * @param renderer draws it
 * @param narration tells it
 * @param tutor asks and teaches
 * @param prose what is written for it
 * @param bots who else can play it
 * @param memory what has to be kept in mind
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

  /** The same for somebody who wants to hear no more than what is needed. */
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

  /** The table in this room: drawn, or in words where it is too small for that. */
  public Frame table(V view, Viewer viewer, Size room) {
    return room.holds(renderer.least(view))
        ? renderer.draw(view, viewer, room)
        : Frame.of(
            Text.wrapped(
                renderer.words(view, viewer).stream()
                    .flatMap(part -> part.among().stream())
                    .map(Text::plain)
                    .toList(),
                room.columns()));
  }

  /** The word it is called by. */
  public String id() {
    return label.id();
  }

  /** The same: what it is made of says nothing to anybody. */
  @Override
  public String toString() {
    return id();
  }

  /** How it is written. */
  public String name() {
    return label.name();
  }

  /** How many can play. */
  public Seats seats() {
    return rules.seats();
  }

  /** Its sentences, and the common ones. */
  public Messages messages() {
    return prose.messages();
  }

  /** Its rules in our words, with the rulings, as somebody elsewhere reads them. */
  public String help() {
    return help(Launcher.quoted(""));
  }

  /**
   * The same for whoever starts the program.
   *
   * @param called how they call it
   */
  public String help(String called) {
    return Marked.plain(prose.help()).replace(Launcher.GAP, called);
  }

  /** The bots called so; the usual ones if the name is empty. */
  public Optional<Level<C, O, V>> level(String called) {
    return bots.named(called);
  }

  /**
   * The lessons that matter to this seat now, the most general first; none that names what cannot
   * be done.
   *
   * @param legal what the seat may ask for now
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
   * What a lesson says to a seat now: what it gives for an example can be done. Commands in it are
   * {@link lethe.app.words.Marked}.
   *
   * @param legal what the seat may ask for now
   */
  public String taught(Beat lesson, List<C> legal, Notation<C> notation) {
    return new Named<>(notation, legal).fitted(String.join(" ", lesson.lines()));
  }

  /** Whether memory is the game, so that nothing on the screen may be looked up again. */
  public boolean guarded() {
    return memory.guarded();
  }

  /** Whether something can be looked at for some time only. */
  public boolean isTimed() {
    return memory.timed().isPresent();
  }

  /** One line about it, for lists. */
  public String summary() {
    return label.summary();
  }

  /** So many points, as this title calls what a match comes to. */
  public String points(int count) {
    return messages().say("points", count);
  }

  /** What a match comes to, for any number of them. */
  public String points() {
    return messages().say("points.all");
  }

  /** What a bot of this level is like; its name where nothing is said about it. */
  public String aboutBot(String level) {
    return messages().sentences().getOrDefault("bot." + level, level);
  }

  /** What an option is for; its name where nothing is said about it. */
  public String aboutOption(Option option) {
    return messages().sentences().getOrDefault("option." + option.name(), option.name());
  }

  /** Why nothing is said between the seats while they play, where that is so. */
  public Optional<String> silence() {
    return Optional.ofNullable(messages().sentences().get("silent"));
  }

  /**
   * For how many seconds this view may be looked at while its match runs; 0 for as long as one
   * likes.
   */
  public int seconds(V view) {
    return memory.timed().map(timed -> timed.seconds().applyAsInt(view)).orElse(0);
  }

  /**
   * How it ended, in sentences, and what one has to know to judge that.
   *
   * @param circumstances of the match
   */
  public List<Text> end(Outcome outcome, Viewer viewer, List<Circumstance> circumstances) {
    return Stream.concat(
            narration.end(outcome, viewer).stream(), Circumstances.told(circumstances).stream())
        .toList();
  }

  /** The game with these options; those that are about every title are settled here. */
  public Checked<Game<?, C, O, V>> open(Options options) {
    Optional<Fault> fault = options.fault(choosable());
    if (fault.isPresent()) {
      return Checked.faulty(fault.get());
    }
    Map<String, String> own = new TreeMap<>(options.values());
    OF_ALL.forEach(option -> own.remove(option.name()));
    return rules.opening().apply(Options.of(own));
  }

  /** All that can be chosen for a match. */
  public List<Option> choosable() {
    return Stream.concat(rules.options().stream(), OF_ALL.stream()).toList();
  }

  /** The options whose value may be a text that somebody brings along in a file. */
  public Set<String> texts() {
    return rules.options().stream()
        .filter(Option::isText)
        .map(Option::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether hints are given in a match with these options: unless they say otherwise, where memory
   * is not the game.
   */
  public boolean hints(Options options) {
    return options.get(HINTS).map("on"::equals).orElse(!guarded());
  }
}
