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
import lethe.app.words.CommandMarkup;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestSample;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every command named by a question, a target or a lesson is legal at that moment, in
 * matches between bots of every game. Sentences mark commands as described at {@link
 * CommandMarkup}.
 */
class CommandExamplesTest {
  private static final int MATCHES = TestVolume.times(4, 12);
  private static final List<Size> ROOMS = List.of(Size.DEFAULT, new Size(130, 40));

  /** In a lesson, a command after this word is for later. */
  private static final Pattern LATER = Pattern.compile("\\bthen `[^`]*`");

  static List<Title<?, ?, ?>> titles() {
    return AllTitles.ALL;
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyCommandNamedIsLegal(Title<?, ?, ?> title) {
    check(title, TestVolume.times(2, title.bots().all().size()));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyCommandNamedInBriefTextsIsLegal(Title<?, ?, ?> title) {
    check(title.abbreviated(), TestVolume.times(1, title.bots().all().size()));
  }

  /**
   * The weakest bot reaches the oddest positions and plays fastest, so it plays the most matches.
   */
  private static <C, O, V> void check(Title<C, O, V> title, int levels) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    SeenTexts seen =
        new SeenTexts(new TestSample<>(ROOMS), new HashSet<>(), new TreeSet<>(), new TreeSet<>());
    BotLevel<C, O, V> weakest = title.bots().all().getFirst();
    for (BotLevel<C, O, V> level : title.bots().all().subList(0, levels)) {
      for (int seats : new TreeSet<>(List.of(title.seats().min(), title.seats().max()))) {
        for (long seed = 1; seed <= (level.equals(weakest) ? MATCHES : 1); seed++) {
          new MatchCheck<>(title, game, level, seen).match(seats, seed);
        }
      }
    }
    assertThat(seen.named()).as("commands named by questions").isNotEmpty();
    assertThat(seen.taught()).as("relevant lessons that can be shown").isEqualTo(seen.listed());
  }

  /**
   * What occurred in the matches.
   *
   * @param rooms the window sizes to test
   * @param named the commands named by questionsd
   * @param listed the lessons that were relevant
   * @param taught the lessons that were shown because the commands they name were legal
   */
  private record SeenTexts(
      TestSample<Size> rooms, Set<String> named, Set<String> listed, Set<String> taught) {}

  /** A match and everything that its players see of it. */
  private record MatchCheck<C, O, V>(
      Title<C, O, V> title, Game<?, C, O, V> game, BotLevel<C, O, V> level, SeenTexts seen) {
    void match(int seats, long seed) {
      List<SeatedPlayer> table =
          title.seats().firstSeats(seats).stream()
              .map(seat -> new SeatedPlayer(seat, new Player.Human()))
              .toList();
      Match<C, O, V> match =
          Match.start(game, new Header(title.id(), Options.NONE, seed, "", table));
      Map<Seat, Bot<C, O, V>> bots = new HashMap<>();
      Map<Seat, Integer> heard = new HashMap<>();
      for (Seat seat : match.seats()) {
        bots.put(seat, level.factory().make(game, seat, new Rng(seed + seat.index())));
      }
      while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
        for (Seat seat : match.seats()) {
          List<ToldObservation<O>> observations = match.observations(seat);
          observations
              .subList(heard.getOrDefault(seat, 0), observations.size())
              .forEach(one -> bots.get(seat).observe(one.observation()));
          heard.put(seat, observations.size());
          look(match, seat);
        }
        Seat mover = awaited.get((int) (seed % awaited.size()));
        C command = bots.get(mover).choose(match.view(mover), match.legalCommands(mover));
        match = ((Applied<C, O, V>) match.submit(mover, command)).next();
      }
    }

    private void look(Match<C, O, V> match, Seat seat) {
      V view = match.view(seat);
      List<C> legal = match.legalCommands(seat);
      Set<C> can = new HashSet<>(legal);
      for (Size room : seen.rooms().next()) {
        for (PointerTarget<C> target : title.layOut(view, seat, room).targets(legal)) {
          assertThat(can.containsAll(target.commands()))
              .as("%s at %s", target.description(), room)
              .isTrue();
        }
      }
      if (legal.isEmpty()) {
        return;
      }
      AskedSeat<C, O, V> asked = new AskedSeat<>(game.notation(), match, seat);
      String question = title.question(view, seat, legal);
      for (String command : CommandMarkup.commands(question)) {
        seen.named().add(command);
        asked.now(command, question);
      }
      seen.listed().addAll(title.tutor().lessons().names(view, seat, legal));
      for (String lesson : title.lessons(view, seat, legal, game.notation())) {
        seen.taught().add(lesson);
        for (Beat beat : title.texts().lesson().beats().get(lesson)) {
          String text = title.lessonText(beat, legal, game.notation());
          CommandMarkup.commands(LATER.matcher(text).replaceAll(""))
              .forEach(c -> asked.now(c, text));
        }
      }
    }
  }

  /** A seat at the moment when it is asked to move. */
  private record AskedSeat<C, O, V>(Notation<C> notation, Match<C, O, V> match, Seat seat) {
    /**
     * Asserts that the command is legal now. A complete line must be accepted, and a partial line
     * must be the beginning of a legal one.
     */
    void now(String command, String sentence) {
      if (notation.parse(command) instanceof Parsed<C>(List<ParsedCommand<C>> commands)) {
        Match<C, O, V> at = match;
        for (ParsedCommand<C> part : commands) {
          EntryResult<C, O, V> answer = at.submit(seat, part.command());
          assertThat(answer).as(() -> said(command, sentence)).isInstanceOf(Applied.class);
          at = ((Applied<C, O, V>) answer).next();
        }
      } else {
        begins(command.replaceAll("\\bN\\b", "#"), command, sentence);
      }
    }

    private void begins(String shape, String command, String sentence) {
      String words =
          Stream.of(shape.replace(" ...", "").split(" "))
              .map(word -> word.equals("#") ? "\\S*\\d\\S*" : Pattern.quote(word))
              .collect(Collectors.joining(" "));
      Pattern begin = Pattern.compile(words + "( .*)?", Pattern.CASE_INSENSITIVE);
      assertThat(match.legalCommands(seat).stream().map(notation::format))
          .as(() -> said(command, sentence))
          .anyMatch(text -> begin.matcher(text).matches());
    }

    private String said(String command, String sentence) {
      return "%s in: %s\n%s".formatted(command, sentence, match.journal().text(notation));
    }
  }
}
