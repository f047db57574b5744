package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class ReadingTest {
  private static final Size SIZE = new Size(40, 10);

  /** A page that lays above itself whatever it is told. */
  private record Telling() implements Page<Void, Void> {
    @Override
    public Screen screen(Size size) {
      return Screen.plain(Screen.Kind.TABLE, size, Frame.of(List.of()), "");
    }

    @Override
    public Step<Void, Void> on(Event event) {
      return event instanceof Event.Said(List<String> lines)
          ? Step.to(Reading.of(lines.stream().map(Text::plain).toList(), SIZE, this))
          : Step.to(this);
    }

    @Override
    public Step<Void, Void> told(Void answer) {
      return Step.to(this);
    }
  }

  private static Page<Void, Void> after(Page<Void, Void> page, Event event) {
    return page.on(event).page().orElseThrow();
  }

  private static Page<Void, Void> said(Page<Void, Void> page, String line) {
    return after(page, new Event.Said(List.of(line)));
  }

  @Test
  void whatWasWaitedForStandsInsteadOfTheWaiting() {
    Page<Void, Void> page = said(said(new Telling(), "it is thought about"), "this is best");
    assertThat(page.screen(SIZE).picture().frame().toString())
        .contains("this is best")
        .doesNotContain("it is thought about");
    assertThat(after(page, new Event.Line(""))).isEqualTo(new Telling());
  }

  @Test
  void aTextStaysWhereNothingElseIsToBeRead() {
    Page<Void, Void> page = said(new Telling(), "a text");
    assertThat(after(page, new Event.Changed())).isEqualTo(page);
  }
}
