package lethe.engine.games.eurydice.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The default boards and special cards, read from the resources of {@code app}. */
public final class ShippedParts {
  private static final Path HOME =
      Path.of("..", "app", "src", "main", "resources", "lethe", "app", "titles", "eurydice");

  public static final String BOARDS = text("boards.tsv");
  public static final String CARDS = text("cards.tsv");

  private ShippedParts() {}

  private static String text(String name) {
    try {
      return Files.readString(HOME.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
