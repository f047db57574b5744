package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class TextPageTest {
  private static final Size SIZE = new Size(40, 10);

  private static final Scene TABLE = _ -> Frame.of(List.of());

  /** A page that opens every message that it receives as a text. */
  private record MessagePage() implements Page<Void, Void> {
    @Override
    public Screen screen(Size size) {
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of()), "");
    }

    @Override
    public PageTransition<Void, Void> onEvent(PageEvent event) {
      return event instanceof PageEvent.MessageReceived(List<String> lines, _)
          ? PageTransition.to(TextPage.of(lines.stream().map(Text::plain).toList(), SIZE, this))
          : PageTransition.to(this);
    }

    @Override
    public PageTransition<Void, Void> onAnswer(Void answer) {
      return PageTransition.to(this);
    }
  }

  private static Page<Void, Void> pageAfter(Page<Void, Void> page, PageEvent event) {
    return page.onEvent(event).page().orElseThrow();
  }

  private static Page<Void, Void> pageAfterMessage(Page<Void, Void> page, String line) {
    return pageAfter(page, new PageEvent.MessageReceived(List.of(line)));
  }

  @Test
  void aReceivedTextReplacesTheOpenText() {
    Page<Void, Void> page =
        pageAfterMessage(pageAfterMessage(new MessagePage(), "Analyzing..."), "Best move: 3");
    assertThat(page.screen(SIZE).picture().frame().toString())
        .contains("Best move: 3")
        .doesNotContain("Analyzing...");
    assertThat(pageAfter(page, new PageEvent.LineEntered(""))).isEqualTo(new MessagePage());
  }

  @Test
  void aTextStaysOpenIfThePageBelowIsUnchanged() {
    Page<Void, Void> page = pageAfterMessage(new MessagePage(), "a text");
    assertThat(pageAfter(page, new PageEvent.TableChanged())).isEqualTo(page);
  }

  /** A page that opens a report every second. */
  private record ReportingPage(int second) implements Page<Void, Void> {
    @Override
    public Screen screen(Size size) {
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of()), "");
    }

    @Override
    public PageTransition<Void, Void> onEvent(PageEvent event) {
      return switch (event) {
        case PageEvent.SecondPassed _ -> {
          List<Text> lines = List.of(Text.plain("report of second " + second));
          yield PageTransition.to(
              TextPage.report(TABLE, lines, SIZE, new ReportingPage(second + 1)));
        }
        case PageEvent.MessageReceived(List<String> lines, _) ->
            PageTransition.to(TextPage.of(lines.stream().map(Text::plain).toList(), SIZE, this));
        default -> PageTransition.to(this);
      };
    }

    @Override
    public PageTransition<Void, Void> onAnswer(Void answer) {
      return PageTransition.to(this);
    }
  }

  /** Both are closed together. A text that arrives meanwhile opens after them. */
  @Test
  void aNewReportIsAppendedToAnOpenReport() {
    Page<Void, Void> page = new ReportingPage(1);
    for (int i = 0; i < 3; i++) {
      page = pageAfter(page, new PageEvent.SecondPassed());
    }
    assertThat(page.screen(SIZE).picture().frame().toString())
        .contains("report of second 1\nreport of second 2\nreport of second 3");
    assertThat(pageAfter(page, new PageEvent.LineEntered(""))).isEqualTo(new ReportingPage(4));
    Page<Void, Void> pageWithAnswer = pageAfterMessage(page, "an answer");
    assertThat(pageWithAnswer.screen(SIZE).picture().frame().toString())
        .contains("report of second 3");
    Page<Void, Void> nextText = pageAfter(pageWithAnswer, new PageEvent.LineEntered(""));
    assertThat(nextText.screen(SIZE).picture().frame().toString()).contains("an answer");
    assertThat(pageAfter(nextText, new PageEvent.LineEntered(""))).isEqualTo(new ReportingPage(4));
  }

  /** A long report is read page by page, and pages that were read do not return. */
  @Test
  void appendingAReportDoesNotTurnThePage() {
    Page<Void, Void> page = new ReportingPage(1);
    for (int i = 0; i < 10; i++) {
      page = pageAfter(page, new PageEvent.SecondPassed());
    }
    page = pageAfter(page, new PageEvent.LineEntered(""));
    page = pageAfter(page, new PageEvent.SecondPassed());
    assertThat(page.screen(SIZE).picture().frame().toString())
        .startsWith("report of second 9\n")
        .contains("report of second 11");
    assertThat(pageAfter(page, new PageEvent.LineEntered(""))).isEqualTo(new ReportingPage(12));
  }

  @Test
  void theAnimationOfAReportIsPlayedOnce() {
    Frame frame = Frame.of(List.of(Text.plain("a raven")));
    Scene raven =
        new Scene() {
          @Override
          public Frame frame(Size size) {
            return frame;
          }

          @Override
          public List<Frame> motion(Size size) {
            return List.of(frame);
          }
        };
    List<Text> lines = List.of(Text.plain("The raven lands."));
    Page<Void, Void> page = TextPage.report(raven, lines, SIZE, new ReportingPage(1));
    assertThat(page.screen(SIZE).motion()).containsExactly(frame);
    assertThat(pageAfter(page, new PageEvent.SecondPassed()).screen(SIZE).motion()).isEmpty();
    assertThat(pageAfter(page, new PageEvent.LineEntered("")).screen(SIZE).motion()).isEmpty();
  }
}
