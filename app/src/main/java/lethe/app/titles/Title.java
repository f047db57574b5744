package lethe.app.titles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.story.Story;
import lethe.app.words.Messages;
import lethe.engine.core.Checked;
import lethe.engine.core.Circumstance;
import lethe.engine.core.Fault;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seats;
import lethe.engine.core.Viewer;

/**
 * A game as the program offers it.
 *
 * @param id the word it is called by, {@code ta-se}
 * @param aliases other words for it
 * @param name how it is written, {@code Ta-Se}
 * @param seats how many can play
 * @param rules opens it with options
 * @param screen draws and tells it
 * @param story what is told between the turns
 * @param lesson what a beginner is told when it first matters, by {@link Screen#lessons}
 * @param messages its sentences, and the common ones
 * @param help its rules in our words, with the rulings
 * @param levels its bots, the weakest first, the best last
 * @param usual the level that plays when nobody says
 * @param guarded whether memory is the game, so that nothing on the screen may be looked up again
 * @param options what can be chosen of the game itself
 * @param timedView what it shows only for a while, if anything
 */
public record Title<C, O, V>(
    String id,
    List<String> aliases,
    String name,
    Seats seats,
    Function<Options, Checked<Game<?, C, O, V>>> rules,
    Screen<C, O, V> screen,
    Story story,
    Story lesson,
    Messages messages,
    String help,
    List<Level<C, O, V>> levels,
    String usual,
    boolean guarded,
    List<Option> options,
    Optional<TimedView<C, V>> timedView) {
  private static final String HINTS = "hints";

  /** The options of every title. */
  private static final List<Option> OF_ALL = List.of(Option.onOrOff(HINTS));

  /** One line about it, for lists. */
  public String summary() {
    return messages.say("summary");
  }

  /** Why nothing is said between the seats while they play, where that is so. */
  public Optional<String> silence() {
    return Optional.ofNullable(messages.sentences().get("silent"));
  }

  /**
   * For how many seconds this view may be looked at while its match runs; 0 for as long as one
   * likes.
   */
  public int seconds(V view) {
    return timedView.map(g -> g.seconds().applyAsInt(view)).orElse(0);
  }

  /**
   * How it ended, in sentences, and what one has to know to judge that.
   *
   * @param circumstances of the match
   */
  public List<Text> end(Outcome outcome, Viewer viewer, List<Circumstance> circumstances) {
    return Stream.concat(
            screen.end(outcome, viewer).stream(), Circumstances.told(circumstances).stream())
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
    return rules.apply(Options.of(own));
  }

  /** All that can be chosen for a match. */
  public List<Option> choosable() {
    return Stream.concat(options.stream(), OF_ALL.stream()).toList();
  }

  /** The options whose value may be a text that somebody brings along in a file. */
  public Set<String> texts() {
    return options.stream()
        .filter(Option::isText)
        .map(Option::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /**
   * Whether hints are given in a match with these options: unless they say otherwise, where memory
   * is not the game.
   */
  public boolean hints(Options options) {
    return options.get(HINTS).map("on"::equals).orElse(!guarded);
  }

  /** The bots called so; the usual one if the name is empty. */
  public Optional<Level<C, O, V>> level(String called) {
    String name = called.isEmpty() ? usual : called;
    return levels.stream().filter(level -> level.name().equals(name)).findFirst();
  }
}
