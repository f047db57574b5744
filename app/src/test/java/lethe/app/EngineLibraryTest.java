package lethe.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import lethe.engine.core.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the examples in PROTOCOL.md that use the engine as a library. */
class EngineLibraryTest {
  @TempDir Path folder;

  /** Returns the first code block of PROTOCOL.md with this language and this content. */
  private static String codeBlock(String language, String content) throws IOException {
    Matcher blocks =
        Pattern.compile("(?s)```" + language + "\n(.*?)```")
            .matcher(Files.readString(Path.of("docs/PROTOCOL.md")));
    return blocks
        .results()
        .map(block -> block.group(1))
        .filter(text -> text.contains(content))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSampleProgramPlaysAMatch() throws Exception {
    Path source =
        Files.writeString(folder.resolve("FirstMoves.java"), codeBlock("java", "class FirstMoves"));
    String engine =
        Path.of(Match.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, "-cp", engine, "-d", folder.toString(), source.toString());
    assertThat(result).as(errors.toString(StandardCharsets.UTF_8)).isZero();
    assertThat(outputOf("FirstMoves")).contains("Over[outcome=draw red 0 blue 0]");
  }

  /** Runs the main method of a class and returns what it prints. */
  private String outputOf(String name) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = System.out;
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {folder.toUri().toURL()}, Match.class.getClassLoader())) {
      Method main = loader.loadClass(name).getMethod("main", String[].class);
      System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theDocumentedDependencyMatchesTheEnginesPom() throws IOException {
    String pom = Files.readString(Path.of("../engine/pom.xml"));
    assertThat(codeBlock("xml", "<dependency>").lines().map(String::strip))
        .filteredOn(line -> !line.contains("dependency>"))
        .hasSize(3)
        .allSatisfy(line -> assertThat(pom).contains(line));
  }
}
