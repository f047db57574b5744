package lethe.app.cli;

import java.util.Locale;
import lethe.app.cli.Rows.Row;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seats;

final class GamesCommand implements Command {
  private final Syntax syntax =
      new Syntax(
          "Lists the games: id, title, seats, and what is played.",
          "",
          "Into a pipe each is one line.");

  @Override
  public Syntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    Terminals to = Terminals.of(false);
    rows().print(to);
    return Exit.DONE;
  }

  static Rows rows() {
    return new Rows(Titles.ALL.stream().map(GamesCommand::row).toList());
  }

  private static Row row(Title<?, ?, ?> title) {
    Seats seats = title.seats();
    String table = seats.min() == seats.max() ? "" + seats.max() : seats.min() + "-" + seats.max();
    String head = String.format(Locale.ROOT, "%-10s %-32s %-4s ", title.id(), title.name(), table);
    return Row.of(head, title.summary());
  }
}
