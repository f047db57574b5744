package lethe.app.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Pager;
import lethe.app.page.Sheet;
import lethe.app.session.Input;

/** A text on somebody's screen, a page at a time. */
public final class Pages {
  private Pages() {}

  /**
   * Until it has been read, or the person leaves.
   *
   * @param room how large the screen is now
   * @param hear shows a sheet and waits for what comes next
   */
  public static void read(
      List<Text> text, Supplier<Size> room, Function<Sheet, Input<?, ?, ?>> hear) {
    Optional<Pager> page = Optional.of(Pager.of(text));
    while (page.isPresent()) {
      Pager shown = page.get();
      switch (hear.apply(shown.sheet(room.get()))) {
        case Input.Line<?, ?, ?>(String line) -> page = shown.turned(line, room.get());
        case Input.Ended<?, ?, ?> _ -> page = Optional.empty();
        default -> {}
      }
    }
  }
}
