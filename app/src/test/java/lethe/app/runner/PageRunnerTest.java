package lethe.app.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Console;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.terminal.ScriptedConsole;
import org.junit.jupiter.api.Test;

class PageRunnerTest {
  private final List<Size> drawnSizes = new ArrayList<>();

  private final List<Screen> shownScreens = new ArrayList<>();

  private Size window = Size.DEFAULT;

  /** A page that shows the last line typed. */
  private final class EchoPage implements Page<Void, Void> {
    private final String line;

    EchoPage(String text) {
      this.line = text;
    }

    @Override
    public Screen screen(Size size) {
      drawnSizes.add(size);
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of(Text.plain(line))), "> ");
    }

    @Override
    public PageTransition<Void, Void> onEvent(PageEvent event) {
      return switch (event) {
        case PageEvent.LineEntered(String line) -> PageTransition.to(new EchoPage(line));
        case PageEvent.InputEnded _ -> PageTransition.leave();
        default -> PageTransition.to(this);
      };
    }

    @Override
    public PageTransition<Void, Void> onAnswer(Void answer) {
      return PageTransition.to(this);
    }
  }

  private void run(PageEvent... events) {
    Queue<PageEvent> remaining = new ArrayDeque<>(List.of(events));
    PageRunner runner =
        new PageRunner(
            new Console() {
              @Override
              public Size size() {
                return window;
              }

              @Override
              public PageEvent showAndAwaitEvent(Screen screen) {
                shownScreens.add(screen);
                PageEvent event = remaining.remove();
                window = event instanceof PageEvent.Resized(Size size) ? size : window;
                return event;
              }

              @Override
              public void wake() {}

              @Override
              public void close() {}
            });
    runner.push(new EchoPage("nothing"), () -> {});
    runner.run();
  }

  @Test
  void anUnchangedPageIsNotDrawnAgain() {
    run(
        new PageEvent.PageTurn(1),
        new PageEvent.PageTurn(-1),
        new PageEvent.CloseRequested(),
        new PageEvent.InputEnded());
    assertThat(drawnSizes).containsExactly(Size.DEFAULT);
    assertThat(shownScreens).hasSize(4).allMatch(shownScreens.getFirst()::equals);
  }

  @Test
  void aNewPageOrSizeIsDrawn() {
    Size wide = new Size(100, 30);
    run(
        new PageEvent.LineEntered("a"),
        new PageEvent.Resized(wide),
        new PageEvent.LineEntered("a"),
        new PageEvent.InputEnded());
    assertThat(drawnSizes).containsExactly(Size.DEFAULT, Size.DEFAULT, wide, wide);
    assertThat(shownScreens.stream().map(screen -> screen.frame().toString()))
        .containsExactly("nothing", "a", "a", "a");
  }

  /**
   * A controller that records its events. It opens another one above itself when a line is typed,
   * but throws an exception if the line is {@code fail}.
   */
  private final class OpeningController extends PageController<String, Void> {
    private final String name;

    OpeningController(PageRunner runner, String name) {
      super(runner);
      this.name = name;
      show(new LinePage());
    }

    @Override
    protected void onOpened() {
      events.add(name + " opened");
    }

    @Override
    protected void handle(String line) {
      if (line.equals("fail")) {
        throw new IllegalStateException(line);
      }
      runner().execute(() -> events.add("posted in " + name));
      runner()
          .push(
              new OpeningController(runner(), name + line),
              PageFilter.NONE,
              () -> events.add("back in " + name));
    }

    @Override
    protected void onClosed() {
      events.add(name + " closed");
    }
  }

  private final List<String> events = new ArrayList<>();

  /** A page that passes each line to its controller, except a blank one, which closes the page. */
  private static final class LinePage implements Page<String, Void> {
    @Override
    public Screen screen(Size size) {
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of()), "> ");
    }

    @Override
    public PageTransition<String, Void> onEvent(PageEvent event) {
      return switch (event) {
        case PageEvent.LineEntered(String line) when !line.isBlank() ->
            PageTransition.to(this, line);
        case PageEvent.LineEntered _, PageEvent.InputEnded _ -> PageTransition.leave();
        default -> PageTransition.to(this);
      };
    }

    @Override
    public PageTransition<String, Void> onAnswer(Void answer) {
      return PageTransition.to(this);
    }
  }

  @Test
  void closingAPageReturnsToThePageBelow() {
    PageRunner runner = new PageRunner(new ScriptedConsole(Size.DEFAULT, List.of("b", "", "c")));
    runner.run(new OpeningController(runner, "a"));
    assertThat(events)
        .containsExactly(
            "a opened",
            "ab opened",
            "posted in a",
            "ab closed",
            "back in a",
            "ac opened",
            "posted in a",
            "ac closed",
            "back in a",
            "a closed");
  }

  @Test
  void anExceptionClosesAllPages() {
    PageRunner runner = new PageRunner(new ScriptedConsole(Size.DEFAULT, List.of("b", "fail")));
    assertThatThrownBy(() -> runner.run(new OpeningController(runner, "a"))).hasMessage("fail");
    assertThat(events).endsWith("posted in a", "ab closed", "a closed");
  }

  /** The filter replaces every event of the upper page. Ending the input closes both pages. */
  @Test
  void aFilterReplacesEventsAndScreens() {
    ScriptedConsole console = new ScriptedConsole(Size.DEFAULT, List.of("b", "/x", "/end", "c"));
    PageRunner runner = new PageRunner(console);
    PageFilter filter =
        new PageFilter() {
          @Override
          public Optional<PageEvent> pollEvent(Screen screen) {
            return Optional.empty();
          }

          @Override
          public Screen decorate(Screen screen) {
            return screen.withPrompt("filtered> ");
          }

          @Override
          public PageEvent filter(PageEvent event, Screen screen) {
            if (event.equals(new PageEvent.LineEntered("/end"))) {
              runner.endInput();
            }
            return new PageEvent.MessageReceived(List.of());
          }
        };
    PageController<String, Void> first =
        new PageController<>(runner) {
          @Override
          protected void onOpened() {
            show(new LinePage());
          }

          @Override
          protected void handle(String line) {
            runner().push(new OpeningController(runner(), line), filter, () -> {});
          }
        };
    runner.run(first);
    assertThat(events).containsExactly("b opened", "b closed");
    assertThat(console.screens())
        .extracting(Screen::prompt)
        .containsExactly("> ", "filtered> ", "filtered> ");
    assertThat(console.unreadLines()).containsExactly("c");
  }
}
