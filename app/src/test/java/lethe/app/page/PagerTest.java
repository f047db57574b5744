package lethe.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import org.junit.jupiter.api.Test;

class PagerTest {
  /** A heading moves to the next page together with the line below it. */
  @Test
  void aPageDoesNotEndWithAHeading() {
    List<Text> lines =
        List.of(
            Text.plain("one"),
            Text.plain("two"),
            Text.EMPTY,
            Text.bright("Heading"),
            Text.plain("three"));
    Size size = new Size(20, 6);
    Pager pager = Pager.of(lines);
    assertThat(pager.pageLines(size)).containsExactly(Text.plain("one"), Text.plain("two"));
    assertThat(pager.nextPage(size).orElseThrow().pageLines(size)).endsWith(Text.plain("three"));
  }

  private static final Size SIZE = new Size(40, 10);

  private static final Pager TEXT =
      Pager.of(IntStream.range(0, 30).mapToObj(i -> Text.plain("line " + i)).toList());

  @Test
  void turningPagesShowsEveryLineOnce() {
    List<String> shownLines = new ArrayList<>();
    Optional<Pager> page = Optional.of(TEXT);
    while (page.isPresent()) {
      shownLines.addAll(page.get().frame(SIZE, Frame.of(List.of())).lines());
      page = page.get().nextPage(SIZE);
    }
    assertThat(shownLines).isEqualTo(TEXT.lines().stream().map(Text::text).toList());
  }

  @Test
  void turningBackReturnsToThePreviousPage() {
    Pager second = TEXT.nextPage(SIZE).orElseThrow();
    Pager third = second.nextPage(SIZE).orElseThrow();
    assertThat(third.previousPage(SIZE)).isEqualTo(second);
    assertThat(second.previousPage(SIZE)).isEqualTo(TEXT);
    assertThat(TEXT.previousPage(SIZE)).isEqualTo(TEXT);
  }

  @Test
  void thePromptShowsWhetherThereIsAnotherPage() {
    assertThat(TEXT.prompt(SIZE)).startsWith("-- Enter: more");
    assertThat(new Pager(TEXT.lines(), 29).prompt(SIZE)).startsWith("-- Enter: go on");
  }

  @Test
  void aTextHidesTheTableUnlessHalfOfTheWindowRemainsFree() {
    Frame table = Frame.of(IntStream.range(0, 9).mapToObj(i -> Text.plain("row " + i)).toList());
    assertThat(Pager.of(TEXT.lines().subList(0, 2)).frame(SIZE, table).lines())
        .startsWith("row 0", "row 1")
        .endsWith("line 0", "line 1")
        .hasSize(SIZE.rows() - 1);
    assertThat(Pager.of(TEXT.lines().subList(0, 5)).frame(SIZE, table).lines())
        .containsExactly("line 0", "line 1", "line 2", "line 3", "line 4");
  }

  @Test
  void aTableWithoutTextHasNoLineBelowIt() {
    Frame table = Frame.of(List.of(Text.plain("row 0")));
    assertThat(Pager.of(List.of()).frame(SIZE, table).lines()).containsExactly("row 0");
  }
}
