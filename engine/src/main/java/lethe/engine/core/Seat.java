package lethe.engine.core;

/**
 * A place at the table.
 *
 * @param index counted from 0, in the order of play
 * @param name the lower-case word that scripts and players use
 */
public record Seat(int index, String name) implements Viewer {
  @Override
  public String toString() {
    return name;
  }
}
