package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.story.Beat;
import lethe.app.text.CommandMarkup;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestSample;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests in matches between bots that the commands named by questions, targets and lessons are legal
 * when they are shown. Texts mark commands as described in {@link CommandMarkup}.
 */
@Tag("titles")
class CommandExamplesTest {
  private static final int MATCH_COUNT = TestVolume.times(4, 12);
  private static final List<Size> SIZES = List.of(Size.DEFAULT, new Size(130, 40));

  /** A command in a lesson that need not be legal yet. */
  private static final Pattern LATER_COMMAND = Pattern.compile("\\bthen `[^`]*`");

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void commandsNamedInTextsAreLegal(Title<?, ?, ?> title) {
    assertNamedCommandsAreLegal(title, TestVolume.times(2, title.bots().levels().size()));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void commandsNamedInAbbreviatedTextsAreLegal(Title<?, ?, ?> title) {
    assertNamedCommandsAreLegal(
        title.abbreviated(), TestVolume.times(1, title.bots().levels().size()));
  }

  /**
   * Plays most matches with the weakest bot, which is the fastest and reaches the most unusual
   * positions.
   */
  private static <C, O, V> void assertNamedCommandsAreLegal(Title<C, O, V> title, int levels) {
    Game<?, C, O, V> game = TestGames.open(title);
    CheckedTexts texts =
        new CheckedTexts(
            new TestSample<>(SIZES), new HashSet<>(), new TreeSet<>(), new TreeSet<>());
    BotLevel<C, O, V> weakest = title.bots().levels().getFirst();
    List<BotLevel<C, O, V>> all = title.bots().levels();
    for (BotLevel<C, O, V> level : all.subList(0, Math.min(levels, all.size()))) {
      for (int seats : new TreeSet<>(List.of(title.seats().min(), title.seats().max()))) {
        for (long seed = 1; seed <= (level.equals(weakest) ? MATCH_COUNT : 1); seed++) {
          new MatchCheck<>(title, game, level, texts).checkMatch(seats, seed);
        }
      }
    }
    assertThat(texts.namedCommands()).as("commands named by questions").isNotEmpty();
    assertThat(texts.shownLessons())
        .as("relevant lessons that can be shown")
        .isEqualTo(texts.relevantLessons());
  }

  /**
   * The texts that occurred in the matches.
   *
   * @param sizes the sizes of tables to test
   * @param namedCommands the commands that questions named
   * @param relevantLessons the lessons that were relevant at some position
   * @param shownLessons the lessons that could be shown, because the commands they name were legal
   */
  private record CheckedTexts(
      TestSample<Size> sizes,
      Set<String> namedCommands,
      Set<String> relevantLessons,
      Set<String> shownLessons) {}

  /** Plays matches and checks the texts that the players see. */
  private record MatchCheck<C, O, V>(
      Title<C, O, V> title, Game<?, C, O, V> game, BotLevel<C, O, V> level, CheckedTexts texts) {
    void checkMatch(int seats, long seed) {
      Match<C, O, V> match = HumanMatches.start(title, seats, seed);
      Map<Seat, Bot<C, O, V>> bots = new HashMap<>();
      Map<Seat, Integer> observationCounts = new HashMap<>();
      for (Seat seat : match.seats()) {
        bots.put(seat, level.factory().make(game, seat, new Rng(seed + seat.index())));
      }
      while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
        for (Seat seat : match.seats()) {
          List<ToldObservation<O>> observations = match.observations(seat);
          observations
              .subList(observationCounts.getOrDefault(seat, 0), observations.size())
              .forEach(told -> bots.get(seat).observe(told.observation()));
          observationCounts.put(seat, observations.size());
          checkPosition(match, seat);
        }
        Seat moving = awaited.get((int) (seed % awaited.size()));
        C command = bots.get(moving).choose(match.view(moving), match.legalCommands(moving));
        match = ((Applied<C, O, V>) match.submit(moving, command)).next();
      }
    }

    private void checkPosition(Match<C, O, V> match, Seat seat) {
      V view = match.view(seat);
      List<C> legal = match.legalCommands(seat);
      Set<C> legalSet = new HashSet<>(legal);
      for (Size size : texts.sizes().next()) {
        for (PointerTarget<C> target : title.layOut(view, seat, size).targets(legal)) {
          assertThat(legalSet.containsAll(target.commands()))
              .as("%s at %s", target.description(), size)
              .isTrue();
        }
      }
      if (legal.isEmpty()) {
        return;
      }
      AskedSeat<C, O, V> askedSeat = new AskedSeat<>(game.notation(), match, seat);
      String question = title.question(view, seat, legal);
      for (String command : CommandMarkup.commands(question)) {
        texts.namedCommands().add(command);
        askedSeat.assertLegal(command, question);
      }
      texts.relevantLessons().addAll(title.tutor().lessons().names(view, seat, legal));
      for (String lesson : title.relevantLessonNames(view, seat, legal, game.notation())) {
        texts.shownLessons().add(lesson);
        for (Beat beat : title.texts().lessons().beats().get(lesson)) {
          String text = title.lessonText(beat, legal, game.notation());
          CommandMarkup.commands(LATER_COMMAND.matcher(text).replaceAll(""))
              .forEach(command -> askedSeat.assertLegal(command, text));
        }
      }
    }
  }

  /** A seat that is to move at a position. */
  private record AskedSeat<C, O, V>(Notation<C> notation, Match<C, O, V> match, Seat seat) {
    /**
     * Asserts that a command is legal. A complete line must be accepted, and an incomplete line
     * must be the beginning of a legal command.
     */
    void assertLegal(String command, String text) {
      if (notation.parse(command) instanceof Parsed<C>(List<ParsedCommand<C>> commands)) {
        Match<C, O, V> current = match;
        for (ParsedCommand<C> part : commands) {
          EntryResult<C, O, V> result = current.submit(seat, part.command());
          assertThat(result).as(() -> description(command, text)).isInstanceOf(Applied.class);
          current = ((Applied<C, O, V>) result).next();
        }
      } else {
        assertPrefixOfLegalCommand(command.replaceAll("\\bN\\b", "#"), command, text);
      }
    }

    private void assertPrefixOfLegalCommand(String template, String command, String text) {
      String regex =
          Stream.of(template.replace(" ...", "").split(" "))
              .map(word -> word.equals("#") ? "\\S*\\d\\S*" : Pattern.quote(word))
              .collect(Collectors.joining(" "));
      Pattern pattern = Pattern.compile(regex + "( .*)?", Pattern.CASE_INSENSITIVE);
      assertThat(match.legalCommands(seat).stream().map(notation::format))
          .as(() -> description(command, text))
          .anyMatch(line -> pattern.matcher(line).matches());
    }

    private String description(String command, String text) {
      return "%s in: %s\n%s".formatted(command, text, match.journal().text(notation));
    }
  }
}
