package lethe.app.house;

import lethe.engine.core.Rejection;

/** How far a table has come. */
public enum Standing {
  OPEN,
  RUNNING,
  ADJOURNED,
  FINISHED,
  /** Its journal is of a program newer than this one. */
  NEWER,
  /** This program cannot go on with it, but houses of another version can. */
  ELSEWHERE,
  /** Its match was played by other rules than this program's. */
  CLOSED,
  /** Its journal cannot be read or written. */
  UNREADABLE,
  /** Its deal is not the one bound by the hash that players were shown. */
  BROKEN;

  /** Why nobody gets at a table of that number. */
  Rejection shut(int number) {
    HouseRefusal why =
        switch (this) {
          case NEWER -> HouseRefusal.NEWER;
          case ELSEWHERE -> HouseRefusal.ELSEWHERE;
          case CLOSED -> HouseRefusal.OTHER_RULES;
          case BROKEN -> HouseRefusal.BROKEN;
          default -> HouseRefusal.UNREADABLE;
        };
    return Rejection.of(why, number);
  }
}
