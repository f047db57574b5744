package lethe.app.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ProgramErrorCodeTest {
  @Test
  void everyCodeHasAMessageAndIsDocumented() throws IOException {
    String page = Files.readString(Path.of("docs/PROTOCOL.md"));
    for (ProgramErrorCode code : ProgramErrorCode.values()) {
      assertThat(ProgramError.of(code, "a", "b").text()).isNotBlank();
      assertThat(page).contains("\n| `" + code.id() + "` | ");
    }
  }
}
