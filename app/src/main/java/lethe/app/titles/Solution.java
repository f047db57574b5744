package lethe.app.titles;

import java.util.function.Consumer;

/** What can be proved of a game that is small enough. */
@FunctionalInterface
public interface Solution {
  /** Proves it anew, which may take a minute; tells line after line as it is found. */
  void prove(Consumer<String> said);
}
