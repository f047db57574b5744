package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.PageEvent;
import lethe.app.page.PausePolicy;
import lethe.app.session.MatchPage;
import lethe.app.session.MatchPageContext;
import lethe.app.session.Preferences;
import lethe.app.session.Snapshot;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

class PipeConsoleTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);

  private static MatchPage<Command, Observation, View> matchPage() {
    Game<?, Command, Observation, View> game =
        ((Valid<Game<?, Command, Observation, View>>) TaSe.open(Options.NONE)).value();
    List<SeatedPlayer> table =
        SeatNames.SEATS.firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Human()))
            .toList();
    Match<Command, Observation, View> match =
        Match.start(game, new Header(TaSe.NAME, Options.NONE, 3, "", table));
    return MatchPage.of(
        new MatchPageContext<>(
            TaSeTitle.TITLE,
            game.notation(),
            List.of(SeatNames.RED),
            false,
            false,
            new Preferences(true, false, false, PausePolicy.NEVER, false, false, false)),
        Snapshot.of(match, SeatNames.RED),
        new Rng(1),
        Size.DEFAULT);
  }

  private static PageEvent read(PipeConsole console) {
    return console.read(matchPage().screen(Size.DEFAULT));
  }

  private PipeConsole console(String in, boolean ascii, boolean echo) {
    return new PipeConsole(
        new StringReader(in),
        out,
        new Appearance(ascii, Theme.ANSI, true, true, true, true, true),
        echo,
        false);
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

  /** In spoken output, the table is not drawn, and lines are not repeated. */
  @Test
  void spokenOutputHasTheQuestionBeforeThePrompt() {
    PipeConsole console =
        new PipeConsole(
            new StringReader("look"),
            out,
            new Appearance(false, Theme.ANSI, true, true, true, true, true),
            false,
            true);
    read(console);
    assertThat(printedText())
        .isEqualTo("You open the round: put one chip, any chip, in any cup.\nred> ");
  }

  @Test
  void inputThatWasNotTypedIsEchoed() {
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
    Reader endless =
        new Reader() {
          private int left = 5_000_000;

          @Override
          public int read(char[] buffer, int from, int length) {
            for (int i = 0; i < length; i++) {
              buffer[from + i] = 'x';
            }
            left -= length;
            return left > 0 ? length : -1;
          }

          @Override
          public void close() {}
        };
    PipeConsole console =
        new PipeConsole(
            endless,
            out,
            new Appearance(false, Theme.NONE, true, true, true, true, true),
            false,
            false);
    assertThat(((PageEvent.LineEntered) read(console)).text()).hasSizeBetween(1_000, 20_000);
  }

  @Test
  void anInputErrorEndsTheInput() {
    Reader broken =
        new Reader() {
          @Override
          public int read(char[] buffer, int from, int length) throws IOException {
            throw new IOException("broken");
          }

          @Override
          public void close() {}
        };
    assertThat(
            read(
                new PipeConsole(
                    broken,
                    out,
                    new Appearance(false, Theme.NONE, true, true, true, true, true),
                    true,
                    false)))
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
    PipeConsole console =
        new PipeConsole(
            new StringReader("put 5 in 2\n"),
            closed,
            new Appearance(false, Theme.NONE, true, true, true, true, true),
            false,
            false);
    assertThat(read(console)).isEqualTo(new PageEvent.InputEnded());
  }
}
