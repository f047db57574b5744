package lethe.app.titles;

import java.util.List;

/**
 * What a game is called.
 *
 * @param id the word it is called by, {@code ta-se}
 * @param name how it is written, {@code Ta-Se}
 * @param aliases other words for it
 */
public record Label(String id, String name, List<String> aliases) {
  public static Label of(String id, String name, String... aliases) {
    return new Label(id, name, List.of(aliases));
  }
}
