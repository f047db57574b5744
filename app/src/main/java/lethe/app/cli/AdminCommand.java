package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import lethe.app.operate.AdminClient;
import lethe.app.operate.AdminReply;
import lethe.app.save.TextFile;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Controls a server on this machine through its local socket. */
final class AdminCommand {
  /** Maximum length of the parts in which a text is sent, in characters. */
  private static final int WORD = 20_000;

  private static final String WHO =
      "A name, the fingerprint of a key, a return code, an address or a network.";

  private AdminCommand() {}

  static Syntax syntax() {
    Map<String, Syntax> commands = new LinkedHashMap<>();
    MoveCommand move = new MoveCommand();
    commands.put("ban", ban());
    commands.put("bans", bans());
    commands.put("cancel", cancel());
    commands.put("drain", drain());
    commands.put("kick", kick());
    commands.put("list", list());
    commands.put("move", move.syntax().runs(move));
    commands.put("notice", notice());
    commands.put("put", put());
    commands.put("rename", rename());
    commands.put("stop", stop());
    commands.put("unban", unban());
    return new Syntax("Sees and steers a house that is open on this machine.").with(commands);
  }

  private static Syntax list() {
    return lines("Who is here, from where, and which tables are set.", "list");
  }

  private static Syntax bans() {
    return lines("Who is banned, and until when.", "bans");
  }

  /** Creates a command that lists something, in words or as JSON. */
  private static Syntax lines(String description, String word) {
    Syntax syntax = new Syntax(description);
    DataFolderOptions folder = new DataFolderOptions(syntax);
    BooleanSupplier json = syntax.flag("--json", "An object a line.");
    return syntax.runs(() -> order(folder, json.getAsBoolean(), word));
  }

  private static Syntax notice() {
    Syntax syntax = new Syntax("Tells everybody something.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<List<String>> text = syntax.words("TEXT", 1, "*", "What to tell.");
    return syntax.runs(
        () -> {
          String line = String.join(" ", text.get());
          return order(folder, false, "notice", line.substring(0, Math.min(500, line.length())));
        });
  }

  private static Syntax kick() {
    return about("Sends somebody home; their seats are held.", "kick", "WHO", WHO);
  }

  private static Syntax unban() {
    return about(
        "Lets somebody in again.",
        "unban",
        "WHO",
        "As ${ROOT-COMMAND-NAME} house bans lists them.");
  }

  private static Syntax cancel() {
    return about("Takes an event away; its matches stay.", "cancel", "EVENT", "What it is called.");
  }

  /** Creates a command with one argument. */
  private static Syntax about(String description, String word, String label, String what) {
    Syntax syntax = new Syntax(description);
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<String> whom = syntax.word(label, String.class, what);
    return syntax.runs(() -> order(folder, false, word, whom.get()));
  }

  private static Syntax ban() {
    Syntax syntax = new Syntax("Keeps somebody out, for a time or for good.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<String> who = syntax.word("WHO", String.class, WHO);
    Supplier<List<String>> time =
        syntax.words("for TIME", 0, "2", "How long: 30m, 12h, 7d; for good if it is not said.");
    return syntax.runs(
        () -> {
          List<String> words = time.get();
          if (words.isEmpty()) {
            return order(folder, false, "ban", who.get());
          }
          if (words.size() != 2 || !words.getFirst().equals("for")) {
            throw syntax.usageError("house.for", String.join(" ", words));
          }
          return order(folder, false, "ban", who.get(), time(syntax, words.getLast()).toString());
        });
  }

  private static Syntax rename() {
    Syntax syntax = new Syntax("Takes a name away: whoever has it gets another.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<String> name = syntax.word("NAME", String.class, "What they are called.");
    Supplier<String> other = syntax.word("OTHER", String.class, "What they will be called.");
    return syntax.runs(() -> order(folder, false, "rename", name.get(), other.get()));
  }

  private static Syntax put() {
    Syntax syntax =
        new Syntax("Puts the journal of a match into the house, at a table of its own.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<Path> file = syntax.word("FILE", Path.class, "A kept match, running or over.");
    Supplier<List<String>> seats =
        syntax.words("SEAT=NAME", 0, "*", "Who a seat is for; anybody's if it is not said.");
    return syntax.runs(() -> put(folder, file.get(), seats.get()));
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
        yield order(folder, false, words.toArray(String[]::new));
      }
      case Invalid<String>(List<InputError> faults) -> {
        Terminals.of(false).err().println(ErrorMessages.format(file.toString(), faults.getFirst()));
        yield Exit.WRONG_FILE;
      }
    };
  }

  private static Syntax drain() {
    Syntax syntax =
        new Syntax("Lets no match begin any more, and closes the house when none is played.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    Supplier<Optional<String>> within =
        syntax.option(
            "--within", "TIME", String.class, "Closes it after so long all the same: 30m, 2h.");
    return syntax.runs(
        () ->
            within.get().isEmpty()
                ? order(folder, false, "drain")
                : order(folder, false, "drain", time(syntax, within.get().get()).toString()));
  }

  private static Syntax stop() {
    Syntax syntax = new Syntax("Closes the house; every move is kept.");
    DataFolderOptions folder = new DataFolderOptions(syntax);
    return syntax.runs(() -> order(folder, false, "stop"));
  }

  private static Duration time(Syntax syntax, String text) {
    if (!text.matches("[1-9][0-9]{0,5}[smhd]")) {
      throw syntax.usageError("house.time", text);
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 's' -> Duration.ofSeconds(number);
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  private static int order(DataFolderOptions folder, boolean json, String... words)
      throws IOException {
    Terminals to = Terminals.of(false);
    List<String> sentences = new ArrayList<>();
    boolean done;
    try {
      done =
          AdminClient.send(
              folder.control(),
              List.of(words),
              reply -> {
                switch (reply) {
                  case AdminReply.Row(String kind, Map<String, Object> facts) ->
                      to.out().println(json ? Json.object(kind, facts) : said(facts));
                  case AdminReply.Line(String text) -> sentences.add(text);
                  case AdminReply.End _ -> {}
                }
                if (words[0].equals("drain")) {
                  sentences.forEach(to.out()::println);
                  sentences.clear();
                }
                to.out().flush();
              });
    } catch (IOException e) {
      to.err().println(Lethe.MESSAGES.format("house.nobody", folder.control()));
      return Exit.WRONG_FILE;
    }
    sentences.forEach((done ? to.out() : to.err())::println);
    to.out().flush();
    return done ? Exit.DONE : Exit.WRONG_FILE;
  }

  /** Returns an item of a list in words. Omits facts that are empty or 0. */
  private static String said(Map<String, Object> facts) {
    List<String> parts = new ArrayList<>();
    facts.forEach(
        (name, fact) -> {
          if (!fact.equals("") && !fact.equals(0)) {
            parts.add(Lethe.MESSAGES.format("house." + name, fact));
          }
        });
    return String.join("  ", parts);
  }
}
