package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** Selects the names of the lessons that are currently relevant. */
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

  static List<String> names(View view, Seat seat, List<Command> legal) {
    Lessons lessons = new Lessons(view, seat, legal);
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    if (seat.equals(GameSeats.FETH)) {
      lessons.addForFeth();
    } else {
      lessons.addForRen();
    }
    return List.copyOf(lessons.names);
  }

  private void addIf(boolean isRelevant, String name) {
    if (isRelevant) {
      names.add(role + "." + name);
    }
  }

  private void addForFeth() {
    Phase phase = view.progress().phase();
    addIf(phase == Phase.BEFORE_ANNOUNCEMENT, "window");
    addIf(phase == Phase.BATCH_END, "parting");
    addIf(phase == Phase.ORDER, "order");
    addIf(phase == Phase.FREE, "free");
    if (phase != Phase.DRAW && phase != Phase.BUILD) {
      return;
    }
    addIf(true, "goal");
    addIf(view.countRavens(RavenStatus.STANDING) > 0, "raven");
    boolean isDrawing = phase == Phase.DRAW;
    boolean canPlace = canPlace();
    addIf(isDrawing && view.progress().batch() > 1, "batch");
    addIf(view.progress().batch() == RuleNumbers.BATCHES, "last");
    addIf(!isDrawing && !canPlace && view.progress().cardsPlaced() == 0, "stuck");
    addIf(!isDrawing && canPlace && view.progress().cardsPlaced() == 0, "build");
    addIf(!isDrawing && view.progress().cardsPlaced() > 0, "end");
    addIf(isDrawing && !view.piles().line().isEmpty(), "draw");
    addIf(isDrawing && view.progress().round() > 1, "answer");
    addIf(isDrawing && view.progress().safetyZone() > 0, "zone");
    addIf(isDrawing && view.piles().line().size() > 1, "danger");
    addCommon();
    addIf(!isDrawing, "seven");
    addIf(view.poem().rows().stream().anyMatch(row -> !row.poem().isEmpty()), "poem");
    addIf(
        view.poem().rows().stream().anyMatch(row -> row.heart().status() != HeartStatus.DOWN),
        "relived");
    addIf(isDrawing && isDeckLow(), "short");
    addIf(!view.poem().powers().isEmpty(), "powers");
    addIf(!view.piles().score().isEmpty(), "score");
  }

  private void addForRen() {
    Phase phase = view.progress().phase();
    addIf(phase == Phase.ARRANGE, "arrange");
    addIf(phase == Phase.ARRANGE && view.progress().batch() > 1, "batch");
    addIf(phase == Phase.REVEAL, "reveal");
    addIf(phase == Phase.KEEP, "keep");
    addIf(phase == Phase.ADD_SCORE_CARDS, "with");
    if (phase != Phase.TAKE) {
      return;
    }
    addIf(true, "goal");
    addIf(view.countRavens(RavenStatus.STANDING) > 0, "raven");
    addIf(view.progress().batch() == RuleNumbers.BATCHES, "last");
    addIf(view.poem().currentRow().isPresent(), "row");
    addCommon();
    addIf(
        takePreviews().anyMatch(preview -> preview.viewAfter().atman().chunks().size() > 1),
        "split");
    addIf(view.progress().round() > 1, "answer");
    addIf(takePreviews().anyMatch(Preview::wouldTurnHeart), "sideways");
    addIf(view.poem().rows().stream().anyMatch(row -> !row.poem().isEmpty()), "powers");
    addIf(!view.piles().score().isEmpty(), "score");
  }

  /** Adds the lessons that are relevant for both seats. */
  private void addCommon() {
    boolean isPoemFull = view.poem().currentRow().isEmpty();
    addIf(!view.poem().refutedColorSets().isEmpty(), "refuted");
    addIf(isPoemFull, "full");
    addIf(view.threat() != RavenThreat.NONE, "omen");
  }

  /**
   * Returns whether the deck is low, but not empty: the match would be lost if the next round began
   * with an empty deck. Always false in the last batch, in which the deck is meant to be used up.
   */
  private boolean isDeckLow() {
    return !view.progress().isLastBatch()
        && view.piles().deckSize() > 0
        && view.piles().deckSize() < LOW_DECK;
  }

  private boolean canPlace() {
    return legal.stream().anyMatch(Command.Place.class::isInstance);
  }

  /** Returns the previews of all cards that Ren may take. */
  private Stream<Preview> takePreviews() {
    return legal.stream()
        .filter(Command.Take.class::isInstance)
        .map(take -> Preview.of(view, take));
  }
}
