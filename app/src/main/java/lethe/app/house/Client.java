package lethe.app.house;

import java.time.Duration;

/** How the house reaches somebody who is there, on one connection; no call may wait. */
public interface Client {
  /** Shows something when there is time for it. */
  void tell(News news);

  /** What is shown may have changed. */
  void wake();

  /** Sends them home. */
  void end(Farewell why);

  /** Whether a key was pressed since this was last asked. */
  boolean wasTouched();

  /** Whether they look at a match, and not at what the house shows. */
  boolean isPlaying();

  /** Whether they have come to stay, and not for one answer. */
  boolean isStaying();

  /** Waits until they have gone; the one call that does. */
  void await(Duration patience);
}
