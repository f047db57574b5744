package lethe.app.play;

import java.util.Optional;
import lethe.app.session.ResultComparison;

/** The records of a player's earlier matches. */
@FunctionalInterface
public interface MatchHistory {
  /** No records. */
  MatchHistory NONE = _ -> Optional.empty();

  /** Compares a finished match with the records, if its player is known. */
  Optional<ResultComparison> compare(Table<?, ?, ?> table);
}
