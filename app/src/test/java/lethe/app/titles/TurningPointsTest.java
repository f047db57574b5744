package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import lethe.app.GoldenFile;
import lethe.app.frame.Text;
import lethe.app.session.PostMatchSummary;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Player;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests the turning points and recaps of matches. */
class TurningPointsTest {
  /** Ta-Se, with the weight of a ply being the number on its chip. */
  private static final Title<Command, Observation, View> BY_CHIPS =
      measured(TaSeTitle.TITLE, chip -> chip);

  /** Ta-Se, with no ply having any weight. */
  private static final Title<Command, Observation, View> BY_NOTHING =
      measured(TaSeTitle.TITLE, _ -> 0);

  private static Title<Command, Observation, View> measured(
      Title<Command, Observation, View> title, IntUnaryOperator weight) {
    return new Title<>(
        title.info(),
        title.rules(),
        title.renderer(),
        title
            .narration()
            .withStage(view -> "round " + view.round())
            .withTurningPoint(
                (change, _) ->
                    change.observations().stream()
                        .filter(Placed.class::isInstance)
                        .map(told -> ((Placed) told).chip())
                        .map(chip -> new TurningPoint(weight.applyAsInt(chip), "the " + chip))
                        .findFirst()),
        title.tutor(),
        title.texts(),
        title.bots(),
        title.memory());
  }

