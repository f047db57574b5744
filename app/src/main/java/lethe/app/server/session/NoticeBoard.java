package lethe.app.server.session;

import java.util.List;

/** The message of the day. */
public interface NoticeBoard {
  /** Returns the lines of the message, sanitized for display. */
  List<String> lines();

  /** Reads the message again. Returns whether it has changed. */
  boolean refresh();
}
