package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class ReadingTest {
  private static final Size SIZE = new Size(40, 10);

  private static final Reading TEXT =
      Reading.of(IntStream.range(0, 30).mapToObj(i -> Text.plain("line " + i)).toList());

  @Test
  void pageAfterPageEverythingIsReadOnce() {
    List<String> read = new ArrayList<>();
    Optional<Reading> page = Optional.of(TEXT);
    while (page.isPresent()) {
      read.addAll(page.get().sheet(SIZE).frame().lines());
      page = page.get().turned("", SIZE);
    }
    assertThat(read).isEqualTo(TEXT.lines().stream().map(Text::words).toList());
  }

  @Test
  void thePageBeforeIsTheOneOneCameFrom() {
    Reading second = TEXT.turned("", SIZE).orElseThrow();
    Reading third = second.turned("", SIZE).orElseThrow();
    assertThat(third.turned(Reading.BACK, SIZE)).contains(second);
    assertThat(second.turned(Reading.BACK, SIZE)).contains(TEXT);
    assertThat(TEXT.turned(Reading.BACK, SIZE)).contains(TEXT);
  }

  @Test
  void anyOtherWordEndsIt() {
    assertThat(TEXT.turned("table", SIZE)).isEmpty();
    assertThat(TEXT.sheet(SIZE).prompt()).startsWith("-- Enter: more");
    assertThat(new Reading(TEXT.lines(), 29).sheet(SIZE).prompt())
        .startsWith("-- Enter: back to the table");
  }
}
