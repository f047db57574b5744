package lethe.app.titles;

/**
 * Something that can be counted over many matches.
 *
 * @param of what it is one of, {@code board 1}
 * @param what which of them, {@code left}
 */
public record Fact(String of, String what) {}
