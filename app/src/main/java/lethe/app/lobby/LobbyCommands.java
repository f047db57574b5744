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
final class LobbyCommands {
  static final List<String> COMMANDS =
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

  /** The commands whose words are a message to others. */
  private static final List<String> SAID = List.of("say", "talk");

  /** Number of tables on a page when lines are printed. */
  private static final int PAGE_SIZE = 20;

  /** Pattern of a page number. */
  private static final String PAGE = "[1-9][0-9]{0,3}";

  private final LobbyContext context;
  private final GameServer server;
  private final ContentFiles contentFiles;
  private final Messages messages;

  /**
   * Creates the commands of one user.
   *
   * @param files the files that options of games may name
   */
  LobbyCommands(LobbyContext context, ContentFiles files) {
    this.context = context;
    this.server = context.server();
    this.contentFiles = files;
    this.messages = context.messages();
  }

  /** Executes a command line and returns the answer. */
  Reply execute(String line) {
    Optional<String> rejection = context.checkLine(line);
    if (rejection.isPresent()) {
      return Reply.refused(rejection.get());
    }
    List<String> words = Arrays.asList(SafeText.sanitize(line, 2_000).split("\\s+"));
    return execute(words.getFirst(), words.subList(1, words.size()));
  }

  private Reply execute(String typedWord, List<String> rest) {
    String word = typedWord.toLowerCase(Locale.ROOT);
    List<String> matches =
        COMMANDS.contains(word)
            ? List.of(word)
            : COMMANDS.stream().filter(w -> w.startsWith(word)).toList();
    String first = rest.isEmpty() ? "" : rest.getFirst();
    if (word.isEmpty()) {
      return Reply.ok(List.of());
    }
    if (word.equals(LobbyContext.WAIT) && rest.isEmpty()) {
      context.waitForOthers();
      return Reply.ok(List.of());
    }
    if (!rest.isEmpty() && rest.getLast().equals(LobbyContext.WAIT) && !SAID.containsAll(matches)) {
      context.waitForOthers();
      return execute(typedWord, rest.subList(0, rest.size() - 1));
    }
    if (word.equals("?")) {
      return help();
    }
    if (matches.size() != 1) {
      return Reply.refused(messages.format("unknown", SafeText.sanitize(typedWord, 40)));
    }
    Optional<Reply> misused = ArgumentCount.refusal(matches.getFirst(), rest, messages);
    if (misused.isPresent()) {
      return misused.get();
    }
    return switch (matches.getFirst()) {
      case "games" -> Reply.ok(games());
      case "tables" -> tables(rest);
      case "waiting" -> waiting();
      case "rules" -> withTitle(first, title -> Reply.ok(title.help().lines().toList()));
      case "make" ->
          withTitle(first, title -> makeTable(title, rest.subList(1, rest.size()), false));
      case "play" ->
          withTitle(first, title -> makeTable(title, rest.subList(1, rest.size()), true));
      case "sit", "watch", "leave", "kick", "invite", "journal", "review" ->
          new LobbyTableCommands(context).execute(matches.getFirst(), first, rest);
      case "results" -> results(first);
      case "daily" -> withStore(() -> new DailyCommands(context).execute(rest));
      case "events" -> withStore(() -> new EventCommands(context).list());
      case "event" ->
          withStore(
              () ->
                  new EventCommands(context)
                      .execute(rest, new EventRequest(context, contentFiles)));
      case "name" -> name(first);
      case "back" -> back(first, rest);
      case "keys" -> new KeyCommands(context).reply(first, rest.size() > 1 ? rest.get(1) : "");
      case "leaders" ->
          withTitle(first, title -> leaders(title, rest.size() > 1 ? rest.get(1) : ""));
      case "say", "talk" -> new ChatCommands(context).reply(matches.getFirst(), rest);
      case "who" ->
          first.isEmpty()
              ? new ChatCommands(context).who()
              : withStore(() -> new RatingCommands(context).show(first));
      case "friends" -> new FriendCommands(context).friends(rest);
      case "settings" -> new FriendCommands(context).settings(rest);
      case "quit" -> Reply.QUIT;
      default -> help();
    };
  }

  /** A command that reads from the store, which may be unavailable. */
  private interface StoreQuery {
    Reply run() throws IOException;
  }

  private Reply leaders(Title<?, ?, ?> title, String when) {
    if (!when.isEmpty() && !when.equals("all")) {
      return ArgumentCount.unexpected(SafeText.sanitize(when, 40), "leaders", messages);
    }
    return withStore(() -> new RatingCommands(context).leaders(title, when));
  }

  private Reply withStore(StoreQuery what) {
    try {
      return what.run();
    } catch (IOException e) {
      server.log().error("events", e);
      return refused(Rejection.of(ServerRefusal.STORAGE_UNAVAILABLE));
    }
  }

