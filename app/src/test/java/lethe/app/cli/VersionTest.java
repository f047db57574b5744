package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import lethe.app.text.ProgramVersion;
import org.junit.jupiter.api.Test;

class VersionTest {
  @Test
  void theProgramPomAndChangelogHaveTheSameVersion() throws IOException {
    String version = ProgramVersion.NUMBER;
    assertThat(DocumentationPages.text("pom.xml"))
        .contains("<version>" + version + "</version>\n  <packaging>");
    assertThat(DocumentationPages.text("CHANGELOG.md"))
        .startsWith("# Changelog\n\n## " + version + " (");
  }
}
