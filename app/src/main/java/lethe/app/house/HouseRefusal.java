package lethe.app.house;

import lethe.engine.core.Reason;

/** Why the house does not do what somebody asks for. */
public enum HouseRefusal implements Reason {
  NAME_FIXED,
  NAME_TAKEN,
  TOO_MANY_NAMES,
  NO_SUCH_WORD,
  NO_KEY,
  OWN_WORD,
  OTHER_SITS,
  LAST_LOGIN,
  GUESSES_EACH,
  NO_ROOM,
  DRAINING,
  TABLES,
  TABLES_EACH,
  TABLES_ALL,
  MAKING_EACH,
  ONE_SEAT,
  NO_SEAT,
  NOT_SEATED,
  FINISHED,
  DESERTED,
  NEWER,
  ELSEWHERE,
  UNREADABLE,
  CHANGED,
  NO_REMATCH,
  NOBODY_GONE,
  TOO_LONG,
  TOO_FAST,
  TOO_MUCH_TALK,
  RENAMED_TOO_OFTEN;

  /** What stands in the way of one more table. */
  static HouseRefusal of(Limit limit) {
    return valueOf(limit.name());
  }
}
