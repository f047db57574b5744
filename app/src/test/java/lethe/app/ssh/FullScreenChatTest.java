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

  /** On a full screen, chat appears among the other messages, which PgUp scrolls. */
  @Test
  void chatAtATableAppearsAmongOtherMessages() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.terminal()) {
      line.sitAsGuest("play eurydice");
      line.until("Enter: go on");
      line.send("\u001b");
      line.until("orpheus>");
      for (String word : List.of("first", "second", "third")) {
        line.type("/say " + word);
        line.redraw();
        line.until("anna (orpheus): " + word);
      }
      line.send("\u001b[5~");
      line.redraw();
      line.until("anna (orpheus): first");
      line.until("anna (orpheus): third");
    }
  }
}
