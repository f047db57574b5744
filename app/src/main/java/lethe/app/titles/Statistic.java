package lethe.app.titles;

/**
 * An item that can be counted over many matches.
 *
 * @param category the category, such as {@code board 1}
 * @param value the value, such as {@code left}
 */
public record Statistic(String category, String value) {}
