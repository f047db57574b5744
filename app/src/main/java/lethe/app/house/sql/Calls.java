package lethe.app.house.sql;

import java.util.function.Consumer;
import lethe.app.house.Call;

/**
 * Lets other houses know what was written, where there are any.
 *
 * @param others called with each; it must not wait
 */
record Calls(Consumer<Call> others) {
  static final Calls NOBODY = new Calls(_ -> {});

  void table(int number) {
    others.accept(new Call.Table(number));
  }

  /** A line was added to the journal of a table. */
  void entry(int number, String line) {
    others.accept(Call.added(number, line));
  }

  void everybody() {
    others.accept(new Call.Everybody());
  }
}
