package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import lethe.app.server.TestLimits;
import lethe.app.server.limit.AddressQuota;
import lethe.app.terminal.InputQueue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the output to a client that runs a single command. */
class ClientChannelTest {
  /**
   * Terminals limited to ASCII get replacement characters instead of question marks. A client
   * without a terminal sends its locale but no terminal type.
   */
  @ParameterizedTest
  @CsvSource({
    "TERM, xterm, ▁▅  most: 7…",
    "TERM, dumb, _+  most: 7~",
    "LANG, de_DE.UTF-8, ▁▅  most: 7…",
    "LANG, C, _+  most: 7~"
  })
  void onlyCharactersThatTheClientSupportsAreSent(String variable, String value, String expected) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ClientChannel channel =
        new ClientChannel(
            "1",
            new InputQueue(),
            out,
            Map.of(variable, value),
            false,
            "results ta-se",
            new RenderQuota(
                TestLimits.GENEROUS, new AddressQuota("here", TestLimits.GENEROUS, false)),
            _ -> {});
    channel.print(List.of("▁▅  most: 7…"));
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected + "\n");
  }
}
