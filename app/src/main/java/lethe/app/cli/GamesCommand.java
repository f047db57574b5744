package lethe.app.cli;

import java.util.Locale;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seats;

final class GamesCommand implements Command {
  private final Syntax syntax = new Syntax("Lists the games, one a line: id, title, seats.");

  @Override
  public Syntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    Terminals to = Terminals.of(false);
    Titles.ALL.forEach(title -> to.out().println(line(title)));
    to.out().flush();
    return Exit.DONE;
  }

  static String line(Title<?, ?, ?> title) {
    Seats seats = title.seats();
    String table =
        seats.fewest() == seats.most() ? "" + seats.most() : seats.fewest() + "-" + seats.most();
    return String.format(
        Locale.ROOT, "%-10s %-32s %-4s %s", title.id(), title.name(), table, title.summary());
  }
}
