package lethe.app.operate;

import static lethe.app.operate.AdminMessages.MESSAGES;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import lethe.app.command.CommandTable;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Entry;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.lobby.RejectionTexts;
import lethe.app.operate.AdminReply.End;
import lethe.app.operate.AdminReply.Line;
import lethe.app.operate.AdminReply.Row;
import lethe.app.server.account.Ban;
import lethe.app.server.account.Login;
import lethe.app.server.account.StoredItem;
import lethe.app.server.base.ServerRejectionCode;
import lethe.engine.core.Rejection;

/**
 * The operator's commands, as received by the control socket. Their help is part of the command
 * line, {@code lethe admin}.
 */
final class AdminCommands {
  /** Executes a command and returns whether it succeeded. */
  interface Handler {
    boolean execute(AdminCommands commands, Call call, Consumer<AdminReply> out);
  }

  /** The kinds of rows in the answer to {@code list}. */
  static final String SERVER_KIND = "server";

  static final String SESSION_KIND = "person";
  static final String TABLE_KIND = "table";

  static final CommandTable<Handler> TABLE =
      new CommandTable<>(
          List.of(
              command("list", (admin, _, out) -> admin.list(out)),
              command("notice TEXT", (admin, call, _) -> admin.notice(call)),
              command("kick WHO", AdminCommands::kick),
              command("ban WHO [TIME]", AdminCommands::ban),
              command("unban WHO", AdminCommands::unban),
              command("bans", (admin, _, out) -> admin.bans(out)),
              command("cancel EVENT", AdminCommands::cancel),
              command("rename NAME OTHER", AdminCommands::rename),
              command("export NAME", AdminCommands::export),
              command("erase NAME", AdminCommands::erase),
              command("put FILE SEATS [PART...]", AdminCommands::put),
              command("drain [TIME]", AdminCommands::drain),
              command("start-drain [TIME]", AdminCommands::startDrain),
              command("undrain", (admin, _, out) -> admin.undrain(out)),
              command("on SERVER COMMAND [PART...]", AdminCommands::executeOn),
              command("stop", (admin, _, _) -> admin.stop())),
          false);

  private final AdminService admin;
  private final Shutdown shutdown;
  private final SiteCommands site;

  /** Has one party for each command being executed, and one for this object. */
  private final Phaser runningCommands = new Phaser(1);

  private static Entry<Handler> command(String usage, Handler handler) {
    return new Entry<>(usage, handler);
  }

  AdminCommands(AdminService admin, Shutdown shutdown) {
    this.admin = admin;
    this.shutdown = shutdown;
    this.site = new SiteCommands(admin, this);
  }

  /**
   * Executes a command.
   *
   * @param command the command and its arguments
   * @param out receives the parts of the answer; the last is an {@link End}
   */
  void execute(List<String> command, Consumer<AdminReply> out) {
    runningCommands.register();
    try {
      out.accept(new End(run(command, out)));
    } finally {
      runningCommands.arriveAndDeregister();
    }
  }

