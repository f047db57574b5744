package lethe.app.cli;

import java.util.concurrent.Callable;

/**
 * A command of the program. {@link #call} runs it after the command line has been parsed, and
 * returns the exit code.
 */
interface CliCommand extends Callable<Integer> {
  /** Returns the options and arguments of the command. */
  CommandSyntax syntax();
}
