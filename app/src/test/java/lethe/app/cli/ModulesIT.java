package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Tests that the Java runtime in the archive has all modules that the program and its libraries
 * use.
 */
class ModulesIT {
  private static final Path TARGET = Path.of("target");

  private static final Path LIB = TARGET.resolve("lib");

  /**
   * The module for graphical user interfaces, which libraries use only in classes that the program
   * never loads.
   */
  private static final String DESKTOP_MODULE = "java.desktop";

  @Test
  void theArchiveContainsEveryRequiredModule() throws IOException {
    assertThat(requiredModules()).contains("java.sql", "jdk.httpserver");
    assertThat(linkedModules()).containsAll(requiredModules()).doesNotContain(DESKTOP_MODULE);
  }

  /**
   * Returns the modules that jdeps finds in the program and its libraries, except {@link
   * #DESKTOP_MODULE}.
   */
  private static List<String> requiredModules() throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--multi-release",
                "" + Runtime.version().feature(),
                "--ignore-missing-deps",
                "--print-module-deps",
                "--module-path",
                LIB + ":" + LIB.resolve("server"),
                TARGET.resolve("lethe.jar").toString()));
    try (Stream<Path> libraries = Files.walk(LIB)) {
      libraries
          .map(Path::toString)
          .filter(file -> file.endsWith(".jar"))
          .sorted()
          .forEach(arguments::add);
    }
    StringWriter output = new StringWriter();
    PrintWriter out = new PrintWriter(output);
    int exit =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(out, out, arguments.toArray(String[]::new));
    assertThat(exit).as(output.toString()).isZero();
    // The modules are on the last line, after any warnings. The PostgreSQL driver causes a warning,
    // because jdeps finds it both on the module path and among the files.
    String modules = output.toString().lines().reduce("", (previous, line) -> line);
    return Stream.of(modules.split(",", -1))
        .filter(module -> !module.equals(DESKTOP_MODULE))
        .toList();
  }

  /** Returns the modules linked into the archive, including those that they require. */
  private static Set<String> linkedModules() {
    Set<String> modules = Set.of(System.getProperty("lethe.modules").split(",", -1));
    return Configuration.empty()
        .resolve(ModuleFinder.ofSystem(), ModuleFinder.of(), modules)
        .modules()
        .stream()
        .map(ResolvedModule::name)
        .collect(Collectors.toSet());
  }
}
