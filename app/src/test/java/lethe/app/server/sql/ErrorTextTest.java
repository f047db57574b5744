package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.sqlite.NativeLibraryNotFoundException;

class ErrorTextTest {
  private static final Path FILE = Path.of("data/lethe.db");

  @Test
  void aMissingLibraryIsReportedInsteadOfAnUnusableFile() {
    SQLException failed =
        new SQLException("failed", new NativeLibraryNotFoundException("no library"));
    assertThat(ErrorText.unusableFile(FILE, failed))
        .contains(System.getProperty("java.io.tmpdir"), "JAVA_TOOL_OPTIONS")
        .doesNotContain("backup");
    assertThat(ErrorText.unusableFile(FILE, new SQLException("file is not a database")))
        .startsWith(FILE + " cannot be used");
  }
}