  /** Waits until all running commands have been answered, but no longer than {@code timeout}. */
  void awaitRunningCommands(Duration timeout) {
    try {
      runningCommands.awaitAdvanceInterruptibly(
          runningCommands.arrive(), timeout.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // A command is still running, or its client has not read the answer.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Executes a command and returns whether it succeeded. The command may be unknown, because the
   * client may have another version.
   */
  private boolean run(List<String> command, Consumer<AdminReply> out) {
    if (!command.isEmpty()
        && TABLE.find(command)
            instanceof Lookup.FoundCommand<Handler>(Handler handler, Call call)) {
      return handler.execute(this, call, out);
    }
    return reply(out, false, "unknown-command");
  }

  private static Optional<Duration> duration(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(Duration.parse(text));
  }

  private static boolean reply(
      Consumer<AdminReply> out, boolean succeeded, String key, Object... arguments) {
    out.accept(new Line(MESSAGES.format(key, arguments)));
    return succeeded;
  }

  /**
   * Executes a command on the server that is named by the first argument, or on all servers of the
   * site.
   */
  private boolean executeOn(Call call, Consumer<AdminReply> out) {
    return site.execute(call.argument(0), call.argumentsFrom(1), out);
  }

  private boolean list(Consumer<AdminReply> out) {
    AdminService.ServerLoad load = admin.serverLoad();
    Map<String, Object> server = new LinkedHashMap<>();
    server.put("server", admin.info().name());
    server.put("version", admin.info().version());
    server.put("health", Health.of(load, admin.isDraining()).id());
    server.put("connections", load.pendingConnections() + load.authenticatedConnections());
    server.put("since", formatTime(admin.info().startedAt()));
    out.accept(new Row(SERVER_KIND, server));
    for (AdminService.SessionInfo session : admin.sessions()) {
      Map<String, Object> properties = new LinkedHashMap<>();
      properties.put("name", session.name());
      properties.put("id", session.id());
      properties.put("address", session.address());
      properties.put("on", admin.info().name());
      properties.put("table", session.table());
      properties.put("since", formatTime(session.connectedAt()));
      out.accept(new Row(SESSION_KIND, properties));
    }
    for (AdminService.TableInfo table : admin.tables()) {
      Map<String, Object> properties = new LinkedHashMap<>();
      properties.put("table", table.number());
      properties.put("game", table.game());
      properties.put("standing", table.status());
      properties.put("seats", table.seats());
      properties.put("since", table.dealtAt());
      out.accept(new Row(TABLE_KIND, properties));
    }
    return true;
  }

  private static String formatTime(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private boolean notice(Call call) {
    admin.sendNotice(call.argument(0));
    return true;
  }

  private boolean stop() {
    shutdown.request();
    return shutdown.awaitClosed();
  }

  private boolean rename(Call call, Consumer<AdminReply> out) {
    return reportRejection(admin.rename(call.argument(0), call.argument(1)), out);
  }

  /** Lists everything that is stored about an account, except matches. */
  private boolean export(Call call, Consumer<AdminReply> out) {
    try {
      List<StoredItem> items = admin.export(call.argument(0));
      items.forEach(item -> out.accept(new Row(item.kind(), item.fields())));
      return !items.isEmpty() || reply(out, false, "nothing-stored", call.argument(0));
    } catch (IOException e) {
      return replyStorageFailed(out);
    }
  }

  private boolean erase(Call call, Consumer<AdminReply> out) {
    return reportRejection(admin.erase(call.argument(0)), out);
  }

  private boolean kick(Call call, Consumer<AdminReply> out) {
    String query = call.argument(0);
    Optional<Integer> disconnectedCount = admin.kick(query);
    if (disconnectedCount.isEmpty()) {
      return reply(out, false, "no-match", query);
    }
    int count = disconnectedCount.orElseThrow();
    return count == 0
        ? reply(out, false, "not-online", query)
        : reply(out, true, "disconnected", count);
  }

  private boolean ban(Call call, Consumer<AdminReply> out) {
    String query = call.argument(0);
    List<Ban> bans;
    try {
      bans = admin.ban(query, duration(call.argument(1)));
    } catch (IOException e) {
      return replyStorageFailed(out);
    }
    if (bans.isEmpty()) {
      return reply(out, false, "no-match", query);
    }
    bans.forEach(ban -> out.accept(row(ban)));
    boolean allGuests = bans.stream().allMatch(ban -> Login.isReturnCode(ban.target()));
    return !allGuests || reply(out, true, "guest-banned");
  }

  private boolean unban(Call call, Consumer<AdminReply> out) {
    String query = call.argument(0);
    try {
      return !admin.unban(query).isEmpty() || reply(out, false, "not-banned", query);
    } catch (IOException e) {
      return replyStorageFailed(out);
    }
  }

  private boolean cancel(Call call, Consumer<AdminReply> out) {
    String name = call.argument(0);
    try {
      Optional<Rejection> rejection = admin.cancelEvent(name);
      return rejection.map(Rejection::code).equals(Optional.of(ServerRejectionCode.UNKNOWN_EVENT))
          ? reply(out, false, "unknown-event", name)
          : reportRejection(rejection, out);
    } catch (IOException e) {
      return replyStorageFailed(out);
    }
  }

  private static boolean replyStorageFailed(Consumer<AdminReply> out) {
    return reportRejection(Optional.of(Rejection.of(ServerRejectionCode.STORAGE_UNAVAILABLE)), out);
  }

  /** Sends the message of a rejection, if there is one. Returns whether there was none. */
  private static boolean reportRejection(Optional<Rejection> rejection, Consumer<AdminReply> out) {
    rejection.ifPresent(r -> out.accept(new Line(RejectionTexts.text(r))));
    return rejection.isEmpty();
  }

  private boolean bans(Consumer<AdminReply> out) {
    admin.bans().forEach(ban -> out.accept(row(ban)));
    return true;
  }

  private static Row row(Ban ban) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("whom", ban.target());
    properties.put("name", ban.name());
    properties.put("until", ban.until().map(AdminCommands::formatTime).orElse(""));
    return new Row("ban", properties);
  }

  /**
   * Imports a journal. Its text may be split into any number of arguments after the file name and
   * the seats.
   */
  private boolean put(Call call, Consumer<AdminReply> out) {
    String file = call.argument(0);
    String seats = call.argument(1);
    String text = String.join("", call.argumentsFrom(2));
    List<String> seatNames = seats.isEmpty() ? List.of() : List.of(seats.split(" "));
    return switch (admin.importMatch(file, text, seatNames)) {
      case AdminService.ImportResult.Imported(int table, boolean lastLineIgnored) ->
          reply(out, true, lastLineIgnored ? "imported.without-last-line" : "imported", table);
      case AdminService.ImportResult.NotImported(String reason) -> {
        out.accept(new Line(reason));
        yield false;
      }
    };
  }

  /** Starts draining without waiting for the end of the matches. */
  private boolean startDrain(Call call, Consumer<AdminReply> out) {
    shutdown.drain(admin, duration(call.argument(0)));
    return reply(out, true, "running-matches", admin.runningMatchCount());
  }

  private boolean undrain(Consumer<AdminReply> out) {
    return shutdown.undrain(admin) || reply(out, false, "not-draining");
  }

  private boolean drain(Call call, Consumer<AdminReply> out) {
    shutdown.drain(admin, duration(call.argument(0)));
    int lastReported = -1;
    while (!shutdown.pollRequested()) {
      if (!shutdown.isDraining()) {
        return reply(out, false, "drain-canceled");
      }
      int remaining = admin.runningMatchCount();
      if (remaining != lastReported) {
        reply(out, true, "running-matches", remaining);
        lastReported = remaining;
      }
    }
    return shutdown.awaitClosed();
  }
}
