package lethe.app.lobby;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.server.GameServer;
import lethe.app.server.SafeText;
import lethe.app.server.ServerRefusal;
import lethe.app.server.TableListing;
import lethe.app.server.TableSpec;
import lethe.app.server.disk.ContentFiles;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seats;

/** Executes the commands of the lobby. */
final class LobbyRequests {
  static final List<String> WORDS =
      List.of(
          "help",
          "games",
          "tables",
          "waiting",
          "rules",
          "make",
          "play",
          "sit",
          "watch",
          "leave",
          "kick",
          "invite",
          "name",
          "back",
          "keys",
          "journal",
          "review",
          "results",
          "daily",
          "events",
          "event",
          "leaders",
          "say",
          "talk",
          "who",
          "friends",
          "settings",
          "quit");

  /** Behind these words stands what is said to others, whatever it is. */
  private static final List<String> SAID = List.of("say", "talk");

  /** How many tables stand on a page of lines. */
  private static final int ON_A_PAGE = 20;

  /** Pattern of a page number. */
  private static final String PAGE = "[1-9][0-9]{0,3}";

  private final LobbyContext context;
  private final GameServer server;
  private final ContentFiles files;
  private final Messages say;

  /**
   * Creates the commands of one user.
   *
   * @param files the files that options of games may name
   */
  LobbyRequests(LobbyContext context, ContentFiles files) {
    this.context = context;
    this.server = context.server();
    this.files = files;
    this.say = context.messages();
  }

  /** Executes a command line and returns the answer. */
  Reply reply(String line) {
    Optional<String> refusal = context.checkLine(line);
    if (refusal.isPresent()) {
      return Reply.refused(refusal.get());
    }
    List<String> words = Arrays.asList(SafeText.sanitize(line, 2_000).split("\\s+"));
    return reply(words.getFirst(), words.subList(1, words.size()));
  }

  private Reply reply(String said, List<String> rest) {
    String word = said.toLowerCase(Locale.ROOT);
    List<String> meant =
        WORDS.contains(word)
            ? List.of(word)
            : WORDS.stream().filter(w -> w.startsWith(word)).toList();
    String first = rest.isEmpty() ? "" : rest.getFirst();
    if (word.isEmpty()) {
      return Reply.said(List.of());
    }
    if (word.equals(LobbyContext.WAIT) && rest.isEmpty()) {
      context.waitForOthers();
      return Reply.said(List.of());
    }
    if (!rest.isEmpty() && rest.getLast().equals(LobbyContext.WAIT) && !SAID.containsAll(meant)) {
      context.waitForOthers();
      return reply(said, rest.subList(0, rest.size() - 1));
    }
    if (word.equals("?")) {
      return help();
    }
    if (meant.size() != 1) {
      return Reply.refused(say.say("unknown", SafeText.sanitize(said, 40)));
    }
    Optional<Reply> misused = Arguments.refusal(meant.getFirst(), rest, say);
    if (misused.isPresent()) {
      return misused.get();
    }
    return switch (meant.getFirst()) {
      case "games" -> Reply.said(games());
      case "tables" -> tables(rest);
      case "waiting" -> waiting();
      case "rules" -> title(first, title -> Reply.said(title.help().lines().toList()));
      case "make" -> title(first, title -> make(title, rest.subList(1, rest.size()), false));
      case "play" -> title(first, title -> make(title, rest.subList(1, rest.size()), true));
      case "sit", "watch", "leave", "kick", "invite", "journal", "review" ->
          new OneTable(context).reply(meant.getFirst(), first, rest);
      case "results" -> results(first);
      case "daily" -> asked(() -> new DailyCommands(context).execute(rest));
      case "events" -> asked(() -> new EventCommands(context).list());
      case "event" ->
          asked(() -> new EventCommands(context).execute(rest, new EventRequest(context, files)));
      case "name" -> name(first);
      case "back" -> back(first, rest);
      case "keys" -> new KeyCommands(context).reply(first, rest.size() > 1 ? rest.get(1) : "");
      case "leaders" -> title(first, title -> leaders(title, rest.size() > 1 ? rest.get(1) : ""));
      case "say", "talk" -> new ChatCommands(context).reply(meant.getFirst(), rest);
      case "who" ->
          first.isEmpty()
              ? new ChatCommands(context).who()
              : asked(() -> new RatingCommands(context).show(first));
      case "friends" -> new FriendCommands(context).friends(rest);
      case "settings" -> new FriendCommands(context).settings(rest);
      case "quit" -> Reply.QUIT;
      default -> help();
    };
  }

  /** A command that reads from the store, which may be unavailable. */
  private interface Asked {
    Reply reply() throws IOException;
  }

  private Reply leaders(Title<?, ?, ?> title, String when) {
    if (!when.isEmpty() && !when.equals("all")) {
      return Arguments.unexpected(SafeText.sanitize(when, 40), "leaders", say);
    }
    return asked(() -> new RatingCommands(context).leaders(title, when));
  }

  private Reply asked(Asked what) {
    try {
      return what.reply();
    } catch (IOException e) {
      server.log().error("events", e);
      return refused(Rejection.of(ServerRefusal.NO_ROOM));
    }
  }

