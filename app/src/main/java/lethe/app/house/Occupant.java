package lethe.app.house;

import java.util.Optional;
import lethe.engine.core.Seat;

/** Somebody at a table, on one connection; no call may wait. */
public interface Occupant {
  Person person();

  /** The seat that they play; none for somebody who looks on. */
  Optional<Seat> seat();

  /** Shows something when there is time for it. */
  void tell(News news);

  /** Has them look whether something has changed. */
  void wake();

  /** Has them leave the table. */
  void end();
}
