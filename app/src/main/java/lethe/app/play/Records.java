package lethe.app.play;

import java.util.Optional;
import lethe.app.session.Figures;

/** What is kept of the matches that somebody played before. */
@FunctionalInterface
public interface Records {
  /** Nothing is. */
  Records NONE = _ -> Optional.empty();

  /** A match that is over beside those, if it is known whose it was. */
  Optional<Figures> beside(Table<?, ?, ?> table);
}
