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

class PageRunnerTest {
  /** The sizes in which a page was drawn. */
  private final List<Size> drawn = new ArrayList<>();

  /** The screens that were shown. */
  private final List<Screen> seen = new ArrayList<>();

  private Size window = Size.DEFAULT;

  /** A page that shows the last line typed. */
  private final class Echo implements Page<Void, Void> {
    private final String said;

    Echo(String text) {
      this.said = text;
    }

    @Override
    public Screen screen(Size size) {
      drawn.add(size);
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of(Text.plain(said))), "> ");
    }

    @Override
    public PageTransition<Void, Void> onEvent(PageEvent event) {
      return switch (event) {
        case PageEvent.LineEntered(String line) -> PageTransition.stay(new Echo(line));
        case PageEvent.InputEnded _ -> PageTransition.leave();
        default -> PageTransition.stay(this);
      };
    }

    @Override
    public PageTransition<Void, Void> onAnswer(Void answer) {
      return PageTransition.stay(this);
    }
  }

  private void run(PageEvent... events) {
    Queue<PageEvent> typed = new ArrayDeque<>(List.of(events));
    PageRunner.show(
        new Console() {
          @Override
          public Size size() {
            return window;
          }

          @Override
          public PageEvent read(Screen screen) {
            seen.add(screen);
            PageEvent event = typed.remove();
            window = event instanceof PageEvent.Resized(Size size) ? size : window;
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
    run(
        new PageEvent.PageTurn(1),
        new PageEvent.PageTurn(-1),
        new PageEvent.CloseRequested(),
        new PageEvent.InputEnded());
    assertThat(drawn).containsExactly(Size.DEFAULT);
    assertThat(seen).hasSize(4).allMatch(seen.getFirst()::equals);
  }

  @Test
  void aNewPageOrSizeIsDrawn() {
    Size wide = new Size(100, 30);
    run(
        new PageEvent.LineEntered("a"),
        new PageEvent.Resized(wide),
        new PageEvent.LineEntered("a"),
        new PageEvent.InputEnded());
    assertThat(drawn).containsExactly(Size.DEFAULT, Size.DEFAULT, wide, wide);
    assertThat(seen.stream().map(screen -> screen.frame().toString()))
        .containsExactly("nothing", "a", "a", "a");
  }
}
