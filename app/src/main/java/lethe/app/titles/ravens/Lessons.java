package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.HeartStatus;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;

/** What matters now to a beginner, the most general first. */
final class Lessons {
  /** How few cards of the deck are a reason to worry. */
  private static final int FEW = 6;

  private final View view;
  private final String role;
  private final List<String> names = new ArrayList<>();

  private Lessons(View view, Seat seat) {
    this.view = view;
    this.role = seat.name();
  }

  static List<String> of(View view, Seat seat) {
    Lessons lessons = new Lessons(view, seat);
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    if (seat.equals(Roles.FETH)) {
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
    Phase phase = view.phase();
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
    when(draws && view.batch() > 1, "batch");
    when(view.batch() == Counts.BATCHES, "last");
    when(!draws && !fits && view.placed() == 0, "stuck");
    when(!draws && fits && view.placed() == 0, "build");
    when(!draws && view.placed() > 0, "end");
    when(draws && !view.line().isEmpty(), "draw");
    when(draws && view.round() > 1, "answer");
    when(draws && view.zone() > 0, "zone");
    when(draws && view.line().size() > 1, "danger");
    common();
    when(!draws, "seven");
    when(view.rows().stream().anyMatch(row -> !row.poem().isEmpty()), "poem");
    when(view.rows().stream().anyMatch(row -> row.lies() != HeartStatus.DOWN), "relived");
    when(draws && view.deck() > 0 && view.deck() < FEW, "short");
    when(!view.powers().isEmpty(), "powers");
    when(!view.score().isEmpty(), "score");
  }

  private void ren() {
    Phase phase = view.phase();
    when(phase == Phase.ARRANGE, "arrange");
    when(phase == Phase.ARRANGE && view.batch() > 1, "batch");
    when(phase == Phase.REVEAL, "reveal");
    when(phase == Phase.KEEP, "keep");
    when(phase == Phase.WITH, "with");
    if (phase != Phase.TAKE) {
      return;
    }
    when(true, "goal");
    when(view.batch() == Counts.BATCHES, "last");
    when(view.current().isPresent(), "row");
    common();
    when(splits(), "split");
    when(view.round() > 1, "answer");
    when(turns(), "sideways");
    when(view.rows().stream().anyMatch(row -> !row.poem().isEmpty()), "powers");
    when(!view.score().isEmpty(), "score");
  }

  /** What both learn in their own words. */
  private void common() {
    boolean full = view.current().isEmpty();
    when(!view.refuted().isEmpty(), "refuted");
    when(full, "full");
    when(view.omen() != RavenThreat.NONE, "omen");
    when(view.ravens(RavenStatus.STANDING) > 0, "raven");
  }

  private boolean fits() {
    return view.line().stream()
        .anyMatch(piece -> piece instanceof Card card && view.atman().takes(card));
  }

  private boolean splits() {
    Atman atman = view.atman();
    return atman.visible().stream().anyMatch(laid -> atman.without(laid).chunks().size() > 1);
  }

  /** Whether a card could be taken that turns a heart up sideways. */
  private boolean turns() {
    return view.atman().visible().stream()
        .map(LaidCard::card)
        .anyMatch(card -> Considered.turns(view, card));
  }
}
