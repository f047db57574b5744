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
  /** Maximum length of the parts into which a text is split for sending, in characters. */
  private static final int WORD = 20_000;

  private static final String WHO =
      "A name, the fingerprint of a key, a return code, an address or a network.";

  private AdminCommand() {}

  static CommandSyntax syntax() {
    Map<String, CommandSyntax> commands = new LinkedHashMap<>();
    MigrateCommand move = new MigrateCommand();
    commands.put("ban", ban());
    commands.put("bans", bans());
    commands.put("cancel", cancel());
    commands.put("drain", drain());
    commands.put("kick", kick());
    commands.put("list", list());
    commands.put("move", move.syntax().action(move));
    commands.put("notice", notice());
    commands.put("put", put());
    commands.put("rename", rename());
    commands.put("stop", stop());
    commands.put("unban", unban());
    return new CommandSyntax("Sees and steers a server that is open on this machine.")
        .withSubcommands(commands);
  }

  private static CommandSyntax list() {
    return listCommand("Who is here, from where, and which tables are set.", "list");
  }

  private static CommandSyntax bans() {
    return listCommand("Who is banned, and until when.", "bans");
  }

  /** Creates a command that prints a list as text or JSON. */
  private static CommandSyntax listCommand(String description, String word) {
    CommandSyntax syntax = new CommandSyntax(description);
    DataFolderOptions folder = new DataFolderOptions(syntax);
    BooleanSupplier json = syntax.flag("--json", "An object a line.");
    return syntax.action(() -> sendCommand(folder, json.getAsBoolean(), word));
  }

  private static CommandSyntax notice() {
    CommandSyntax syntax = new CommandSyntax("Tells everybody something.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<List<String>> text = syntax.words("TEXT", 1, "*", "What to tell.");
    return syntax.action(
        () -> {
          String line = String.join(" ", text.get());
          return sendCommand(
              folder, false, "notice", line.substring(0, Math.min(500, line.length())));
        });
  }

  private static CommandSyntax kick() {
    return commandWithArgument("Disconnects a player, whose seats are held.", "kick", "WHO", WHO);
  }

  private static CommandSyntax unban() {
    return commandWithArgument(
        "Lifts a ban.", "unban", "WHO", "As ${ROOT-COMMAND-NAME} admin bans lists them.");
  }

  private static CommandSyntax cancel() {
    return commandWithArgument(
        "Cancels an event; its matches stay.", "cancel", "EVENT", "The name of the event.");
  }

  /** Creates a command with one argument. */
  private static CommandSyntax commandWithArgument(
      String description, String word, String label, String argumentDescription) {
    CommandSyntax syntax = new CommandSyntax(description);
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<String> target = syntax.word(label, String.class, argumentDescription);
    return syntax.action(() -> sendCommand(folder, false, word, target.get()));
  }

  private static CommandSyntax ban() {
    CommandSyntax syntax =
        new CommandSyntax("Bans a player or an address, for a time or for good.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<String> target = syntax.word("WHO", String.class, WHO);
    Supplier<List<String>> time =
        syntax.words("for TIME", 0, "2", "How long: 30m, 12h, 7d; for good if omitted.");
    return syntax.action(
        () -> {
          List<String> words = time.get();
          if (words.isEmpty()) {
            return sendCommand(folder, false, "ban", target.get());
          }
          if (words.size() != 2 || !words.getFirst().equals("for")) {
            throw syntax.usageError("admin.for", String.join(" ", words));
          }
          return sendCommand(
              folder,
              false,
              "ban",
              target.get(),
              parseDuration(syntax, words.getLast()).toString());
        });
  }

  private static CommandSyntax rename() {
    CommandSyntax syntax = new CommandSyntax("Gives a player another name.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<String> name = syntax.word("NAME", String.class, "The present name.");
    Supplier<String> other = syntax.word("OTHER", String.class, "The new name.");
    return syntax.action(() -> sendCommand(folder, false, "rename", name.get(), other.get()));
  }

  private static CommandSyntax put() {
    CommandSyntax syntax =
        new CommandSyntax("Puts the journal of a match into the server, at a table of its own.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<Path> file = syntax.word("FILE", Path.class, "A saved game, unfinished or finished.");
    Supplier<List<String>> seats =
        syntax.words(
            "SEAT=NAME",
            0,
            "*",
            "The player for whom a seat is reserved; the other seats are open.");
    return syntax.action(() -> put(folder, file.get(), seats.get()));
  }

  private static int put(DataFolderOptions folder, Path file, List<String> seats)
      throws IOException {
    return switch (TextFile.readNamed(file)) {
      case Valid<String>(String text) -> {
        List<String> words = new ArrayList<>(List.of("put", file.toString()));
        words.add(String.join(" ", seats));
        for (int from = 0; from < text.length(); from += WORD) {
          words.add(text.substring(from, Math.min(text.length(), from + WORD)));
        }
        yield sendCommand(folder, false, words.toArray(String[]::new));
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
            "Starts no new matches, and stops the server when the running ones are over.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<Optional<String>> within =
        syntax.option(
            "--within",
            "TIME",
            String.class,
            "Stops the server after this time at the latest: 30m, 2h.");
    return syntax.action(
        () ->
            within.get().isEmpty()
                ? sendCommand(folder, false, "drain")
                : sendCommand(
                    folder, false, "drain", parseDuration(syntax, within.get().get()).toString()));
  }

  private static CommandSyntax stop() {
    CommandSyntax syntax = new CommandSyntax("Closes the server; every move is kept.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    return syntax.action(() -> sendCommand(folder, false, "stop"));
  }

  private static Duration parseDuration(CommandSyntax syntax, String text) {
    if (!text.matches("[1-9][0-9]{0,5}[smhd]")) {
      throw syntax.usageError("admin.time", text);
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 's' -> Duration.ofSeconds(number);
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  private static int sendCommand(DataFolderOptions folder, boolean json, String... words)
      throws IOException {
    ProgramOutput output = ProgramOutput.of(false);
    List<String> messages = new ArrayList<>();
    boolean done;
    try {
      done =
          AdminClient.send(
              folder.control(),
              List.of(words),
              reply -> {
                switch (reply) {
                  case AdminReply.Row(String kind, Map<String, Object> facts) ->
                      output.out().println(json ? JsonWriter.object(kind, facts) : format(facts));
                  case AdminReply.Line(String text) -> messages.add(text);
                  case AdminReply.End _ -> {}
                }
                if (words[0].equals("drain")) {
                  messages.forEach(output.out()::println);
                  messages.clear();
                }
                output.out().flush();
              });
    } catch (IOException e) {
      String key = isForbidden(folder.control()) ? "admin.foreign" : "admin.nobody";
      output.err().println(LetheCli.MESSAGES.format(key, folder.control()));
      return ExitCodes.INVALID_INPUT;
    }
    messages.forEach((done ? output.out() : output.err())::println);
    output.out().flush();
    return done ? ExitCodes.OK : ExitCodes.INVALID_INPUT;
  }

  /**
   * Returns whether this user may not connect to a socket. In a folder that the user cannot search,
   * the system does not tell whether the socket exists.
   */
  static boolean isForbidden(Path socket) {
    return !Files.notExists(socket) && !Files.isWritable(socket);
  }

  /** Returns an item of a list as text. Omits facts that are empty or 0. */
  private static String format(Map<String, Object> facts) {
    List<String> parts = new ArrayList<>();
    facts.forEach(
        (name, fact) -> {
          if (!fact.equals("") && !fact.equals(0)) {
            parts.add(LetheCli.MESSAGES.format("admin." + name, fact));
          }
        });
    return String.join("  ", parts);
  }
}
