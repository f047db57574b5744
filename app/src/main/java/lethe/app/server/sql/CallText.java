package lethe.app.server.sql;

import java.util.Optional;
import lethe.app.server.Call;
import lethe.app.server.Notification;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;

/** Converts messages between servers to and from text. Unknown messages are ignored. */
final class CallText {
  private CallText() {}

  /** Returns the text of a message; empty if other servers do not need it. */
  static Optional<String> write(Call call) {
    return switch (call) {
      case Call.Table(int number) -> Optional.of("table " + number);
      case Call.Move(int number) -> Optional.of("move " + number);
      case Call.Everybody() -> Optional.of("everybody");
      case Call.Said(int table, Notification.PlayerMessage(String name, Seat seat, String line)) ->
          Optional.of(String.join(" ", "said", "" + table, seat.name(), name, line));
      case Call.Said(int table, Notification.ChatMessage(String name, String line)) ->
          Optional.of(String.join(" ", "aside", "" + table, name, line));
      case Call.Said(int table, Notification.RematchOffered(String name, int next)) ->
          Optional.of(String.join(" ", "rematch", "" + table, name, "" + next));
      case Call.Said(int table, Notification.AdjournmentRequested(var _, Seat seat)) ->
          Optional.of(String.join(" ", "adjourn", "" + table, seat.name()));
      case Call.Hall(Notification.ChatMessage(String name, String line)) ->
          Optional.of(String.join(" ", "hall", name, line));
      case Call.Said _ -> Optional.empty();
    };
  }

  static Optional<Call> read(String text) {
    String[] words = text.split(" ", 3);
    return switch (words[0]) {
      case "table" -> Optional.of(new Call.Table(Integer.parseInt(words[1])));
      case "move" -> Optional.of(new Call.Move(Integer.parseInt(words[1])));
      case "hall" -> Optional.of(new Call.Hall(new Notification.ChatMessage(words[1], words[2])));
      case "everybody" -> Optional.of(new Call.Everybody());
      case "said" -> said(words[2].split(" ", 3)).map(notification -> at(words[1], notification));
      case "adjourn" ->
          seat(words[2])
              .map(
                  seat ->
                      at(words[1], new Notification.AdjournmentRequested(Optional.empty(), seat)));
      case "rematch" -> Optional.of(at(words[1], rematch(words[2].split(" ", 2))));
      case "aside" -> Optional.of(at(words[1], aside(words[2].split(" ", 2))));
      default -> Optional.empty();
    };
  }

  private static Call at(String table, Notification notification) {
    return new Call.Said(Integer.parseInt(table), notification);
  }

  private static Optional<Notification> said(String[] words) {
    return seat(words[0]).map(seat -> new Notification.PlayerMessage(words[1], seat, words[2]));
  }

  private static Optional<Seat> seat(String name) {
    return Titles.ALL.stream().flatMap(title -> title.seats().named(name).stream()).findFirst();
  }

  private static Notification rematch(String[] words) {
    return new Notification.RematchOffered(words[0], Integer.parseInt(words[1]));
  }

  private static Notification aside(String[] words) {
    return new Notification.ChatMessage(words[0], words[1]);
  }
}
