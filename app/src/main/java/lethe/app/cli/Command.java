package lethe.app.cli;

import java.util.concurrent.Callable;

/** What the program does at a word; called once the line is read, it tells the exit code. */
interface Command extends Callable<Integer> {
  /** What can be typed behind the word. */
  Syntax syntax();
}
