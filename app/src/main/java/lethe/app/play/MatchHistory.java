package lethe.app.play;

import java.util.Optional;
import lethe.app.session.ResultComparison;

/** The records of a player's earlier matches. */
@FunctionalInterface
public interface MatchHistory {
  /** A history without records. */
  MatchHistory NONE = _ -> Optional.empty();

  /**
   * Compares a finished match with the records; empty if it has no single human player whose
   * records are known.
   */
  Optional<ResultComparison> compare(Table<?, ?, ?> table);
}
