package lethe.app.sim;

import lethe.app.program.ProgramPlayer;
import lethe.app.program.ProgramPool;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;

/** The player of one seat in every match of a simulation. */
public sealed interface Contestant<C, O, V> {
  /** A built-in bot. */
  record OfLevel<C, O, V>(BotLevel<C, O, V> level) implements Contestant<C, O, V> {}

  /** An external program, which uses a connection of the pool for each match. */
  record OfProgram<C, O, V>(Title<C, O, V> title, ProgramPool pool, ProgramPlayer.Settings settings)
      implements Contestant<C, O, V> {}
}
