package lethe.app.lobby;

import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import lethe.app.command.CommandForm;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.json.JsonWriter;
import lethe.app.lobby.ServerCommands.LobbyCommand;
import lethe.app.page.Confirmation;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.account.StoredItem;
import lethe.app.server.base.SafeText;
import lethe.app.server.base.ServerInfo;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableSpec;
import lethe.app.text.ProgramVersion;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seats;

/**
 * Executes the commands of the lobby; {@link ServerCommands#LOBBY} lists them. Commands about one
 * subject, such as events, have their own class.
 */
final class LobbyCommands {
  /** The number of tables on a page of the list. */
  private static final int PAGE_SIZE = 20;

  private static final String PAGE_PATTERN = "[1-9][0-9]{0,3}";

  private final LobbyContext context;
  private final GameServer server;
  private final ContentFiles contentFiles;

  /**
   * Creates the commands of one user.
   *
   * @param files the content files to which game options may refer
   */
  LobbyCommands(LobbyContext context, ContentFiles files) {
    this.context = context;
    this.server = context.server();
    this.contentFiles = files;
  }

  LobbyTableCommands tableCommands() {
    return new LobbyTableCommands(context);
  }

  DailyCommands daily() {
    return new DailyCommands(context);
  }

  EventCommands events() {
    return new EventCommands(context, contentFiles);
  }

  FriendCommands friends() {
    return new FriendCommands(context);
  }

  KeyCommands keys() {
    return new KeyCommands(context);
  }

  ChatCommands chat() {
    return new ChatCommands(context);
  }

  /** Executes a command line and returns the answer. */
  Reply execute(String line) {
    String command = context.startCommand(line);
    Optional<String> rejection = context.checkLine(line);
    if (rejection.isPresent()) {
      return Reply.rejected(rejection.get());
    }
    return context.isRequestRefused()
        ? Reply.ok(Confirmation.refusedMessage())
        : execute(CommandForm.words(withoutSlash(SafeText.sanitize(command, 2_000))));
  }

  /** Removes the leading slash, which commands need only at a table. */
  private static String withoutSlash(String line) {
    return line.stripLeading().startsWith("/") ? line.stripLeading().substring(1) : line;
  }

  private Reply execute(List<String> typedWords) {
    List<String> words = withoutWaitOption(typedWords);
    if (words.isEmpty()) {
      return Reply.ok(List.of());
    }
    return switch (ServerCommands.LOBBY.find(words)) {
      case Lookup.FoundCommand<LobbyCommand>(LobbyCommand command, Call call) ->
          execute(command, call);
      case Lookup.MissingArgument<LobbyCommand> missing ->
          Reply.rejected(
              Stream.concat(
                      Stream.of(ServerCommands.refusal(missing, context.messages())),
                      hint(missing).stream())
                  .toList());
      case Lookup<LobbyCommand> unusable ->
          Reply.rejected(ServerCommands.refusal(unusable, context.messages()));
    };
  }

