package lethe.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.app.operate.Answer;
import lethe.app.operate.ControlClient;
import lethe.app.save.TextFile;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Fault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Steers a house of this machine, by its local socket. */
@Command(
    description = "Sees and steers a house that is open on this machine.",
    subcommands = MoveCommand.class,
    synopsisSubcommandLabel = "COMMAND")
final class HouseCommand {
  /** How much of a text is sent as one word, in characters. */
  private static final int WORD = 20_000;

  private static final String WHO =
      "A name, the fingerprint of a key, a return code, an address or a network.";

  @Command(name = "list", description = "Who is here, from where, and which tables are set.")
  int list(
      @Mixin HouseFolder house,
      @Option(names = "--json", description = "An object a line.") boolean json)
      throws IOException {
    return order(house, json, "list");
  }

  @Command(name = "notice", description = "Tells everybody something.")
  int notice(
      @Mixin HouseFolder house,
      @Parameters(paramLabel = "TEXT", arity = "1..*", description = "What to tell.")
          List<String> text)
      throws IOException {
    String line = String.join(" ", text);
    return order(house, false, "notice", line.substring(0, Math.min(500, line.length())));
  }

  @Command(name = "kick", description = "Sends somebody home; their seats are held.")
  int kick(@Mixin HouseFolder house, @Parameters(paramLabel = "WHO", description = WHO) String who)
      throws IOException {
    return order(house, false, "kick", who);
  }

  @Command(name = "ban", description = "Keeps somebody out, for a time or for good.")
  int ban(
      @Mixin Usage usage,
      @Mixin HouseFolder house,
      @Parameters(index = "0", paramLabel = "WHO", description = WHO) String who,
      @Parameters(
              index = "1..*",
              arity = "0..2",
              paramLabel = "for TIME",
              description = "How long: 30m, 12h, 7d; for good if it is not said.")
          List<String> time)
      throws IOException {
    List<String> words = time == null ? List.of() : time;
    if (words.isEmpty()) {
      return order(house, false, "ban", who);
    }
    if (words.size() != 2 || !words.getFirst().equals("for")) {
      throw usage.wrong("house.for", String.join(" ", words));
    }
    return order(house, false, "ban", who, time(usage, words.getLast()).toString());
  }

  @Command(name = "unban", description = "Lets somebody in again.")
  int unban(
      @Mixin HouseFolder house,
      @Parameters(
              paramLabel = "WHO",
              description = "As ${ROOT-COMMAND-NAME} house bans lists them.")
          String who)
      throws IOException {
    return order(house, false, "unban", who);
  }

  @Command(name = "bans", description = "Who is banned, and until when.")
  int bans(
      @Mixin HouseFolder house,
      @Option(names = "--json", description = "An object a line.") boolean json)
      throws IOException {
    return order(house, json, "bans");
  }

  @Command(name = "cancel", description = "Takes an event away; its matches stay.")
  int cancel(
      @Mixin HouseFolder house,
      @Parameters(paramLabel = "EVENT", description = "What it is called.") String event)
      throws IOException {
    return order(house, false, "cancel", event);
  }

  @Command(name = "rename", description = "Takes a name away: whoever has it gets another.")
  int rename(
      @Mixin HouseFolder house,
      @Parameters(index = "0", paramLabel = "NAME", description = "What they are called.")
          String name,
      @Parameters(index = "1", paramLabel = "OTHER", description = "What they will be called.")
          String other)
      throws IOException {
    return order(house, false, "rename", name, other);
  }

  @Command(
      name = "put",
      description = "Puts the journal of a match into the house, at a table of its own.")
  int put(
      @Mixin HouseFolder house,
      @Parameters(index = "0", paramLabel = "FILE", description = "A kept match, running or over.")
          Path file,
      @Parameters(
              index = "1..*",
              arity = "0..*",
              paramLabel = "SEAT=NAME",
              description = "Who a seat is for; anybody's if it is not said.")
          List<String> seats)
      throws IOException {
    return switch (TextFile.read(file)) {
      case Valid<String>(String text) -> {
        List<String> words = new ArrayList<>(List.of("put", file.toString()));
        words.add(seats == null ? "" : String.join(" ", seats));
        for (int from = 0; from < text.length(); from += WORD) {
          words.add(text.substring(from, Math.min(text.length(), from + WORD)));
        }
        yield order(house, false, words.toArray(String[]::new));
      }
      case Faulty<String>(List<Fault> faults) -> {
        Terminals.of(false).err().println(Faults.line(file.toString(), faults.getFirst()));
        yield Exit.WRONG_FILE;
      }
    };
  }

  @Command(
      name = "drain",
      description = "Lets no match begin any more, and closes the house when none is played.")
  int drain(
      @Mixin Usage usage,
      @Mixin HouseFolder house,
      @Option(
              names = "--within",
              paramLabel = "TIME",
              defaultValue = "",
              description = "Closes it after so long all the same: 30m, 2h.")
          String within)
      throws IOException {
    return within.isEmpty()
        ? order(house, false, "drain")
        : order(house, false, "drain", time(usage, within).toString());
  }

  @Command(name = "stop", description = "Closes the house; every move is kept.")
  int stop(@Mixin HouseFolder house) throws IOException {
    return order(house, false, "stop");
  }

  private static Duration time(Usage usage, String text) {
    if (!text.matches("[1-9][0-9]{0,5}[smhd]")) {
      throw usage.wrong("house.time", text);
    }
    long number = Long.parseLong(text.substring(0, text.length() - 1));
    return switch (text.charAt(text.length() - 1)) {
      case 's' -> Duration.ofSeconds(number);
      case 'm' -> Duration.ofMinutes(number);
      case 'h' -> Duration.ofHours(number);
      default -> Duration.ofDays(number);
    };
  }

  private static int order(HouseFolder house, boolean json, String... words) throws IOException {
    Terminals to = Terminals.of(false);
    List<String> sentences = new ArrayList<>();
    boolean done;
    try {
      done =
          ControlClient.order(
              house.control(),
              List.of(words),
              answer -> {
                switch (answer) {
                  case Answer.Row(String kind, Map<String, Object> facts) ->
                      to.out().println(json ? Json.object(kind, facts) : said(facts));
                  case Answer.Line(String text) -> sentences.add(text);
                  case Answer.End _ -> {}
                }
                if (words[0].equals("drain")) {
                  sentences.forEach(to.out()::println);
                  sentences.clear();
                }
                to.out().flush();
              });
    } catch (IOException e) {
      to.err().println(Lethe.SAY.say("house.nobody", house.control()));
      return Exit.WRONG_FILE;
    }
    sentences.forEach((done ? to.out() : to.err())::println);
    to.out().flush();
    return done ? Exit.DONE : Exit.WRONG_FILE;
  }

  /** One of a list, in words; what is empty or 0 is not said. */
  private static String said(Map<String, Object> facts) {
    List<String> parts = new ArrayList<>();
    facts.forEach(
        (name, fact) -> {
          if (!fact.equals("") && !fact.equals(0)) {
            parts.add(Lethe.SAY.say("house." + name, fact));
          }
        });
    return String.join("  ", parts);
  }
}
