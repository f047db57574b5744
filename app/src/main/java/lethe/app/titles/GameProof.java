package lethe.app.titles;

import java.util.function.Consumer;

/** A proof about a game that is small enough to be solved. */
@FunctionalInterface
public interface GameProof {
  /**
   * Carries out the proof, which may take a minute, and reports each line of the result as soon as
   * it is found.
   */
  void printProof(Consumer<String> output);
}
