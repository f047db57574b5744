package lethe.app.ssh;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how chat is shown on a full screen. */
@Timeout(120)
class FullScreenChatTest {
  @TempDir Path data;

  @Test
  void pageUpScrollsBackToEarlierChat() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.terminal()) {
      terminal.sitAsGuest("play eurydice");
      terminal.until("Enter: go on");
      terminal.send("\u001b");
      terminal.until("orpheus>");
      for (String word : List.of("first", "second", "third")) {
        terminal.type("/say " + word);
        terminal.redraw();
        terminal.until("anna (orpheus): " + word);
      }
      terminal.send("\u001b[5~");
      terminal.redraw();
      terminal.until("anna (orpheus): first");
      terminal.until("anna (orpheus): third");
    }
  }
}
