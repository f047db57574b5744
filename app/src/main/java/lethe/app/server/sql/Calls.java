package lethe.app.server.sql;

import java.util.function.Consumer;
import lethe.app.server.Call;

/**
 * Tells the other servers what was stored.
 *
 * @param others receives each message; must not block
 */
record Calls(Consumer<Call> others) {
  static final Calls NOBODY = new Calls(_ -> {});

  void table(int number) {
    others.accept(new Call.Table(number));
  }

  /** Reports that a line was added to the journal of a table. */
  void entry(int number, String line) {
    others.accept(Call.added(number, line));
  }

  void everybody() {
    others.accept(new Call.Everybody());
  }
}
