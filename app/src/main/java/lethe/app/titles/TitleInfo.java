package lethe.app.titles;

import java.util.List;

/**
 * The names of a game.
 *
 * @param id the identifier, such as {@code ta-se}
 * @param name the name as written, such as {@code Ta-Se}
 * @param summary one line about the game, for lists
 * @param aliases other identifiers
 */
public record TitleInfo(String id, String name, String summary, List<String> aliases) {
  public static TitleInfo of(String id, String name, String summary, String... aliases) {
    return new TitleInfo(id, name, summary, List.of(aliases));
  }
}
