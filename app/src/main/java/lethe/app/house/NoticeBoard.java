package lethe.app.house;

import java.util.List;

/** The message of the day. */
public interface NoticeBoard {
  /** What stands there, as it can be shown to anybody. */
  List<String> lines();

  /** Looks whether it says something else than before. */
  boolean refresh();
}
