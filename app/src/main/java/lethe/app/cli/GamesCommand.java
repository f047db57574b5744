package lethe.app.cli;

import java.util.Locale;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seats;
import picocli.CommandLine.Command;

@Command(description = "Lists the games, one a line: id, title, seats.")
final class GamesCommand implements Runnable {
  @Override
  public void run() {
    Terminals to = Terminals.of(false);
    Titles.ALL.forEach(title -> to.out().println(line(title)));
    to.out().flush();
  }

  static String line(Title<?, ?, ?> title) {
    Seats seats = title.seats();
    String table =
        seats.fewest() == seats.most() ? "" + seats.most() : seats.fewest() + "-" + seats.most();
    return String.format(
        Locale.ROOT, "%-10s %-32s %-4s %s", title.id(), title.name(), table, title.summary());
  }
}
