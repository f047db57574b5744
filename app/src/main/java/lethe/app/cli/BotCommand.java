package lethe.app.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.program.MessageSchema;
import lethe.app.program.ProgramCheck;
import lethe.app.program.ProgramCheck.Situation;
import lethe.app.program.ProgramCommand;
import lethe.app.program.ProgramError;
import lethe.app.program.ProgramPool;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** The commands for authors of programs that play. */
final class BotCommand {
  private static final String INDENT = "  ";

  private static final Map<String, String> EXAMPLES = examples();

  private BotCommand() {}

  static CommandSyntax syntax() {
    Map<String, CommandSyntax> commands = new LinkedHashMap<>();
    commands.put("check", check());
    commands.put("example", example());
    commands.put("schema", schema());
    return new CommandSyntax("Helps you write a program that plays.").withSubcommands(commands);
  }

  private static CommandSyntax check() {
    CommandSyntax syntax =
        new CommandSyntax("Plays unusual matches with a program and reports its mistakes.");
    Supplier<Optional<Title<?, ?, ?>>> game =
        syntax.gameOption("--game", "The game to play (default: all games).");
    ProgramOptions options = new ProgramOptions(syntax);
    Supplier<List<String>> words =
        syntax.remainingArguments(
            "COMMAND",
            1,
            "*",
            "The program and its arguments, after -- if there are options among them.");
    return syntax.withAction(
        () -> {
          List<String> command = words.get();
          if (command.size() == 1) {
            String line = command.getFirst();
            command =
                ProgramCommand.parse(line)
                    .orElseThrow(() -> syntax.usageError("program.command", line));
          }
          List<Title<?, ?, ?>> titles =
              game.get().<List<Title<?, ?, ?>>>map(List::of).orElse(Titles.ALL);
          try (ProgramPool pool = ProgramOptions.pool("check", command)) {
            return runCheck(new ProgramCheck(pool, options.settings()), titles);
          }
        });
  }

  private static CommandSyntax example() {
    CommandSyntax syntax =
        new CommandSyntax(
            "Prints a file in Python: the client, or an example of a program that plays.");
    Supplier<String> name =
        syntax.argument(
            "NAME", EXAMPLES.keySet(), "One of: " + String.join(", ", EXAMPLES.keySet()) + ".");
    return syntax.withAction(
        () -> {
          String file = EXAMPLES.get(name.get());
          if (file == null) {
            throw syntax.usageError(
                "program.example", name.get(), String.join(", ", EXAMPLES.keySet()));
          }
          ProgramOutput output = ProgramOutput.of(false);
          output.out().print(Resources.text(ProgramCheck.class, "examples/" + file));
          output.out().flush();
          return ExitCodes.OK;
        });
  }

  private static CommandSyntax schema() {
    CommandSyntax syntax =
        new CommandSyntax("Prints the JSON Schema of the messages in matches of a game.");
    Supplier<Title<?, ?, ?>> title =
        syntax.gameArgument("The game. ${ROOT-COMMAND-NAME} games lists the games.");
    return syntax.withAction(
        () -> {
          ProgramOutput output = ProgramOutput.of(false);
          output.out().println(MessageSchema.text(title.get()));
          output.out().flush();
          return ExitCodes.OK;
        });
  }

  /** Returns the file names of the examples, by the names of the examples. */
  private static Map<String, String> examples() {
    Map<String, String> examples = new LinkedHashMap<>();
    examples.put("client", "lethe.py");
    examples.put("random", "random-player.py");
    Titles.ALL.forEach(title -> examples.put(title.id(), title.id() + "-player.py"));
    return examples;
  }

  private static int runCheck(ProgramCheck check, List<Title<?, ?, ?>> titles) {
    ProgramOutput output = ProgramOutput.of(false);
    Optional<ProgramError> startError = check.startError(titles.getFirst());
    if (startError.isPresent()) {
      output.err().println(LetheCli.MESSAGES.format("bot.not-started", startError.get().text()));
      return ExitCodes.FAILURE;
    }
    int failedSituations = 0;
    for (Title<?, ?, ?> title : titles) {
      for (Situation situation : Situation.values()) {
        List<String> mistakes = check.findMistakes(title, situation);
        failedSituations += mistakes.isEmpty() ? 0 : 1;
        output
            .out()
            .println(
                LetheCli.MESSAGES.format(
                    mistakes.isEmpty() ? "bot.ok" : "bot.mistakes",
                    title.name(),
                    LetheCli.MESSAGES.format("bot.situation." + situation)));
        mistakes.forEach(line -> output.out().println(INDENT + line));
        output.out().flush();
      }
    }
    output
        .out()
        .println(
            failedSituations == 0
                ? LetheCli.MESSAGES.format("bot.no-mistakes")
                : LetheCli.MESSAGES.format("bot.summary", failedSituations));
    output.out().flush();
    return failedSituations == 0 ? ExitCodes.OK : ExitCodes.FAILURE;
  }
}
