package lethe.app.page;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;

/**
 * Selects the text to read out from successive screens. Lines that the previous screen contained
 * are not repeated, unless input was entered in between. Not thread-safe.
 */
public final class SpokenScreens {
  private List<String> said = List.of();

  /** Returns the new lines of a screen, wrapped to its width. */
  public Frame next(Screen screen) {
    List<String> all =
        Text.wrapped(screen.spokenText(), screen.size().columns()).stream()
            .map(text -> text.words().stripTrailing())
            .filter(line -> !line.isEmpty())
            .toList();
    List<String> known = new ArrayList<>(said);
    List<String> fresh = all.stream().filter(line -> !known.remove(line)).toList();
    said = all;
    return Frame.of(fresh.stream().map(Text::plain).toList());
  }

  /** Records that a line was entered, so that the next screen is read out in full. */
  public void startReply() {
    said = List.of();
  }
}
