package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** Selects the names of the lessons that are currently relevant. */
final class Lessons {
  private final View view;
  private final List<String> lessons = new ArrayList<>();

  private Lessons(View view) {
    this.view = view;
  }

  static List<String> names(View view) {
    return new Lessons(view).select();
  }

  private List<String> select() {
    if (view.phase() == Phase.OVER) {
      return List.of();
    }
    boolean isLastBoard = view.board().number() == view.boards();
    add(view.path().size() == 1 && view.board().number() == 1, "goal");
    view.currentSymbol()
        .map(Symbol::kind)
        .map(ItemNames::lowerCaseName)
        .ifPresent(kind -> lessons.add("symbol." + kind));
    addQuestionLessons();
    add(view.marks() > 0, "marks");
    add(view.board().number() > 1 && view.phase() == Phase.MOVE, "boards");
    add(isLastBoard && view.phase() == Phase.MOVE, "end");
    add(view.obols() > 0 && view.phase() == Phase.SPACE && !view.symbolBegun(), "obols");
    if (view.phase() == Phase.SPACE) {
      view.pendingSymbols().stream()
          .map(Symbol::kind)
          .map(ItemNames::lowerCaseName)
          .forEach(kind -> lessons.add("symbol." + kind));
    }
    add(!view.discard().isEmpty(), "discards");
    add(view.discard().stream().anyMatch(Face.Up.class::isInstance), "open");
    add(!view.removed().isEmpty(), "removed");
    add(view.phase() == Phase.MOVE, "count");
    add(view.phase() == Phase.MOVE, "keys");
    return lessons.stream().distinct().toList();
  }

  /** Adds the lessons about the current question. */
  private void addQuestionLessons() {
    Optional<String> question =
        switch (view.phase()) {
          case MOVE -> Optional.of("step");
          case SPACE -> Optional.of("space");
          case PLACE -> Optional.of("place");
          case DROP -> Optional.of("drop");
          case EXCESS -> Optional.of("excess");
          case GIVE_BACK -> Optional.of("back");
          case ARRANGE -> Optional.of("arrange");
          case GLANCE, PERIL, RETURN, SURVEY, REMOVE, SONG, HYMN, EXCHANGE, OVER ->
              Optional.empty();
        };
    question.ifPresent(lessons::add);
    add(view.phase() == Phase.MOVE, "spades");
    add(view.phase() == Phase.SPACE && view.card().isPresent(), "card");
  }

  private void add(boolean isRelevant, String lesson) {
    if (isRelevant) {
      lessons.add(lesson);
    }
  }
}
