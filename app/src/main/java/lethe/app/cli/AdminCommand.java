package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.operate.AdminClient;
import lethe.app.operate.AdminReply;
import lethe.app.save.TextFile;
import lethe.app.savedgame.ErrorMessages;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Controls a server on this machine through its local socket. */
final class AdminCommand {
  /** The maximum length of each argument into which a long text is split, in chars. */
  private static final int MAX_WORD_LENGTH = 20_000;

  private static final String TARGET_DESCRIPTION =
      "A name, the fingerprint of a key, a return code, an address or a network.";

  private AdminCommand() {}

  static CommandSyntax syntax() {
    Map<String, CommandSyntax> commands = new LinkedHashMap<>();
    MigrateCommand migrate = new MigrateCommand();
    commands.put("ban", ban());
    commands.put("bans", bans());
    commands.put("cancel", cancel());
    commands.put("drain", drain());
    commands.put("kick", kick());
    commands.put("list", list());
    commands.put("move", migrate.syntax().withAction(migrate));
    commands.put("notice", notice());
    commands.put("put", put());
    commands.put("rename", rename());
    commands.put("stop", stop());
    commands.put("unban", unban());
    return new CommandSyntax("Administers a server that is running on this machine.")
        .withSubcommands(commands);
  }

  private static CommandSyntax list() {
    return listCommand("Lists the connected users with their addresses, and the tables.", "list");
  }

  private static CommandSyntax bans() {
    return listCommand("Lists the bans and when they end.", "bans");
  }

  /** Returns the syntax of a command that prints a list as text or JSON. */
  private static CommandSyntax listCommand(String description, String command) {
    CommandSyntax syntax = new CommandSyntax(description);
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    BooleanSupplier jsonFlag = syntax.flag("--json", "Prints one JSON object per line.");
    return syntax.withAction(
        () -> sendCommand(dataFolderOptions, jsonFlag.getAsBoolean(), command));
  }