  private Reply help() {
    List<String> lines = new ArrayList<>(messages.format("help").lines().toList());
    contentFiles.choices().stream()
        .map(c -> messages.format("own-files", c.game(), c.option(), c.names()))
        .forEach(lines::add);
    return Reply.ok(lines);
  }

  private String loginKind() {
    return messages.format(context.session().isGuest() ? "a-guest" : "a-key");
  }

  private static List<String> games() {
    List<String> lines = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      Seats seats = title.seats();
      String size = seats.min() == seats.max() ? "" + seats.max() : seats.min() + "-" + seats.max();
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
    List<String> lines = TableOrder.sorted(all, which).stream().map(LobbyMessages::row).toList();
    Optional<String> surplus = surplus(rest);
    if (surplus.isPresent()) {
      return ArgumentCount.unexpected(SafeText.sanitize(surplus.get(), 40), "tables", messages);
    }
    if (all.isEmpty()) {
      return Reply.ok(messages.format("no-tables"));
    }
    if (lines.isEmpty()) {
      return TableOrder.isCategory(which)
          ? Reply.empty(messages.format("none-such", which))
          : Reply.refused(messages.format("none-of-those", SafeText.sanitize(which, 40)));
    }
    Optional<String> page = rest.stream().filter(word -> word.matches(PAGE)).findFirst();
    if (page.isEmpty()
        && (context.terminal().hasFullScreen() || !context.terminal().isInteractive())) {
      return Reply.ok(lines);
    }
    int pages = (lines.size() + PAGE_SIZE - 1) / PAGE_SIZE;
    int shown = Math.clamp(page.map(Integer::parseInt).orElse(1), 1, pages);
    List<String> fit =
        new ArrayList<>(
            lines.subList((shown - 1) * PAGE_SIZE, Math.min(lines.size(), shown * PAGE_SIZE)));
    if (shown < pages) {
      String next = (which + " " + (shown + 1)).strip();
      fit.add(messages.format("more-tables", lines.size() - shown * PAGE_SIZE, next));
    }
    return Reply.ok(fit);
  }

  /** Returns the second word if both words are filters, or both are page numbers. */
  private static Optional<String> surplus(List<String> words) {
    return words.size() == 2 && words.getFirst().matches(PAGE) == words.getLast().matches(PAGE)
        ? Optional.of(words.getLast())
        : Optional.empty();
  }

  private Reply waiting() {
    List<String> lines =
        server.listings().waitingFor(context.account()).stream().map(LobbyMessages::row).toList();
    return lines.isEmpty() ? Reply.empty(messages.format("nothing-waits")) : Reply.ok(lines);
  }

  private Reply refused(Rejection rejection) {
    return Reply.refused(LobbyMessages.say(rejection, messages));
  }

  private interface TitleCommand {
    Reply run(Title<?, ?, ?> title);
  }

  private Reply withTitle(String name, TitleCommand then) {
    return Titles.byName(name)
        .map(then::run)
        .orElseGet(
            () ->
                Reply.refused(
                    name.isEmpty()
                        ? messages.format("which-game.none", Titles.names())
                        : messages.format(
                            "which-game", SafeText.sanitize(name, 40), Titles.names())));
  }

  /**
   * Creates a table.
   *
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots take the seats that are not mentioned
   */
  private Reply makeTable(Title<?, ?, ?> title, List<String> words, boolean alone) {
    return switch (TableRequest.parse(
        context.account(), title, contentFiles, server.names(), words, alone)) {
      case TableRequest.IllFormed(String reason) -> Reply.refused(reason);
      case TableRequest.WellFormed(TableSpec wanted) ->
          Reply.of(server.seatService().createTable(context.session(), wanted), messages);
    };
  }

  private Reply results(String game) {
    ResultsCommand own = new ResultsCommand(context);
    return game.isEmpty() ? own.all() : withTitle(game, own::of);
  }

  private Reply name(String name) {
    if (!server.names().isValid(name)) {
      return Reply.refused(messages.format("bad-name"));
    }
    return context
        .session()
        .checkRenameRate()
        .or(() -> server.sessions().rename(context.session(), name))
        .map(this::refused)
        .orElseGet(() -> Reply.ok(messages.format("you-are", name, loginKind())));
  }

  private Reply back(String code, List<String> rest) {
    Optional<Rejection> rejection =
        context.session().checkGuessRate().or(() -> server.logins().checkGuess(context.session()));
    if (rejection.isPresent()) {
      return refused(rejection.get());
    }
    if (context.restoreGuest(code).isEmpty()) {
      server.logins().recordWrongGuess(context.session());
      return Reply.refused(messages.format("no-such-code"));
    }
    Reply welcome = Reply.welcome(messages.format("welcome-back", context.account().name()));
    return rest.size() > 1
        ? welcome.then(execute(rest.get(1), rest.subList(2, rest.size())))
        : welcome;
  }
}
