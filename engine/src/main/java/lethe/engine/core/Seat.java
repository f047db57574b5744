package lethe.engine.core;

/**
 * A position at the table that one player holds.
 *
 * @param index the index in the order of play, from 0
 * @param name the lower-case name that scripts and players use
 */
public record Seat(int index, String name) implements Viewer {
  @Override
  public String toString() {
    return name;
  }
}