  private static Match<Command, Observation, View> match() {
    Game<?, Command, Observation, View> game = valid(BY_CHIPS.open(Options.NONE));
    List<SeatedPlayer> table =
        BY_CHIPS.seats().firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, player(seat)))
            .toList();
    return Match.start(game, new Header(BY_CHIPS.id(), Options.NONE, 3, "", table));
  }

  /** A person on blue's seat, who alone can take moves back. */
  private static Player player(Seat seat) {
    return seat.equals(SeatNames.BLUE) ? new Player.Human() : new Player.Machine("");
  }

  private static <C, O, V> Match<C, O, V> play(
      Match<C, O, V> before, Game<?, C, O, V> game, String... lines) {
    Match<C, O, V> match = before;
    for (String line : lines) {
      for (C command : ((Parsed<C>) game.notation().parse(line)).values()) {
        match = ((Applied<C, O, V>) match.submit(mover(match), command)).next();
      }
    }
    return match;
  }

  private static Seat mover(Match<?, ?, ?> match) {
    return match.seats().stream().filter(match.turn()::awaits).findFirst().orElseThrow();
  }

  private static <C, O, V> Match<C, O, V> noted(Match<C, O, V> match, ControlEntry control) {
    return ((Applied<C, O, V>) match.addControl(control)).next();
  }

  private static List<String> turned(Match<Command, Observation, View> match) {
    return TurningPointFinder.of(BY_CHIPS, match, Spectator.SPECTATOR).stream()
        .map(Text::words)
        .toList();
  }

  private static Match<Command, Observation, View> played(String... lines) {
    return play(match(), valid(BY_CHIPS.open(Options.NONE)), lines);
  }

  private static Match<Command, Observation, View> ended(Match<Command, Observation, View> match) {
    return noted(match, new ControlEntry.Conceded(match.seats().getFirst()));
  }

  @Test
  void theThreeHeaviestPliesAreListedInTheOrderOfPlay() {
    assertThat(turned(ended(played("put 5 in 2", "put 8 in 1 and 4 in 2", "put 6 in 1"))))
        .containsExactly("  Round 1: the 5", "  Round 1: the 8", "  Round 1: the 6");
  }

  @Test
  void aPlyThatWasTakenBackIsNoTurningPoint() {
    Match<Command, Observation, View> match = played("put 5 in 2", "put 8 in 1");
    Match<Command, Observation, View> back = noted(match, new ControlEntry.Undone());
    Game<?, Command, Observation, View> game = valid(BY_CHIPS.open(Options.NONE));
    assertThat(turned(ended(play(back, game, "put 7 in 1"))))
        .containsExactly("  Round 1: the 5", "  Round 1: the 7");
  }

  /** The hidden cards before a reshuffle belong to another deal. */
  @Test
  void aPlyBeforeAReshuffleIsNoTurningPoint() {
    Match<Command, Observation, View> match = played("put 5 in 2", "put 8 in 1 and 4 in 2");
    Match<Command, Observation, View> redrawn =
        noted(match, new ControlEntry.Reshuffled(match.seats().getFirst(), 9));
    Game<?, Command, Observation, View> game = valid(BY_CHIPS.open(Options.NONE));
    assertThat(turned(ended(play(redrawn, game, "put 6 in 1"))))
        .containsExactly("  Round 1: the 6");
    assertThat(turned(ended(redrawn))).isEmpty();
    PostMatchSummary hindsight =
        PostMatchSummary.of(BY_CHIPS, ended(redrawn), Spectator.SPECTATOR, Optional.empty());
    assertThat(hindsight.turningPoints()).isEmpty();
    assertThat(hindsight.seed()).isEmpty();
    assertThat(
            PostMatchSummary.of(BY_CHIPS, ended(match), Spectator.SPECTATOR, Optional.empty())
                .seed())
        .hasValue(3);
  }

  @Test
  void aPlyMuchLighterThanTheOthersIsNotListed() {
    assertThat(turned(ended(played("put 5 in 2", "put 8 in 1 and 2 in 2"))))
        .containsExactly("  Round 1: the 5", "  Round 1: the 8");
  }

  @Test
  void aMatchWithoutTurningPointsSaysSo() {
    Match<Command, Observation, View> match = ended(played("put 5 in 2", "put 8 in 1 and 2 in 2"));
    assertThat(TurningPointFinder.of(BY_NOTHING, match, Spectator.SPECTATOR)).isEmpty();
    assertThat(
            PostMatchSummary.of(BY_NOTHING, match, Spectator.SPECTATOR, Optional.empty())
                .turningPoints())
        .extracting(Text::words)
        .containsExactly("  Nowhere: no move changed how the match stood.");
  }

  @Test
  void aRunningMatchHasNoTurningPoints() {
    assertThat(turned(played("put 5 in 2"))).isEmpty();
  }

  /** The matches that come with the program, from a spectator's view. */
  @Test
  void everyGameHasARecapAndTurningPoints() {
    StringBuilder text = new StringBuilder();
    lookBack(text, TaSeTitle.TITLE, TaSeTitle.class, "whole-match");
    lookBack(text, RobotsTitle.TITLE, RobotsTitle.class, "whole-match");
    lookBack(text, EurydiceTitle.TITLE, EurydiceTitle.class, "she-walks-free");
    lookBack(text, EurydiceTitle.TITLE, EurydiceTitle.class, "he-looks-back");
    lookBack(text, RavensTitle.TITLE, RavensTitle.class, "happy-ending");
    lookBack(text, RavensTitle.TITLE, RavensTitle.class, "good-ending");
    lookBack(text, RavensTitle.TITLE, RavensTitle.class, "atman-gone");
    GoldenFile.check(TurningPointsTest.class, "looking-back.golden", text.toString());
  }

  private static <C, O, V> void lookBack(
      StringBuilder text, Title<C, O, V> title, Class<?> home, String name) {
    Match<C, O, V> match = shipped(title, Resources.text(home, name + ".lethe"));
    Outcome outcome = ((Turn.Over) match.turn()).outcome();
    List<O> observations =
        match.observationsNotUndone(match.referee().orElseThrow()).stream()
            .<O>map(ToldObservation::observation)
            .toList();
    V view = match.view(match.referee().orElseThrow());
    text.append(title.id()).append(' ').append(name).append(": ").append(outcome).append('\n');
    title
        .narration()
        .recap()
        .of(view, observations, outcome)
        .forEach(line -> text.append(line.words()).append('\n'));
    TurningPointFinder.of(title, match, Spectator.SPECTATOR)
        .forEach(line -> text.append(line.words()).append('\n'));
    text.append('\n');
  }

  private static <C, O, V> Match<C, O, V> shipped(Title<C, O, V> title, String text) {
    Script script = valid(Script.parse(text));
    Game<?, C, O, V> game = valid(title.open(script.optionValues()));
    Match<C, O, V> match = Match.start(game, valid(script.parseHeader(title.seats())));
    for (Script.ScriptLine line : script.lines()) {
      String said = line.content().text();
      match =
          line.isControl()
              ? noted(match, valid(ControlEntry.parse(said, match.seats())))
              : play(match, game, said);
    }
    return match;
  }

  private static <T> T valid(Validated<T> checked) {
    return ((Valid<T>) checked).value();
  }
}
