package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lethe.app.server.limit.AddressQuota;
import lethe.app.terminal.InputQueue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the output to a client that runs a single command. */
class ClientChannelTest {
  /** Terminals limited to ASCII get replacement characters instead of question marks. */
  @ParameterizedTest
  @CsvSource({"xterm,▁▅  most: 7…", "dumb,_+  most: 7~"})
  void onlyCharactersThatTheTerminalSupportsAreSent(String type, String sent) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ClientChannel channel =
        new ClientChannel(
            new InputQueue(),
            out,
            Map.of("TERM", type),
            false,
            "results ta-se",
            new RenderQuota(
                TestServers.GENEROUS, new AddressQuota("here", TestServers.GENEROUS, false)),
            _ -> {});
    channel.print(List.of("▁▅  most: 7…"));
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(sent + "\n");
  }
}
