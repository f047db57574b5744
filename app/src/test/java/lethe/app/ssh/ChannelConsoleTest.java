package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.server.limit.AddressQuota;
import lethe.app.terminal.InputQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests the line-based console on a connection without input. */
class ChannelConsoleTest {
  private final InputQueue input = new InputQueue();
  private final ClientChannel channel =
      new ClientChannel(
          input,
          OutputStream.nullOutputStream(),
          Map.of(),
          true,
          "",
          new RenderQuota(
              TestServers.GENEROUS, new AddressQuota("here", TestServers.GENEROUS, false)),
          _ -> {});
  private final ChannelConsole console = new ChannelConsole(channel, 80);
  private final Screen timed =
      Screen.plain(
              Screen.Kind.TABLE,
              Size.DEFAULT,
              Frame.of(List.of(Text.plain("now and no more"))),
              "> ")
          .withTimeLimit();

  private PageEvent read() {
    return console.read(timed);
  }

  /** Even if the player is called forty times a second, the countdown keeps real time. */
  @Test
  @Timeout(20)
  void callsDoNotDelayTheCountdown() {
    for (int call = 0; call < 40; call++) {
      input.wake();
      assertThat(read()).isEqualTo(new PageEvent.Changed());
    }
    assertThat(read()).isIn(new PageEvent.Changed(), new PageEvent.SecondPassed());
    assertThat(read()).isEqualTo(new PageEvent.SecondPassed());
  }
}
