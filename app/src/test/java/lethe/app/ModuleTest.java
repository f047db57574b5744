package lethe.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import lethe.engine.core.Match;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compiles small sources to test which types of the engine the app can use. */
@Tag("titles")
class ModuleTest {
  @Test
  void theAppModuleExportsNothing() {
    ModuleDescriptor app = module(Main.class, "lethe.app");
    assertThat(app.exports()).isEmpty();
    assertThat(app.requires().stream().map(ModuleDescriptor.Requires::name))
        .contains("lethe.engine");
  }

  @ParameterizedTest
  @MethodSource("games")
  void theViewOfAGameIsAccessible(String game, @TempDir Path folder) {
    assertThat(compilerErrors(game + ".View", folder)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theStateOfAGameIsInaccessible(String game, @TempDir Path folder) {
    boolean inRulesPackage =
        module(Match.class, "lethe.engine").packages().contains(game + ".rules");
    assertThat(compilerErrors(game + (inRulesPackage ? ".rules.State" : ".State"), folder))
        .anySatisfy(
            error ->
                assertThat(error)
                    .contains(inRulesPackage ? "does not export it" : "is not public"));
  }

  /** Returns the exported packages of games. */
  static Stream<String> games() {
    return module(Match.class, "lethe.engine").exports().stream()
        .map(Exports::source)
        .filter(exported -> exported.startsWith("lethe.engine.games."))
        .sorted();
  }

  private static ModuleDescriptor module(Class<?> type, String name) {
    return ModuleFinder.of(location(type)).find(name).orElseThrow().descriptor();
  }

  private static Path location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the compiler's errors for a module that requires the engine and uses this type. */
  private static List<String> compilerErrors(String type, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    compiler
        .getTask(
            null,
            null,
            diagnostics,
            List.of(
                "--module-path",
                location(Match.class).toString(),
                "--class-path",
                folder.toString(),
                "-d",
                folder.toString(),
                "-proc:none"),
            null,
            List.of(
                new Source("module-info", "module probe { requires lethe.engine; }"),
                new Source(
                    "probe.Probe", "package probe; interface Probe { %s it(); }".formatted(type))))
        .call();
    return diagnostics.getDiagnostics().stream()
        .map(diagnostic -> diagnostic.getMessage(Locale.ENGLISH))
        .toList();
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
