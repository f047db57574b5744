package lethe.app.operate;

import static lethe.app.operate.Saying.SAY;

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
import lethe.app.lobby.Sentences;
import lethe.app.operate.Answer.End;
import lethe.app.operate.Answer.Line;
import lethe.app.operate.Answer.Row;
import lethe.app.server.Ban;
import lethe.app.server.Login;
import lethe.app.server.ServerRefusal;
import lethe.engine.core.Rejection;

/** Executes the operator's commands. */
final class Orders {
  private final HouseControl steering;
  private final Stopping stopping;

  /** Counts the commands being executed. */
  private final Phaser followed = new Phaser(1);

  Orders(HouseControl steering, Stopping stopping) {
    this.steering = steering;
    this.stopping = stopping;
  }

  /**
   * Executes a command.
   *
   * @param words the command and its arguments
   * @param out receives the parts of the answer; the last is an {@link End}
   */
  void follow(List<String> words, Consumer<Answer> out) {
    followed.register();
    try {
      out.accept(new End(done(words, out)));
    } finally {
      followed.arriveAndDeregister();
    }
  }

  /** Waits until all commands have been answered, or the time is over. */
  void await(Duration patience) {
    try {
      followed.awaitAdvanceInterruptibly(
          followed.arrive(), patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      // A client that has not read its answer by now is not waited for.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean done(List<String> words, Consumer<Answer> out) {
    String first = words.size() > 1 ? words.get(1) : "";
    String second = words.size() > 2 ? words.get(2) : "";
    return switch (words.isEmpty() ? "" : words.getFirst()) {
      case "list" -> list(out);
      case "notice" -> {
        steering.notice(first);
        yield true;
      }
      case "kick" -> kick(first, out);
      case "ban" -> ban(first, duration(second), out);
      case "unban" -> unban(first, out);
      case "bans" -> bans(out);
      case "cancel" -> cancel(first, out);
      case "rename" -> refused(steering.rename(first, second), out);
      case "put" -> put(first, second, words, out);
      case "drain" -> drain(duration(first), out);
      case "stop" -> {
        stopping.stop();
        yield stopping.awaitClosed();
      }
      default -> said(out, false, "unknown");
    };
  }

  private static Optional<Duration> duration(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(Duration.parse(text));
  }

  private static boolean said(Consumer<Answer> out, boolean done, String key, Object... facts) {
    out.accept(new Line(SAY.say(key, facts)));
    return done;
  }

  private boolean list(Consumer<Answer> out) {
    for (HouseControl.Present person : steering.people()) {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("name", person.name());
      facts.put("id", person.id());
      facts.put("address", person.from());
      facts.put("table", person.table());
      facts.put("since", seconds(person.since()));
      out.accept(new Row("person", facts));
    }
    for (HouseControl.Set table : steering.tables()) {
      Map<String, Object> facts = new LinkedHashMap<>();
      facts.put("table", table.number());
      facts.put("game", table.game());
      facts.put("standing", table.standing());
      facts.put("seats", table.seats());
      facts.put("since", table.since());
      out.accept(new Row("table", facts));
    }
    return true;
  }

  private static String seconds(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS).toString();
  }

  private boolean kick(String who, Consumer<Answer> out) {
    Optional<Integer> sent = steering.kick(who);
    if (sent.isEmpty()) {
      return said(out, false, "nobody", who);
    }
    int lines = sent.orElseThrow();
    return lines == 0 ? said(out, false, "away", who) : said(out, true, "kicked", lines);
  }

  private boolean ban(String who, Optional<Duration> time, Consumer<Answer> out) {
    List<Ban> bans;
    try {
      bans = steering.ban(who, time);
    } catch (IOException e) {
      return unwritten(out);
    }
    if (bans.isEmpty()) {
      return said(out, false, "nobody", who);
    }
    bans.forEach(ban -> out.accept(row(ban)));
    boolean guest = bans.stream().allMatch(ban -> Login.isGuest(ban.target()));
    return !guest || said(out, true, "guest");
  }

  private boolean unban(String who, Consumer<Answer> out) {
    try {
      return !steering.unban(who).isEmpty() || said(out, false, "not-banned", who);
    } catch (IOException e) {
      return unwritten(out);
    }
  }

  private boolean cancel(String event, Consumer<Answer> out) {
    try {
      return refused(steering.cancel(event), out);
    } catch (IOException e) {
      return unwritten(out);
    }
  }

  private static boolean unwritten(Consumer<Answer> out) {
    return refused(Optional.of(Rejection.of(ServerRefusal.NO_ROOM)), out);
  }

  private static boolean refused(Optional<Rejection> why, Consumer<Answer> out) {
    why.ifPresent(one -> out.accept(new Line(Sentences.say(one))));
    return why.isEmpty();
  }

  private boolean bans(Consumer<Answer> out) {
    steering.bans().forEach(ban -> out.accept(row(ban)));
    return true;
  }

  private static Row row(Ban ban) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("whom", ban.target());
    facts.put("name", ban.name());
    facts.put("until", ban.until().map(Orders::seconds).orElse(""));
    return new Row("ban", facts);
  }

  /**
   * Imports a journal. Its text is split over any number of words after the file name and the
   * seats.
   */
  private boolean put(String file, String seats, List<String> words, Consumer<Answer> out) {
    String text = String.join("", words.subList(Math.min(3, words.size()), words.size()));
    List<String> called = seats.isEmpty() ? List.of() : List.of(seats.split(" "));
    return switch (steering.put(file, text, called)) {
      case HouseControl.Put.At(int table, boolean torn) ->
          said(out, true, torn ? "put.torn" : "put", table);
      case HouseControl.Put.Wrong(String why) -> {
        out.accept(new Line(why));
        yield false;
      }
    };
  }

  private boolean drain(Optional<Duration> within, Consumer<Answer> out) {
    stopping.drain(steering, within);
    int last = -1;
    while (!stopping.isStopped()) {
      int left = steering.playing();
      if (left != last) {
        said(out, true, "left", left);
        last = left;
      }
    }
    return stopping.awaitClosed();
  }
}
