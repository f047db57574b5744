package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import lethe.engine.bots.eurydice.Sampling;
import lethe.engine.core.Bot;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Roles;
import lethe.engine.games.eurydice.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What it costs not to see the cards: the deep player once more, who now sees every card of the
 * deck and of the discards, but no shuffle and no roll before it comes.
 */
class SeeingOrpheusTest {
  /** A sixteenth of what the deep player has: it makes up for that with what it sees. */
  private static final int BUDGET = 32;

  /** The game as somebody plays it who sees through the backs of the cards. */
  private static final class Seeing implements Game<State, Command, Observation, View> {
    private final Rules rules;

    /** How the cards lie, for whoever imagines how they may lie. */
    private State truth;

    Seeing(Rules rules, State truth) {
      this.rules = rules;
      this.truth = truth;
    }

    @Override
    public String name() {
      return rules.name();
    }

    @Override
    public Seats seats() {
      return rules.seats();
    }

    @Override
    public State start(int seats, Rng rng) {
      return rules.start(seats, rng);
    }

    @Override
    public List<Event<Observation>> opening(State start) {
      return rules.opening(start);
    }

    @Override
    public Turn turn(State state) {
      return rules.turn(state);
    }

    @Override
    public List<Command> legal(State state, Seat seat) {
      return rules.legal(state, seat);
    }

    @Override
    public Ruling<State, Observation> apply(State state, Seat seat, Command command) {
      return rules.apply(state, seat, command);
    }

    @Override
    public View view(State state, Viewer viewer) {
      State open = state.copy();
      open.deck = seen(open.deck);
      open.discard = seen(open.discard);
      return rules.view(open, viewer);
    }

    private static byte[] seen(byte[] pile) {
      byte[] seen = pile.clone();
      for (int i = 0; i < seen.length; i++) {
        seen[i] = Pile.isOpen(seen[i]) ? seen[i] : Pile.known(Pile.suit(seen[i]));
      }
      return seen;
    }

    /** As it is, but for the chance that is to come. */
    @Override
    public State imagine(View view, List<Observation> told, Viewer viewer, Rng rng) {
      State state = truth.copy();
      state.rng = rng;
      return state;
    }

    @Override
    public Outcome conceded(State state, Seat seat) {
      return rules.conceded(state, seat);
    }

    @Override
    public Notation<Command> notation() {
      return rules.notation();
    }
  }

  private static Rules rules() throws IOException {
    Path home =
        Path.of("..", "app", "src", "main", "resources", "lethe", "app", "titles", "eurydice");
    return (Rules)
        ((Valid<Game<?, Command, Observation, View>>)
                Eurydice.open(
                    Options.NONE,
                    Files.readString(home.resolve("boards.tsv")),
                    Files.readString(home.resolve("cards.tsv"))))
            .value();
  }

  private static boolean won(Rules rules, long seed) {
    State state = rules.start(1, new Rng(seed).stream("match"));
    Seeing game = new Seeing(rules, state);
    Bot<Command, Observation, View> bot =
        Sampling.with(game, Roles.ORPHEUS, new Rng(seed).stream("bot"), BUDGET);
    while (rules.turn(state) instanceof Turn.Awaits) {
      game.truth = state;
      Command command =
          bot.choose(game.view(state, Roles.ORPHEUS), rules.legal(state, Roles.ORPHEUS));
      state = ((Accepted<State, Observation>) rules.apply(state, Roles.ORPHEUS, command)).next();
    }
    return ((Turn.Over) rules.turn(state)).outcome().standings().getFirst().won();
  }

  private static long won(int matches) throws IOException {
    Rules rules = rules();
    return LongStream.range(0, matches).filter(seed -> won(rules, seed)).count();
  }

  @Test
  void whoSeesTheCardsWinsNearlyAlways() throws IOException {
    assertThat(won(5)).isGreaterThanOrEqualTo(4L);
  }

  @Test
  @Tag("long")
  void whoSeesTheCardsLosesOneMatchInFiftyAtMost() throws IOException {
    assertThat(won(400)).isGreaterThanOrEqualTo(392L);
  }
}
