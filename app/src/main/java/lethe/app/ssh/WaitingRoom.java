package lethe.app.ssh;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Sheet;
import lethe.app.session.Input;

/** Where somebody waits until the table they sit at is complete. */
final class WaitingRoom {
  private static final String LEAVE = "leave";
  private static final String LOBBY = "lobby";

  /** What takes somebody to the lobby, with the seat held. */
  private static final Set<String> AWAY = Set.of(LOBBY, "back", "quit");

  static final List<String> WORDS = List.of(LEAVE, LOBBY);

  private final Visit visit;
  private final House house;
  private final HouseTable table;

  /** What everybody in the house was told meanwhile. */
  private List<String> told = List.of();

  WaitingRoom(Visit visit, HouseTable table) {
    this.visit = visit;
    this.house = visit.house();
    this.table = table;
  }

  /** Shows a return code, once; at a terminal until it has been read. */
  void show(String code) {
    String text = House.SAY.say("code", code, table.number());
    if (!visit.wire().hasTerminal()) {
      visit.wire().print(List.of(text));
      return;
    }
    List<Text> lines = List.of(Text.bright(text));
    while (true) {
      Size size = visit.size();
      Sheet sheet =
          Sheet.plain(
              Sheet.Kind.CURTAIN,
              size,
              Frame.of(Text.wrapped(lines, size.columns())),
              House.SAY.say("enter"));
      switch (visit.hear(sheet)) {
        case Input.Line<?, ?, ?> _, Input.Ended<?, ?, ?> _ -> {
          return;
        }
        default -> {}
      }
    }
  }

  /**
   * Waits until all seats are taken.
   *
   * @return what to say to somebody who does not wait any more; nothing if the match begins
   */
  Optional<List<String>> await() {
    while (table.table().isEmpty()) {
      if (!house.isSet(table)) {
        return said(House.SAY.say("which-table", table.number()));
      }
      switch (visit.hear(sheet(visit.size()))) {
        case Input.Line<?, ?, ?>(String line) when line.strip().equals(LEAVE) -> {
          return Optional.of(house.leave(visit.person(), table).lines());
        }
        case Input.Line<?, ?, ?>(String line) when AWAY.contains(line.strip()) -> {
          return said(House.SAY.say("left-held", table.number()));
        }
        case Input.Ended<?, ?, ?> _ -> {
          return said(House.SAY.say("left-held", table.number()));
        }
        default -> told = Stream.concat(told.stream(), visit.told().stream()).toList();
      }
    }
    return Optional.empty();
  }

  private static Optional<List<String>> said(String line) {
    return Optional.of(List.of(line));
  }

  private Sheet sheet(Size size) {
    List<Text> lines = new ArrayList<>();
    if (visit.wire().hasScreen()) {
      lines.add(Text.bright(table.title().name()));
      lines.add(Text.EMPTY);
      lines.addAll(Stream.of(house.listed(table).seats().split(", ")).map(Text::plain).toList());
      lines.add(Text.EMPTY);
    }
    String why = table.isComplete() ? "no-room-deal" : "not-complete";
    lines.add(Text.plain(House.SAY.say(why, table.number())));
    told.forEach(line -> lines.add(Text.plain(line)));
    house.unknown(table).forEach(line -> lines.add(Text.plain(line)));
    Sheet plain =
        Sheet.plain(
            Sheet.Kind.TABLE,
            size,
            Frame.of(Text.wrapped(lines, size.columns())),
            House.SAY.say("waiting", table.number()));
    // Whoever can type nothing more waits for nobody.
    return plain.offering(List.of(LEAVE, LOBBY), visit.wire().isEmptied());
  }
}
