package lethe.app.titles;

import java.util.List;

/**
 * What a game is called.
 *
 * @param id the word it is called by, {@code ta-se}
 * @param name how it is written, {@code Ta-Se}
 * @param summary one line about it, for lists
 * @param aliases other words for it
 */
public record Label(String id, String name, String summary, List<String> aliases) {
  public static Label of(String id, String name, String summary, String... aliases) {
    return new Label(id, name, summary, List.of(aliases));
  }
}
