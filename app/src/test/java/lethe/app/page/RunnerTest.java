package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class RunnerTest {
  /** The sizes in which a page was drawn. */
  private final List<Size> drawn = new ArrayList<>();

  /** The screens that were shown. */
  private final List<Screen> seen = new ArrayList<>();

  private Size window = Size.USUAL;

  /** A page that shows the last line typed. */
  private final class Echo implements Page<Void, Void> {
    private final String said;

    Echo(String said) {
      this.said = said;
    }

    @Override
    public Screen screen(Size size) {
      drawn.add(size);
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of(Text.plain(said))), "> ");
    }

    @Override
    public Step<Void, Void> on(Event event) {
      return switch (event) {
        case Event.Line(String line) -> Step.to(new Echo(line));
        case Event.Ended _ -> Step.away();
        default -> Step.to(this);
      };
    }

    @Override
    public Step<Void, Void> told(Void answer) {
      return Step.to(this);
    }
  }

  private void run(Event... events) {
    Queue<Event> typed = new ArrayDeque<>(List.of(events));
    Runner.show(
        new Console() {
          @Override
          public Size size() {
            return window;
          }

          @Override
          public Event read(Screen screen) {
            seen.add(screen);
            Event event = typed.remove();
            window = event instanceof Event.Resized(Size size) ? size : window;
            return event;
          }

          @Override
          public void wake() {}

          @Override
          public void close() {}
        },
        new Echo("nothing"));
  }

  @Test
  void anUnchangedPageIsNotDrawnAgain() {
    run(new Event.Turn(1), new Event.Turn(-1), new Event.Back(), new Event.Ended());
    assertThat(drawn).containsExactly(Size.USUAL);
    assertThat(seen).hasSize(4).allMatch(seen.getFirst()::equals);
  }

  @Test
  void aNewPageOrSizeIsDrawn() {
    Size wide = new Size(100, 30);
    run(new Event.Line("a"), new Event.Resized(wide), new Event.Line("a"), new Event.Ended());
    assertThat(drawn).containsExactly(Size.USUAL, Size.USUAL, wide, wide);
    assertThat(seen.stream().map(screen -> screen.frame().toString()))
        .containsExactly("nothing", "a", "a", "a");
  }
}
