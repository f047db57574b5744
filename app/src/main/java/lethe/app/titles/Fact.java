package lethe.app.titles;

/**
 * Something that can be counted over many matches.
 *
 * @param of the category, such as {@code board 1}
 * @param what the value, such as {@code left}
 */
public record Fact(String of, String what) {}
