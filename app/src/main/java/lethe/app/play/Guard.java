package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Control;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;

/** Writes down whose screen keeps what is told or shown once, before it is on that screen. */
final class Guard {
  private final Table<?, ?, ?> table;
  private final Company company;
  private final boolean forgotten;

  /**
   * A guard of one screen.
   *
   * @param company who is at it
   * @param forgotten whether every screen is gone when the next is drawn
   */
  Guard(Table<?, ?, ?> table, Company company, boolean forgotten) {
    this.table = table;
    this.company = company;
    this.forgotten = forgotten;
  }

  /** Whether the screen forgets what it shows. */
  boolean isForgotten() {
    return forgotten;
  }

  /** Something is about to be shown that is seen once; why that cannot be written down, if so. */
  Optional<Rejection> show() {
    Match<?, ?, ?> match = table.match();
    if (forgotten || match.turn().isOver()) {
      return Optional.empty();
    }
    List<Seat> known = match.unguarded();
    return (company.mine().isEmpty() ? company.charged() : company.mine())
        .stream()
            .filter(seat -> !known.contains(seat))
            .flatMap(seat -> table.refusal(new Control.Unguarded(seat)).stream())
            .findFirst();
  }

  /** These things are about to be told. What is shown when it is asked for is told only then. */
  void tell(List<? extends Told<?>> told) {
    if (table.title().memory().timed().isEmpty() && told.stream().anyMatch(Told::fleeting)) {
      show();
    }
  }
}
