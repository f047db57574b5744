package lethe.app.page;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;

/**
 * What there is to say of one screen after the other, for whoever hears them: what has been said
 * since a line was typed is not said again.
 */
public final class Speech {
  private List<String> said = List.of();

  /** What is new in a screen, on lines as wide as it. */
  public Frame next(Screen screen) {
    List<String> all =
        Text.wrapped(screen.said(), screen.size().columns()).stream()
            .map(text -> text.words().stripTrailing())
            .filter(line -> !line.isEmpty())
            .toList();
    List<String> known = new ArrayList<>(said);
    List<String> fresh = all.stream().filter(line -> !known.remove(line)).toList();
    said = all;
    return Frame.of(fresh.stream().map(Text::plain).toList());
  }

  /** Somebody has typed a line, and what answers it is said whole. */
  public void answered() {
    said = List.of();
  }
}
