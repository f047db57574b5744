package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.PausePolicy;
import lethe.app.session.MatchPage;
import lethe.app.session.MatchPageContext;
import lethe.app.session.Preferences;
import lethe.app.session.Snapshot;
import lethe.app.story.StoryProgress;
import lethe.app.titles.HumanMatches;
import lethe.app.titles.TestGames;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Match;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class PipeConsoleTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);

  private static MatchPage<Command, Observation, View> matchPage() {
    Match<Command, Observation, View> match = HumanMatches.start(TaSeTitle.TITLE, 2, 3);
    return MatchPage.of(
        new MatchPageContext<>(
            TestGames.open(TaSeTitle.TITLE).notation(),
            List.of(GameSeats.RED),
            false,
            false,
            Optional.empty(),
            true,
            Optional.empty(),
            new Preferences(true, false, false, PausePolicy.NEVER, false, false, false)),
        Snapshot.of(TaSeTitle.TITLE, match, GameSeats.RED),
        StoryProgress.atStart(new Rng(1)),
        Size.DEFAULT);
  }

  private static PageEvent read(PipeConsole console) {
    return console.showAndAwaitEvent(matchPage().screen(Size.DEFAULT));
  }

  private PipeConsole console(String in, boolean ascii, boolean echo) {
    InputStream stream = new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8));
    return console(stream, out, ascii, echo, false);
  }

  private static PipeConsole console(
      InputStream in, PrintStream out, boolean ascii, boolean echo, boolean spoken) {
    InputQueue input = InputQueues.fromStream(in);
    Appearance appearance = new Appearance(ascii, Theme.ANSI, true, true, true, true, true);
    return PipeConsole.local(input, out, appearance, echo, spoken);
  }

  private String printedText() {
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void linesAreReadToTheEndOfTheInput() {
    PipeConsole console = console("put 5 in 2\r\n\nquit", false, false);
    assertThat(read(console)).isEqualTo(new PageEvent.LineEntered("put 5 in 2"));
    assertThat(read(console)).isEqualTo(new PageEvent.LineEntered(""));
    assertThat(read(console)).isEqualTo(new PageEvent.LineEntered("quit"));
    assertThat(read(console)).isEqualTo(new PageEvent.InputEnded());
    assertThat(read(console)).isEqualTo(new PageEvent.InputEnded());
  }

  @Test
  void drawnOutputHasTheTableBeforeThePrompt() {
    read(console("look\n", false, false));
    assertThat(printedText())
        .startsWith("Ta-Se   round 1 of 6")
        .contains("╒═══════╕")
        .doesNotContain("\u001b")
        .endsWith("red> ");
  }

  /** The table is not drawn. */
  @Test
  void spokenOutputHasTheQuestionBeforeThePrompt() {
    PipeConsole console =
        console(
            new ByteArrayInputStream("look".getBytes(StandardCharsets.UTF_8)),
            out,
            false,
            false,
            true);
    read(console);
    assertThat(printedText()).isEqualTo("You open the round: put any one chip in any cup.\nred> ");
  }

  @Test
  void echoedInputFollowsThePrompt() {
    PipeConsole console = console("look\n", false, true);
    read(console);
    assertThat(printedText()).endsWith("red> look\n");
    read(console);
    assertThat(printedText()).endsWith("red> \n");
  }

  @Test
  void asciiOutputHasOnlyAsciiCharacters() {
    read(console("look\n", true, false));
    assertThat(printedText()).matches("[\\n -~]*").contains("+=======+");
  }

  /** A line without an end must not exhaust the memory. */
  @Test
  void aLineLongerThanAnyCommandIsTruncated() {
    InputStream endless =
        new InputStream() {
          private int left = 500_000;

          @Override
          public int read() {
            throw new AssertionError("a single-byte read");
          }

          @Override
          public int read(byte[] buffer, int from, int length) {
            Arrays.fill(buffer, from, from + length, (byte) 'x');
            left -= length;
            return left > 0 ? length : -1;
          }
        };
    PageEvent event = read(console(endless, out, false, false, false));
    assertThat(((PageEvent.LineEntered) event).text()).hasSizeBetween(1_000, 20_000);
  }

  @Test
  void anInputErrorEndsTheInput() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("broken");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("broken");
          }
        };
    assertThat(read(console(broken, out, false, true, false)))
        .isEqualTo(new PageEvent.InputEnded());
  }

  @Test
  void anOutputErrorEndsTheInput() {
    PrintStream closed =
        new PrintStream(
            new OutputStream() {
              @Override
              public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
              }
            },
            false,
            StandardCharsets.UTF_8);
    InputStream line = new ByteArrayInputStream("put 5 in 2\n".getBytes(StandardCharsets.UTF_8));
    assertThat(read(console(line, closed, false, false, false)))
        .isEqualTo(new PageEvent.InputEnded());
  }
}