  private Reply help() {
    List<String> lines = new ArrayList<>(say.say("help").lines().toList());
    files.choices().stream()
        .map(c -> say.say("own-files", c.game(), c.option(), c.names()))
        .forEach(lines::add);
    return Reply.said(lines);
  }

  private String kind() {
    return say.say(context.session().isGuest() ? "a-guest" : "a-key");
  }

  private static List<String> games() {
    List<String> lines = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      Seats seats = title.seats();
      String size =
          seats.fewest() == seats.most() ? "" + seats.most() : seats.fewest() + "-" + seats.most();
      lines.add(
          String.format(
              Locale.ROOT, "%-10s %-32s %-4s %s", title.id(), title.name(), size, title.summary()));
    }
    return lines;
  }

  /**
   * Lists tables, in pages on a terminal without screen control.
   *
   * @param rest a filter, a page number, both, or nothing
   */
  private Reply tables(List<String> rest) {
    List<TableListing> all = server.listings().forLobby(context.account());
    String which = rest.stream().filter(word -> !word.matches(PAGE)).findFirst().orElse("");
    List<String> lines = TableOrder.of(all, which).stream().map(Sentences::line).toList();
    Optional<String> surplus = surplus(rest);
    if (surplus.isPresent()) {
      return Arguments.unexpected(SafeText.sanitize(surplus.get(), 40), "tables", say);
    }
    if (all.isEmpty()) {
      return Reply.said(say.say("no-tables"));
    }
    if (lines.isEmpty()) {
      return TableOrder.sorts(which)
          ? Reply.nothing(say.say("none-such", which))
          : Reply.refused(say.say("none-of-those", SafeText.sanitize(which, 40)));
    }
    Optional<String> page = rest.stream().filter(word -> word.matches(PAGE)).findFirst();
    if (page.isEmpty()
        && (context.terminal().hasFullScreen() || !context.terminal().isInteractive())) {
      return Reply.said(lines);
    }
    int pages = (lines.size() + ON_A_PAGE - 1) / ON_A_PAGE;
    int shown = Math.clamp(page.map(Integer::parseInt).orElse(1), 1, pages);
    List<String> fit =
        new ArrayList<>(
            lines.subList((shown - 1) * ON_A_PAGE, Math.min(lines.size(), shown * ON_A_PAGE)));
    if (shown < pages) {
      String next = (which + " " + (shown + 1)).strip();
      fit.add(say.say("more-tables", lines.size() - shown * ON_A_PAGE, next));
    }
    return Reply.said(fit);
  }

  /** The second word where both say which tables, or both say which page. */
  private static Optional<String> surplus(List<String> words) {
    return words.size() == 2 && words.getFirst().matches(PAGE) == words.getLast().matches(PAGE)
        ? Optional.of(words.getLast())
        : Optional.empty();
  }

  private Reply waiting() {
    List<String> lines =
        server.listings().waitingFor(context.account()).stream().map(Sentences::line).toList();
    return lines.isEmpty() ? Reply.nothing(say.say("nothing-waits")) : Reply.said(lines);
  }

  private Reply refused(Rejection why) {
    return Reply.refused(Sentences.say(why, say));
  }

  private interface OfTitle {
    Reply reply(Title<?, ?, ?> title);
  }

  private Reply title(String name, OfTitle then) {
    return Titles.named(name)
        .map(then::reply)
        .orElseGet(
            () ->
                Reply.refused(
                    name.isEmpty()
                        ? say.say("which-game.none", Titles.names())
                        : say.say("which-game", SafeText.sanitize(name, 40), Titles.names())));
  }

  /**
   * Creates a table.
   *
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots take the seats that are not mentioned
   */
  private Reply make(Title<?, ?, ?> title, List<String> words, boolean alone) {
    return switch (TableRequest.read(
        context.account(), title, files, server.names(), words, alone)) {
      case TableRequest.Unclear(String why) -> Reply.refused(why);
      case TableRequest.Clear(TableSpec wanted) ->
          Reply.to(server.seatService().createTable(context.session(), wanted), say);
    };
  }

  private Reply results(String game) {
    OwnResults own = new OwnResults(context);
    return game.isEmpty() ? own.all() : title(game, own::of);
  }

  private Reply name(String name) {
    if (!server.names().isValid(name)) {
      return Reply.refused(say.say("bad-name"));
    }
    return context
        .session()
        .checkRenameRate()
        .or(() -> server.sessions().rename(context.session(), name))
        .map(this::refused)
        .orElseGet(() -> Reply.said(say.say("you-are", name, kind())));
  }

  private Reply back(String code, List<String> rest) {
    Optional<Rejection> guess =
        context.session().checkGuessRate().or(() -> server.logins().checkGuess(context.session()));
    if (guess.isPresent()) {
      return refused(guess.get());
    }
    if (context.back(code).isEmpty()) {
      server.logins().recordWrongGuess(context.session());
      return Reply.refused(say.say("no-such-code"));
    }
    Reply welcome = Reply.welcome(say.say("welcome-back", context.account().name()));
    return rest.size() > 1
        ? welcome.then(reply(rest.get(1), rest.subList(2, rest.size())))
        : welcome;
  }
}
