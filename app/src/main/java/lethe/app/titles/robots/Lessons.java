package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.RuleNumbers;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;

/** Selects the names of the lessons that are currently relevant. */
final class Lessons {
  private Lessons() {}

  static List<String> names(View view, Seat seat) {
    List<String> lessons = new ArrayList<>();
    boolean hasTeams = view.hasTeams();
    switch (view.phase()) {
      case MEMORIZING -> {
        lessons.add(view.isSolo() ? "goal.alone" : "goal");
        if (view.round() > 1) {
          lessons.add("round");
        }
        lessons.add("minute");
      }
      case POINTING -> {
        lessons.add(view.isSolo() ? "pick" : "point");
        lessons.add("keys");
        lessons.add(view.isSolo() ? "hoard" : "choose");
        if (hasTeams) {
          lessons.add("captain");
        }
        addEnding(view, lessons);
      }
      case ADVISING -> {
        lessons.add("advise");
        lessons.add("worth");
      }
      case CALLING -> {
        lessons.add("call");
        lessons.add("worth");
        lessons.add(view.isSolo() ? "circuit.alone" : view.isBonus() ? "circuit.bonus" : "circuit");
        if (hasTeams) {
          lessons.add("captain");
        }
        view.latestCall().filter(call -> !call.correct()).ifPresent(_ -> lessons.add("wrong"));
        if (view.cards().stream().anyMatch(Face.Up.class::isInstance)) {
          lessons.add("once");
        }
        if (view.cards().stream().filter(ShortCircuitCard.class::isInstance).count()
            == view.layout().circuits()) {
          lessons.add("circuits.out");
        }
        lessons.add("sure");
        addEnding(view, lessons);
      }
      case PICKING -> {
        if (view.activeSeat().filter(seat::equals).isPresent()) {
          lessons.add("bonus");
        }
      }
      case OVER -> {}
    }
    return lessons;
  }

  private static void addEnding(View view, List<String> lessons) {
    if (view.round() == RuleNumbers.ROUNDS) {
      lessons.add(view.isSolo() ? "end.alone" : view.hasTeams() ? "end.teams" : "end");
    }
  }
}
