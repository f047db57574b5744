package lethe.app.house.sql;

import java.util.Optional;
import lethe.app.house.Call;
import lethe.app.house.News;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;

/** Calls as texts, and out of them; what is not understood is nobody's. */
final class CallText {
  private CallText() {}

  /** A call as a text; nothing if others need not hear of it. */
  static Optional<String> write(Call call) {
    return switch (call) {
      case Call.Table(int number) -> Optional.of("table " + number);
      case Call.Everybody() -> Optional.of("everybody");
      case Call.Said(int table, News.Said(String name, Seat seat, String line)) ->
          Optional.of(String.join(" ", "said", "" + table, seat.name(), name, line));
      case Call.Said(int table, News.SaidAside(String name, String line)) ->
          Optional.of(String.join(" ", "aside", "" + table, name, line));
      case Call.Said(int table, News.Rematch(String name, int next)) ->
          Optional.of(String.join(" ", "rematch", "" + table, name, "" + next));
      case Call.Said _ -> Optional.empty();
    };
  }

  static Optional<Call> read(String text) {
    String[] words = text.split(" ", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0]) {
      case "table" -> Optional.of(new Call.Table(Integer.parseInt(rest)));
      case "everybody" -> Optional.of(new Call.Everybody());
      case "said" -> said(rest.split(" ", 4));
      case "rematch" -> rematch(rest.split(" ", 3));
      case "aside" -> aside(rest.split(" ", 3));
      default -> Optional.empty();
    };
  }

  private static Optional<Call> said(String[] words) {
    return Titles.ALL.stream()
        .map(Title::seats)
        .flatMap(seats -> seats.named(words[1]).stream())
        .findFirst()
        .map(seat -> new News.Said(words[2], seat, words[3]))
        .map(news -> new Call.Said(Integer.parseInt(words[0]), news));
  }

  private static Optional<Call> rematch(String[] words) {
    News news = new News.Rematch(words[1], Integer.parseInt(words[2]));
    return Optional.of(new Call.Said(Integer.parseInt(words[0]), news));
  }

  private static Optional<Call> aside(String[] words) {
    return Optional.of(
        new Call.Said(Integer.parseInt(words[0]), new News.SaidAside(words[1], words[2])));
  }
}
