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

/**
 * The commands for the operator of a server. Most of them are sent to a server on this machine
 * through its local socket.
 */
final class AdminCommand {
  /** The maximum length of each argument into which a long text is split, in chars. */
  private static final int MAX_ARGUMENT_LENGTH = 20_000;

  private static final String TARGET_DESCRIPTION =
      "A name, the fingerprint of a key, a return code, an address or a network.";

  /** The command whose answer arrives in parts, until all matches are over. */
  private static final String DRAIN = "drain";

  private static final String ACCOUNT_DESCRIPTION =
      "A name, the fingerprint of a key, or a return code.";

  private AdminCommand() {}

  static CommandSyntax syntax() {
    Map<String, CommandSyntax> commands = new LinkedHashMap<>();
    MigrateCommand migrate = new MigrateCommand();
    commands.put("backup", BackupCommands.backup());
    commands.put("ban", ban());
    commands.put("bans", bans());
    commands.put("cancel", cancel());
    commands.put("drain", drain());
    commands.put("erase", erase());
    commands.put("export", export());
    commands.put("kick", kick());
    commands.put("list", list());
    commands.put("move", migrate.syntax().withAction(migrate));
    commands.put("notice", notice());
    commands.put("put", put());
    commands.put("rename", rename());
    commands.put("restore", BackupCommands.restore());
    commands.put("stop", stop());
    commands.put("unban", unban());
    commands.put("undrain", undrain());
    return new CommandSyntax(
            "Administers a server on this machine and the site to which it belongs.")
        .withSubcommands(commands);
  }

