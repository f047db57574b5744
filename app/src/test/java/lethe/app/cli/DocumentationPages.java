package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Reads the documentation pages: README, CHANGELOG, and those in the docs folder. */
final class DocumentationPages {
  static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private DocumentationPages() {}

  /**
   * Returns the paths of all pages relative to {@link #ROOT}, such as {@code README.md} or {@code
   * app/docs/PLAYING.md}, in alphabetical order.
   */
  static List<String> all() throws IOException {
    return Stream.concat(pagesIn(ROOT), pagesIn(ROOT.resolve("app/docs")))
        .map(page -> ROOT.relativize(page).toString())
        .sorted()
        .toList();
  }

  static String text(String page) throws IOException {
    return Files.readString(ROOT.resolve(page));
  }

  private static Stream<Path> pagesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".md")).toList().stream();
    }
  }
}
