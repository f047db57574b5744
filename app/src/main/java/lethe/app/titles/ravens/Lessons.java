package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;

/** Selects the lessons that are currently relevant, most general first. */
final class Lessons {
  /** The number of cards below which the deck is considered low. */
  private static final int LOW_DECK = 6;

  private final View view;
  private final List<Command> legal;
  private final String role;
  private final List<String> names = new ArrayList<>();

  private Lessons(View view, Seat seat, List<Command> legal) {
    this.view = view;
    this.legal = legal;
    this.role = seat.name();
  }

  static List<String> of(View view, Seat seat, List<Command> legal) {
    Lessons lessons = new Lessons(view, seat, legal);
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    if (seat.equals(SeatNames.FETH)) {
      lessons.feth();
    } else {
      lessons.ren();
    }
    return List.copyOf(lessons.names);
  }

  private void when(boolean matters, String name) {
    if (matters) {
      names.add(role + "." + name);
    }
  }

  private void feth() {
    Phase phase = view.progress().phase();
    when(phase == Phase.WINDOW, "window");
    when(phase == Phase.PARTING, "parting");
    when(phase == Phase.ORDER, "order");
    when(phase == Phase.FREE, "free");
    if (phase != Phase.DRAW && phase != Phase.BUILD) {
      return;
    }
    when(true, "goal");
    boolean draws = phase == Phase.DRAW;
    boolean fits = fits();
    when(draws && view.progress().batch() > 1, "batch");
    when(view.progress().batch() == RuleNumbers.BATCHES, "last");
    when(!draws && !fits && view.progress().placed() == 0, "stuck");
    when(!draws && fits && view.progress().placed() == 0, "build");
    when(!draws && view.progress().placed() > 0, "end");
    when(draws && !view.piles().line().isEmpty(), "draw");
    when(draws && view.progress().round() > 1, "answer");
    when(draws && view.progress().zone() > 0, "zone");
    when(draws && view.piles().line().size() > 1, "danger");
    common();
    when(!draws, "seven");
    when(view.poem().rows().stream().anyMatch(row -> !row.poem().isEmpty()), "poem");
    when(
        view.poem().rows().stream().anyMatch(row -> row.heart().status() != HeartStatus.DOWN),
        "relived");
    when(draws && view.piles().deck() > 0 && view.piles().deck() < LOW_DECK, "short");
    when(!view.poem().powers().isEmpty(), "powers");
    when(!view.piles().score().isEmpty(), "score");
  }

  private void ren() {
    Phase phase = view.progress().phase();
    when(phase == Phase.ARRANGE, "arrange");
    when(phase == Phase.ARRANGE && view.progress().batch() > 1, "batch");
    when(phase == Phase.REVEAL, "reveal");
    when(phase == Phase.KEEP, "keep");
    when(phase == Phase.WITH, "with");
    if (phase != Phase.TAKE) {
      return;
    }
    when(true, "goal");
    when(view.progress().batch() == RuleNumbers.BATCHES, "last");
    when(view.poem().currentRow().isPresent(), "row");
    common();
    when(takes().anyMatch(taken -> taken.viewAfter().atman().chunks().size() > 1), "split");
    when(view.progress().round() > 1, "answer");
    when(takes().anyMatch(Preview::wouldTurnHeart), "sideways");
    when(view.poem().rows().stream().anyMatch(row -> !row.poem().isEmpty()), "powers");
    when(!view.piles().score().isEmpty(), "score");
  }

  /** Adds the lessons that both seats learn. */
  private void common() {
    boolean full = view.poem().currentRow().isEmpty();
    when(!view.poem().refutedColorSets().isEmpty(), "refuted");
    when(full, "full");
    when(view.threat() != RavenThreat.NONE, "omen");
    when(view.ravens(RavenStatus.STANDING) > 0, "raven");
  }

  private boolean fits() {
    return legal.stream().anyMatch(Command.Place.class::isInstance);
  }

  /** Returns the results of Ren's choices. */
  private Stream<Preview> takes() {
    return legal.stream()
        .filter(Command.Take.class::isInstance)
        .map(take -> Preview.of(view, take));
  }
}
