package lethe.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import lethe.app.cli.ListOutput.ListEntry;
import lethe.app.json.JsonWriter;
import lethe.app.local.ExitCodes;
import lethe.app.local.ProgramOutput;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Option;
import lethe.engine.core.Seats;

final class GamesCommand implements CliCommand {
  private final CommandSyntax syntax =
      new CommandSyntax(
          "Lists the games with their ids, titles and numbers of seats.",
          "",
          "In a pipe, each game is one line.");

  private final BooleanSupplier json = syntax.jsonFlag();

  /**
   * A game, as a line in JSON.
   *
   * @param seats the names of all seats, in the order of play
   * @param levels the levels of its bots, weakest first
   */
  private record Game(
      String id,
      String title,
      List<String> seats,
      int minSeats,
      int defaultSeats,
      List<Option> options,
      List<String> levels,
      String summary) {
    static Game of(Title<?, ?, ?> title) {
      Seats seats = title.seats();
      return new Game(
          title.id(),
          title.name(),
          seats.names(),
          seats.min(),
          seats.defaultCount(),
          title.allOptions(),
          title.bots().levels().stream().map(BotLevel::name).toList(),
          title.summary());
    }
  }

  @Override
  public CommandSyntax syntax() {
    return syntax;
  }

  @Override
  public Integer call() {
    ProgramOutput output = ProgramOutput.of(false);
    if (json.getAsBoolean()) {
      Titles.ALL.forEach(title -> output.out().println(JsonWriter.write(Game.of(title))));
      output.out().flush();
      return ExitCodes.OK;
    }
    gameList().print(output);
    return ExitCodes.OK;
  }

  static ListOutput gameList() {
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
