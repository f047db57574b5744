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
import lethe.app.lobby.LobbyMessages;
import lethe.app.operate.AdminReply.End;
import lethe.app.operate.AdminReply.Line;
import lethe.app.operate.AdminReply.Row;
import lethe.app.server.Ban;
import lethe.app.server.Login;
import lethe.app.server.ServerRefusal;
import lethe.engine.core.Rejection;

/** Executes the operator's commands. */
final class AdminCommands {
  private final AdminService admin;
  private final Shutdown shutdown;

  /** Counts the commands being executed. */
  private final Phaser running = new Phaser(1);

  AdminCommands(AdminService admin, Shutdown shutdown) {
    this.admin = admin;
    this.shutdown = shutdown;
  }

  /**
   * Executes a command.
   *
   * @param words the command and its arguments
   * @param out receives the parts of the answer; the last is an {@link End}
   */
  void execute(List<String> words, Consumer<AdminReply> out) {
    running.register();
    try {
      out.accept(new End(run(words, out)));
    } finally {
      running.arriveAndDeregister();
    }
  }

  /** Waits until all commands have been answered, or the time is over. */
  void await(Duration patience) {
    try {
      running.awaitAdvanceInterruptibly(
          running.arrive(), patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // A client that has not read its answer by now is not waited for.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean run(List<String> words, Consumer<AdminReply> out) {
    String first = words.size() > 1 ? words.get(1) : "";
    String second = words.size() > 2 ? words.get(2) : "";
    return switch (words.isEmpty() ? "" : words.getFirst()) {
      case "list" -> list(out);
      case "notice" -> {
        admin.notice(first);
        yield true;
      }
      case "kick" -> kick(first, out);
      case "ban" -> ban(first, duration(second), out);
      case "unban" -> unban(first, out);
      case "bans" -> bans(out);
      case "cancel" -> cancel(first, out);
      case "rename" -> rejected(admin.rename(first, second), out);
      case "put" -> put(first, second, words, out);
      case "drain" -> drain(duration(first), out);
      case "stop" -> {
        shutdown.request();
        yield shutdown.awaitClosed();
      }
      default -> reply(out, false, "unknown");
    };
  }

  private static Optional<Duration> duration(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(Duration.parse(text));
  }

  private static boolean reply(
      Consumer<AdminReply> out, boolean done, String key, Object... facts) {
    out.accept(new Line(MESSAGES.format(key, facts)));
    return done;
  }

  private boolean list(Consumer<AdminReply> out) {
    for (AdminService.SessionInfo session : admin.sessions()) {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("name", session.name());
      facts.put("id", session.id());
      facts.put("address", session.address());
      facts.put("table", session.table());
      facts.put("since", seconds(session.connectedAt()));
      out.accept(new Row("person", facts));
    }
    for (AdminService.TableInfo table : admin.tables()) {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("table", table.number());
      facts.put("game", table.game());
      facts.put("standing", table.status());
      facts.put("seats", table.seats());
      facts.put("since", table.dealtAt());
      out.accept(new Row("table", facts));
    }
    return true;
  }

  private static String seconds(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private boolean kick(String query, Consumer<AdminReply> out) {
    Optional<Integer> disconnected = admin.kick(query);
    if (disconnected.isEmpty()) {
      return reply(out, false, "nobody", query);
    }
    int lines = disconnected.orElseThrow();
    return lines == 0 ? reply(out, false, "away", query) : reply(out, true, "kicked", lines);
  }

  private boolean ban(String query, Optional<Duration> time, Consumer<AdminReply> out) {
    List<Ban> bans;
    try {
      bans = admin.ban(query, time);
    } catch (IOException e) {
      return storageFailed(out);
    }
    if (bans.isEmpty()) {
      return reply(out, false, "nobody", query);
    }
    bans.forEach(ban -> out.accept(row(ban)));
    boolean guest = bans.stream().allMatch(ban -> Login.isGuest(ban.target()));
    return !guest || reply(out, true, "guest");
  }

  private boolean unban(String query, Consumer<AdminReply> out) {
    try {
      return !admin.unban(query).isEmpty() || reply(out, false, "not-banned", query);
    } catch (IOException e) {
      return storageFailed(out);
    }
  }

  private boolean cancel(String event, Consumer<AdminReply> out) {
    try {
      return rejected(admin.cancelEvent(event), out);
    } catch (IOException e) {
      return storageFailed(out);
    }
  }

  private static boolean storageFailed(Consumer<AdminReply> out) {
    return rejected(Optional.of(Rejection.of(ServerRefusal.STORAGE_UNAVAILABLE)), out);
  }

  private static boolean rejected(Optional<Rejection> refusal, Consumer<AdminReply> out) {
    refusal.ifPresent(rejection -> out.accept(new Line(LobbyMessages.say(rejection))));
    return refusal.isEmpty();
  }

  private boolean bans(Consumer<AdminReply> out) {
    admin.bans().forEach(ban -> out.accept(row(ban)));
    return true;
  }

  private static Row row(Ban ban) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("whom", ban.target());
    facts.put("name", ban.name());
    facts.put("until", ban.until().map(AdminCommands::seconds).orElse(""));
    return new Row("ban", facts);
  }

  /**
   * Imports a journal. Its text is split over any number of words after the file name and the
   * seats.
   */
  private boolean put(String file, String seats, List<String> words, Consumer<AdminReply> out) {
    String text = String.join("", words.subList(Math.min(3, words.size()), words.size()));
    List<String> called = seats.isEmpty() ? List.of() : List.of(seats.split(" "));
    return switch (admin.importMatch(file, text, called)) {
      case AdminService.ImportResult.Imported(int table, boolean torn) ->
          reply(out, true, torn ? "put.torn" : "put", table);
      case AdminService.ImportResult.NotImported(String reason) -> {
        out.accept(new Line(reason));
        yield false;
      }
    };
  }

  private boolean drain(Optional<Duration> within, Consumer<AdminReply> out) {
    shutdown.drain(admin, within);
    int last = -1;
    while (!shutdown.pollRequested()) {
      int remaining = admin.runningMatches();
      if (remaining != last) {
        reply(out, true, "left", remaining);
        last = remaining;
      }
    }
    return shutdown.awaitClosed();
  }
}
