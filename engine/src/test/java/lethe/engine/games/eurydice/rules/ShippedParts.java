package lethe.engine.games.eurydice.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.SpecialCard;

/** The default boards and special cards, read from the resources of {@code app}. */
public final class ShippedParts {
  private static final Path HOME =
      Path.of("..", "app", "src", "main", "resources", "lethe", "app", "titles", "eurydice");

  public static final String BOARDS = text("boards.tsv");
  public static final String CARDS = text("cards.tsv");

  static final Rules RULES =
      new Rules(
          new PrintedParts(
              ((Valid<List<Board>>) BoardsParser.parse(BOARDS)).value(),
              ((Valid<List<SpecialCard>>) CardsParser.parse(CARDS, 3)).value()));

  private ShippedParts() {}

  private static String text(String name) {
    try {
      return Files.readString(HOME.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