  private static CommandSyntax list() {
    CommandSyntax syntax =
        new CommandSyntax(
            "Lists the servers, the connected users with their addresses, and the tables.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> target = serverOptionDefaultingToAll(syntax);
    BooleanSupplier jsonFlag = syntax.jsonFlag();
    return syntax.withAction(
        () -> sendCommand(dataFolderOptions, jsonFlag.getAsBoolean(), "on", target.get(), "list"));
  }

  private static CommandSyntax bans() {
    CommandSyntax syntax = new CommandSyntax("Lists the bans and when they end.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    BooleanSupplier jsonFlag = syntax.jsonFlag();
    return syntax.withAction(() -> sendCommand(dataFolderOptions, jsonFlag.getAsBoolean(), "bans"));
  }

  /** Adds the option for the server that executes a command: by default, all servers. */
  private static Supplier<String> serverOptionDefaultingToAll(CommandSyntax syntax) {
    return syntax.option(
        "--on",
        "SERVER",
        String.class,
        "all",
        "The name of a server of the site (default: ${DEFAULT-VALUE} servers).");
  }

  /**
   * Adds the option for the server that executes a command: by default, the server to which the
   * command is sent.
   */
  private static Supplier<Optional<String>> serverOptionDefaultingToOne(CommandSyntax syntax) {
    return syntax.option(
        "--on",
        "SERVER",
        String.class,
        "The name of a server of the site, or all (default: the server of --data).");
  }

  private static CommandSyntax notice() {
    CommandSyntax syntax = new CommandSyntax("Shows a message to all connected users.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> server = serverOptionDefaultingToAll(syntax);
    Supplier<List<String>> words =
        syntax.remainingArguments(
            "TEXT", 1, "*", "The message; at most its first 500 characters are shown.");
    return syntax.withAction(
        () -> {
          String message = String.join(" ", words.get());
          return sendCommand(
              dataFolderOptions,
              false,
              "on",
              server.get(),
              "notice",
              message.substring(0, Math.min(500, message.length())));
        });
  }

  private static CommandSyntax kick() {
    CommandSyntax syntax = new CommandSyntax("Disconnects a player. The player's seats are held.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> server = serverOptionDefaultingToAll(syntax);
    Supplier<String> target = syntax.argument("WHO", String.class, TARGET_DESCRIPTION);
    return syntax.withAction(
        () -> sendCommand(dataFolderOptions, false, "on", server.get(), "kick", target.get()));
  }

  private static CommandSyntax export() {
    CommandSyntax syntax =
        new CommandSyntax(
            "Prints everything that is stored about a player, one JSON object per line.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<String> account = syntax.argument("WHO", String.class, ACCOUNT_DESCRIPTION);
    return syntax.withAction(() -> sendCommand(dataFolderOptions, true, "export", account.get()));
  }

  private static CommandSyntax erase() {
    return commandWithArgument(
        "Deletes an account for good. The player's finished matches remain, without the name.",
        "erase",
        "WHO",
        ACCOUNT_DESCRIPTION);
  }

  private static CommandSyntax unban() {
    return commandWithArgument(
        "Lifts a ban.", "unban", "WHO", "The ban, as ${ROOT-COMMAND-NAME} admin bans lists it.");
  }

  private static CommandSyntax cancel() {
    return commandWithArgument(
        "Cancels an event. Its matches remain.", "cancel", "EVENT", "The name of the event.");
  }

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
    Supplier<String> newName = syntax.argument("NEW-NAME", String.class, "The new name.");
    return syntax.withAction(
        () -> sendCommand(dataFolderOptions, false, "rename", currentName.get(), newName.get()));
  }

  private static CommandSyntax put() {
    CommandSyntax syntax = new CommandSyntax("Imports a saved game at a new table of the server.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<Path> file = syntax.matchFileArgument("A saved game, unfinished or finished.");
    Supplier<List<String>> seats =
        syntax.remainingArguments(
            "SEAT=NAME",
            0,
            "*",
            "The player for whom a seat is reserved; the other seats are open.");
    return syntax.withAction(() -> sendSavedGame(dataFolderOptions, file.get(), seats.get()));
  }

  private static int sendSavedGame(
      DataFolderOptions dataFolderOptions, Path file, List<String> seats) throws IOException {
    return switch (TextFile.readFileOrPipe(file)) {
      case Valid<String>(String text) -> {
        List<String> arguments = new ArrayList<>(List.of("put", file.toString()));
        arguments.add(String.join(" ", seats));
        for (int start = 0; start < text.length(); start += MAX_ARGUMENT_LENGTH) {
          arguments.add(
              text.substring(start, Math.min(text.length(), start + MAX_ARGUMENT_LENGTH)));
        }
        yield sendCommand(dataFolderOptions, false, arguments.toArray(String[]::new));
      }
      case Invalid<String>(List<InputError> errors) -> {
        ProgramOutput.of(false)
            .err()
            .println(ErrorMessages.format(file.toString(), errors.getFirst()));
        yield ExitCodes.FAILURE;
      }
    };
  }

  private static CommandSyntax drain() {
    CommandSyntax syntax =
        new CommandSyntax(
            "Prevents new matches, and stops the server when the running matches are over.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<Optional<String>> timeLimit =
        syntax.option(
            "--within",
            "TIME",
            String.class,
            "Stops the server after this time at the latest, for example 30m or 2h.");
    Supplier<Optional<String>> server = serverOptionDefaultingToOne(syntax);
    return syntax.withAction(
        () -> {
          List<String> command = new ArrayList<>();
          // A command for several servers does not wait for the end of their matches.
          server.get().ifPresent(name -> command.addAll(List.of("on", name)));
          command.add(server.get().isPresent() ? "start-drain" : DRAIN);
          timeLimit.get().ifPresent(time -> command.add(parseDuration(syntax, time).toString()));
          return sendCommand(dataFolderOptions, false, command.toArray(String[]::new));
        });
  }

  private static CommandSyntax undrain() {
    CommandSyntax syntax =
        new CommandSyntax(
            "Cancels a drain: the server stays open, and new matches can begin again.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    Supplier<Optional<String>> server = serverOptionDefaultingToOne(syntax);
    return syntax.withAction(
        () ->
            server.get().isPresent()
                ? sendCommand(dataFolderOptions, false, "on", server.get().get(), "undrain")
                : sendCommand(dataFolderOptions, false, "undrain"));
  }

  private static CommandSyntax stop() {
    CommandSyntax syntax = new CommandSyntax("Stops the server. No move is lost.");
    DataFolderOptions dataFolderOptions = new DataFolderOptions(syntax);
    return syntax.withAction(() -> sendCommand(dataFolderOptions, false, "stop"));
  }

  /**
   * Parses a positive number followed by {@code s}, {@code m}, {@code h} or {@code d}; reports a
   * usage error for any other text.
   */
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
   * Sends a command to the server and prints its replies: the items of a list and the messages of
   * {@code drain} as they arrive, other messages at the end, on standard error if the command
   * failed. Returns the exit code.
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
                if (arguments[0].equals(DRAIN)) {
                  messages.forEach(output.out()::println);
                  messages.clear();
                }
                output.out().flush();
              });
    } catch (IOException e) {
      String key =
          isForbidden(dataFolderOptions.controlSocket()) ? "admin.forbidden" : "admin.no-server";
      output.err().println(LetheCli.MESSAGES.format(key, dataFolderOptions.controlSocket()));
      return ExitCodes.FAILURE;
    }
    messages.forEach((succeeded ? output.out() : output.err())::println);
    output.out().flush();
    return succeeded ? ExitCodes.OK : ExitCodes.FAILURE;
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
