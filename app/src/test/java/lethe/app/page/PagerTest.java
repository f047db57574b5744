package lethe.app.page;

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

  private static final Pager TEXT =
      Pager.of(IntStream.range(0, 30).mapToObj(i -> Text.plain("line " + i)).toList());

  @Test
  void pageAfterPageEverythingIsReadOnce() {
    List<String> read = new ArrayList<>();
    Optional<Pager> page = Optional.of(TEXT);
    while (page.isPresent()) {
      read.addAll(page.get().sheet(SIZE).frame().lines());
      page = page.get().turned("", SIZE);
    }
    assertThat(read).isEqualTo(TEXT.lines().stream().map(Text::words).toList());
  }

  @Test
  void thePageBeforeIsTheOneOneCameFrom() {
    Pager second = TEXT.turned("", SIZE).orElseThrow();
    Pager third = second.turned("", SIZE).orElseThrow();
    assertThat(third.turned(Pager.BACK, SIZE)).contains(second);
    assertThat(second.turned(Pager.BACK, SIZE)).contains(TEXT);
    assertThat(TEXT.turned(Pager.BACK, SIZE)).contains(TEXT);
  }

  @Test
  void anyOtherWordEndsIt() {
    assertThat(TEXT.turned("table", SIZE)).isEmpty();
    assertThat(TEXT.sheet(SIZE).prompt()).startsWith("-- Enter: more");
    assertThat(new Pager(TEXT.lines(), 29).sheet(SIZE).prompt())
        .startsWith("-- Enter: back to the table");
  }
}