  private Reply execute(LobbyCommand command, Call call) {
    try {
      return command.execute(this, call);
    } catch (IOException e) {
      server.log().operationFailed(call.form().word(), e);
      return context.reject(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE));
    }
  }

  /**
   * Removes {@code --wait} from the end of a command and applies it, unless the command is a chat
   * message.
   */
  private List<String> withoutWaitOption(List<String> words) {
    boolean endsWithOption =
        !words.isEmpty()
            && words.getLast().equals(LobbyContext.WAIT_OPTION)
            && ServerCommands.LOBBY.formsMatching(words.getFirst()).stream()
                .noneMatch(CommandForm::endsWithMessage);
    if (!endsWithOption) {
      return words;
    }
    context.setWaitsAfterInputEnds();
    return words.subList(0, words.size() - 1);
  }

  /** Returns a message that suggests values for a missing argument; empty if there is none. */
  private Optional<String> hint(Lookup.MissingArgument<?> missing) {
    return switch (missing.argument()) {
      case "GAME" -> Optional.of(context.messages().format("missing-game", Titles.names()));
      case "N" ->
          missing.word().equals("keys")
              ? Optional.empty()
              : Optional.of(context.messages().format("missing-table-number"));
      case "NAME" ->
          missing.word().equals("event")
              ? Optional.of(context.messages().format("event.missing-name"))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  Reply help() {
    List<String> lines = new ArrayList<>(ServerCommands.help(ServerCommands.LOBBY, "lobby"));
    contentFiles.optionFiles().stream()
        .map(
            files ->
                context
                    .messages()
                    .format("server-files", files.game(), files.option(), files.names()))
        .forEach(lines::add);
    return Reply.ok(lines);
  }

  /** Returns everything that is stored about the user except matches, one JSON object per line. */
  Reply exportAccount() throws IOException {
    List<StoredItem> items = server.personalData().export(context.account());
    return items.isEmpty()
        ? Reply.nothingFound(context.messages().format("account.nothing"))
        : Reply.ok(
            items.stream().map(item -> JsonWriter.object(item.kind(), item.fields())).toList());
  }

  /** Deletes the account of the user, who confirms this with the name, and ends the session. */
  Reply deleteAccount(Call call) {
    Account account = context.account();
    if (!call.argument(0).equals(account.name())) {
      return context.reject("account.other-name", account.name());
    }
    Optional<Rejection> rejection =
        server.personalData().delete(account, Optional.of(context.session()));
    return rejection
        .map(context::reject)
        .orElseGet(() -> Reply.disconnect(context.messages().format("account.deleted")));
  }

  /** Reports another user to the operator, in the log. */
  Reply report(Call call) {
    String name = LobbyMessages.sanitize(call.argument(0));
    String text =
        SafeText.sanitize(String.join(" ", call.argumentsFrom(1)), LobbyContext.MAX_CHAT_LENGTH);
    Optional<String> rejection = context.checkChat(text, "report NAME");
    if (rejection.isPresent()) {
      return Reply.rejected(rejection.get());
    }
    if (server.sessions().findAccount(name).isEmpty()) {
      return context.reject(Rejection.of(ServerRejectionCode.UNKNOWN_ACCOUNT, name));
    }
    server.log().warn("report", "name", context.account().name(), "about", name, "text", text);
    return Reply.ok(context.messages().format("report.sent", name));
  }

  /** Returns the version of the program, and the name and start time of the server. */
  Reply version() {
    ServerInfo info = context.server().info();
    Instant startedAt = info.startedAt().truncatedTo(ChronoUnit.SECONDS);
    return Reply.ok(
        context.messages().format("version", ProgramVersion.NUMBER, info.name(), startedAt));
  }

  Reply games() {
    List<String> lines = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      Seats seats = title.seats();
      String seatCount =
          seats.min() == seats.max() ? "" + seats.max() : seats.min() + "-" + seats.max();
      lines.add(
          String.format(
              Locale.ROOT,
              "%-10s %-32s %-4s %s",
              title.id(),
              title.name(),
              seatCount,
              title.summary()));
    }
    return Reply.ok(lines);
  }

  Reply rules(Call call) {
    return withTitle(call.argument(0), title -> Reply.ok(title.help().lines().toList()));
  }

  /**
   * Lists tables, in pages if a page is requested or on an interactive terminal without a full
   * screen.
   */
  Reply tables(Call call) {
    List<String> arguments = call.arguments();
    List<TableListing> listings = server.listings().lobbyListings(context.account());
    String filter =
        arguments.stream().filter(word -> !word.matches(PAGE_PATTERN)).findFirst().orElse("");
    List<String> rows =
        TableOrder.filtered(listings, filter).stream().map(LobbyMessages::row).toList();
    if (arguments.size() == 2
        && arguments.getFirst().matches(PAGE_PATTERN)
            == arguments.getLast().matches(PAGE_PATTERN)) {
      return Reply.unexpectedArgument(arguments.getLast(), call, context.messages());
    }
    if (listings.isEmpty()) {
      return Reply.ok(context.messages().format("no-tables"));
    }
    if (rows.isEmpty()) {
      return TableOrder.isCategory(filter)
          ? Reply.nothingFound(context.messages().format("no-matching-tables", filter))
          : context.reject("no-tables-of-player", LobbyMessages.sanitize(filter));
    }
    Optional<String> typedPage =
        arguments.stream().filter(word -> word.matches(PAGE_PATTERN)).findFirst();
    if (typedPage.isEmpty()
        && (context.terminal().hasFullScreen() || !context.terminal().isInteractive())) {
      return Reply.ok(rows);
    }
    int pageCount = (rows.size() + PAGE_SIZE - 1) / PAGE_SIZE;
    int pageNumber = Math.clamp(typedPage.map(Integer::parseInt).orElse(1), 1, pageCount);
    List<String> pageRows =
        new ArrayList<>(
            rows.subList(
                (pageNumber - 1) * PAGE_SIZE, Math.min(rows.size(), pageNumber * PAGE_SIZE)));
    if (pageNumber < pageCount) {
      String nextCommand = (filter + " " + (pageNumber + 1)).strip();
      pageRows.add(
          context
              .messages()
              .format("more-tables", rows.size() - pageNumber * PAGE_SIZE, nextCommand));
    }
    return Reply.ok(pageRows);
  }

  Reply listWaitingTables() {
    List<String> lines =
        server.listings().tablesAwaitingMove(context.account()).stream()
            .map(LobbyMessages::row)
            .toList();
    return lines.isEmpty()
        ? Reply.nothingFound(context.messages().format("no-waiting-tables"))
        : Reply.ok(lines);
  }

  private Reply withTitle(String name, Function<Title<?, ?, ?>, Reply> action) {
    return Titles.byName(name).map(action).orElseGet(() -> unknownGame(name));
  }

  private Reply unknownGame(String name) {
    return context.reject("unknown-game", LobbyMessages.sanitize(name), Titles.names());
  }

  /**
   * Creates a table.
   *
   * @param fillWithBots whether bots take the seats that are not mentioned, except the user's own
   */
  Reply createTable(Call call, boolean fillWithBots) {
    return withTitle(
        call.argument(0),
        title ->
            switch (new TableSpecParser(
                    context.account(), title, contentFiles, server.nameRules(), fillWithBots)
                .parse(call.argumentsFrom(1))) {
              case ParsedArguments.Invalid<TableSpec>(String reason) -> Reply.rejected(reason);
              case ParsedArguments.Valid<TableSpec>(TableSpec spec) ->
                  context.answer(server.seatService().createTable(context.session(), spec));
            });
  }

  /** Takes a free seat at a public table of a game, or creates such a table. */
  Reply quickMatch(Call call) {
    return withTitle(
        call.argument(0),
        title ->
            title.seats().max() == 1
                ? context.reject("quick-match-alone", title.name(), title.id())
                : context.answer(server.seatService().quickMatch(context.session(), title)));
  }

  Reply results(Call call) {
    ResultsCommand resultsCommand = new ResultsCommand(context);
    return call.arguments().isEmpty()
        ? resultsCommand.overview()
        : withTitle(call.argument(0), resultsCommand::gameResults);
  }

  Reply leaders(Call call) throws IOException {
    Optional<Title<?, ?, ?>> title = Titles.byName(call.argument(0));
    return title.isPresent()
        ? new RatingCommands(context).leaders(title.get(), call.argument(1))
        : unknownGame(call.argument(0));
  }

  /** Returns the connected users, or the ratings of one account. */
  Reply who(Call call) throws IOException {
    return call.arguments().isEmpty()
        ? chat().who()
        : new RatingCommands(context).show(call.argument(0));
  }

  Reply rename(Call call) {
    String name = call.argument(0);
    if (!server.nameRules().isValid(name)) {
      return context.reject("malformed-name");
    }
    return context.answer(
        context
            .session()
            .checkRenameRate()
            .or(() -> server.sessions().rename(context.session(), name)),
        "you-are",
        name,
        context.loginKind());
  }

  /**
   * Switches the session to the guest with a return code, and executes the command after it, if
   * there is one.
   */
  Reply restoreGuest(Call call) {
    Optional<Rejection> rejection =
        context
            .session()
            .checkLineRate()
            .or(() -> server.loginService().checkWrongGuessLimit(context.session()));
    if (rejection.isPresent()) {
      return context.reject(rejection.get());
    }
    if (context.restoreGuest(call.argument(0)).isEmpty()) {
      server.loginService().recordWrongGuess(context.session());
      return context.reject("unknown-return-code");
    }
    Reply welcome =
        Reply.welcome(context.messages().format("welcome-back", context.account().name()));
    List<String> command = call.argumentsFrom(1);
    return command.isEmpty() ? welcome : welcome.followedBy(execute(command));
  }
}
