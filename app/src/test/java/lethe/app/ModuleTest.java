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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests, with the compiler, which types of the engine the app can use. */
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
    assertThat(faults(game + ".View", folder)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theStateOfAGameIsInaccessible(String game, @TempDir Path folder) {
    boolean apart = module(Match.class, "lethe.engine").packages().contains(game + ".rules");
    assertThat(faults(game + (apart ? ".rules.State" : ".State"), folder))
        .anySatisfy(
            fault -> assertThat(fault).contains(apart ? "does not export it" : "is not public"));
  }

  /** Returns the exported packages of games. */
  static Stream<String> games() {
    return module(Match.class, "lethe.engine").exports().stream()
        .map(Exports::source)
        .filter(exported -> exported.startsWith("lethe.engine.games."))
        .sorted();
  }

  private static ModuleDescriptor module(Class<?> inside, String name) {
    return ModuleFinder.of(home(inside)).find(name).orElseThrow().descriptor();
  }

  private static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the compiler's errors for a module that requires the engine and uses this type. */
  private static List<String> faults(String type, Path folder) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    compiler
        .getTask(
            null,
            null,
            said,
            List.of(
                "--module-path",
                home(Match.class).toString(),
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
    return said.getDiagnostics().stream().map(one -> one.getMessage(Locale.ENGLISH)).toList();
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
