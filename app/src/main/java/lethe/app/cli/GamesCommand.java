package lethe.app.cli;

import java.util.Locale;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seats;

final class GamesCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
          "Lists the games with their ids, titles and numbers of seats.",
          "",
          "In a pipe, each is one line.");

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    ProgramOutput output = ProgramOutput.of(false);
    list().print(output);
    return ExitCodes.OK;
  }

  static ListOutput list() {
    return new ListOutput(Titles.ALL.stream().map(GamesCommand::entry).toList());
  }

  private static ListEntry entry(Title<?, ?, ?> title) {
    Seats seats = title.seats();
    String seatCount =
        seats.min() == seats.max() ? "" + seats.max() : seats.min() + "-" + seats.max();
    String head =
        String.format(Locale.ROOT, "%-10s %-32s %-4s ", title.id(), title.name(), seatCount);
    return ListEntry.of(head, title.summary());
  }
}