  private static CommandSyntax notice() {
    CommandSyntax syntax = new CommandSyntax("Shows a message to all connected users.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<List<String>> words = syntax.remainingArguments("TEXT", 1, "*", "The message.");
    return syntax.withAction(
        () -> {
          String message = String.join(" ", words.get());
          return sendCommand(
              dataFolderOptions,
              false,
              "notice",
              message.substring(0, Math.min(500, message.length())));
        });
  }

  private static CommandSyntax kick() {
    return commandWithArgument(
        "Disconnects a player. The player's seats are held.", "kick", "WHO", TARGET_DESCRIPTION);
  }

  private static CommandSyntax unban() {
    return commandWithArgument(
        "Lifts a ban.", "unban", "WHO", "The ban, as ${ROOT-COMMAND-NAME} admin bans lists it.");
  }

  private static CommandSyntax cancel() {
    return commandWithArgument(
        "Cancels an event; its matches stay.", "cancel", "EVENT", "The name of the event.");
  }

  /** Returns the syntax of a command with one argument. */
  private static CommandSyntax commandWithArgument(
      String description, String command, String label, String argumentDescription) {
    CommandSyntax syntax = new CommandSyntax(description);
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> target = syntax.argument(label, String.class, argumentDescription);
    return syntax.withAction(() -> sendCommand(dataFolderOptions, false, command, target.get()));
  }

  private static CommandSyntax ban() {
    CommandSyntax syntax =
        new CommandSyntax("Bans a player or an address, temporarily or permanently.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> target = syntax.argument("WHO", String.class, TARGET_DESCRIPTION);
    Supplier<List<String>> duration =
        syntax.remainingArguments(
            "for TIME", 0, "2", "How long, for example 30m, 12h or 7d (default: permanently).");
    return syntax.withAction(
        () -> {
          List<String> durationWords = duration.get();
          if (durationWords.isEmpty()) {
            return sendCommand(dataFolderOptions, false, "ban", target.get());
          }
          if (durationWords.size() != 2 || !durationWords.getFirst().equals("for")) {
            throw syntax.usageError("admin.ban-duration", String.join(" ", durationWords));
          }
          return sendCommand(
              dataFolderOptions,
              false,
              "ban",
              target.get(),
              parseDuration(syntax, durationWords.getLast()).toString());
        });
  }

  private static CommandSyntax rename() {
    CommandSyntax syntax = new CommandSyntax("Renames a player.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> currentName = syntax.argument("NAME", String.class, "The current name.");
    Supplier<String> newName = syntax.argument("OTHER", String.class, "The new name.");
    return syntax.withAction(
        () -> sendCommand(dataFolderOptions, false, "rename", currentName.get(), newName.get()));
  }

  private static CommandSyntax put() {
    CommandSyntax syntax = new CommandSyntax("Imports a match into the server, at a new table.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<Path> file = syntax.matchFileArgument("A saved game, unfinished or finished.");
    Supplier<List<String>> seats =
        syntax.remainingArguments(
            "SEAT=NAME",
            0,
            "*",
            "The player for whom a seat is reserved; the other seats are open.");
    return syntax.withAction(() -> put(dataFolderOptions, file.get(), seats.get()));
  }

  private static int put(DataFolderOptions dataFolderOptions, Path file, List<String> seats)
      throws IOException {
    return switch (TextFile.readFileOrPipe(file)) {
      case Valid<String>(String text) -> {
        List<String> arguments = new ArrayList<>(List.of("put", file.toString()));
        arguments.add(String.join(" ", seats));
        for (int start = 0; start < text.length(); start += MAX_WORD_LENGTH) {
          arguments.add(text.substring(start, Math.min(text.length(), start + MAX_WORD_LENGTH)));
        }
        yield sendCommand(dataFolderOptions, false, arguments.toArray(String[]::new));
      }
      case Invalid<String>(List<InputError> errors) -> {
        ProgramOutput.of(false)
            .err()
            .println(ErrorMessages.format(file.toString(), errors.getFirst()));
        yield ExitCodes.INVALID_INPUT;
      }
    };
  }

  private static CommandSyntax drain() {
    CommandSyntax syntax =
        new CommandSyntax(
            "Starts no new matches, and stops the server when the running matches are over.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<Optional<String>> timeLimit =
        syntax.option(
            "--within",
            "TIME",
            String.class,
            "Stops the server after this time at the latest: 30m, 2h.");
    return syntax.withAction(
        () ->
            timeLimit.get().isEmpty()
                ? sendCommand(dataFolderOptions, false, "drain")
                : sendCommand(
                    dataFolderOptions,
                    false,
                    "drain",
                    parseDuration(syntax, timeLimit.get().get()).toString()));
  }

  private static CommandSyntax stop() {
    CommandSyntax syntax = new CommandSyntax("Closes the server. Every move is saved.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    return syntax.withAction(() -> sendCommand(dataFolderOptions, false, "stop"));
  }

  /** Parses a positive number followed by {@code s}, {@code m}, {@code h} or {@code d}. */
  private static Duration parseDuration(CommandSyntax syntax, String text) {
    if (!text.matches("[1-9][0-9]{0,5}[smhd]")) {
      throw syntax.usageError("admin.duration", text);
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 's' -> Duration.ofSeconds(number);
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  /**
   * Sends a command to the server and prints its replies: those of {@code drain} as they arrive,
   * other messages at the end. Returns the exit code.
   *
   * @param json whether to print the items of a list as JSON
   */
  private static int sendCommand(
      DataFolderOptions dataFolderOptions, boolean json, String... arguments) throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    List<String> messages = new ArrayList<>();
    boolean succeeded;
    try {
      succeeded =
          AdminClient.send(
              dataFolderOptions.controlSocket(),
              List.of(arguments),
              reply -> {
                switch (reply) {
                  case AdminReply.Row(String kind, Map<String, Object> properties) ->
                      output
                          .out()
                          .println(json ? JsonWriter.object(kind, properties) : format(properties));
                  case AdminReply.Line(String text) -> messages.add(text);
                  case AdminReply.End _ -> {}
                }
                if (arguments[0].equals("drain")) {
                  messages.forEach(output.out()::println);
                  messages.clear();
                }
                output.out().flush();
              });
    } catch (IOException e) {
      String key =
          isForbidden(dataFolderOptions.controlSocket()) ? "admin.forbidden" : "admin.no-server";
      output.err().println(LetheCli.MESSAGES.format(key, dataFolderOptions.controlSocket()));
      return ExitCodes.INVALID_INPUT;
    }
    messages.forEach((succeeded ? output.out() : output.err())::println);
    output.out().flush();
    return succeeded ? ExitCodes.OK : ExitCodes.INVALID_INPUT;
  }

  /**
   * Returns whether this user may not connect to a socket. In a folder that the user cannot search,
   * the system does not tell whether the socket exists.
   */
  static boolean isForbidden(Path socket) {
    return !Files.notExists(socket) && !Files.isWritable(socket);
  }

  /** Returns an item of a list as text, without properties that are empty or 0. */
  private static String format(Map<String, Object> properties) {
    List<String> parts = new ArrayList<>();
    properties.forEach(
        (name, value) -> {
          if (!value.equals("") && !value.equals(0)) {
            parts.add(LetheCli.MESSAGES.format("admin." + name, value));
          }
        });
    return String.join("  ", parts);
  }
}
