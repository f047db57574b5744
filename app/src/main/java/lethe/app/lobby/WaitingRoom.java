package lethe.app.lobby;

import static lethe.app.lobby.Sentences.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.house.House;
import lethe.app.house.HouseTable;
import lethe.app.page.Event;
import lethe.app.page.Screen;

/** Where somebody waits until the table they sit at is complete. */
final class WaitingRoom {
  private static final String LEAVE = "leave";
  private static final String LOBBY = "lobby";

  /** What takes somebody to the lobby, with the seat held. */
  private static final Set<String> AWAY = Set.of(LOBBY, "back", "quit");

  static final List<String> WORDS = List.of(LEAVE, LOBBY);

  private final Visitor visitor;
  private final House house;
  private final HouseTable table;

  /** What everybody in the house was told meanwhile. */
  private List<String> told = List.of();

  WaitingRoom(Visitor visitor, HouseTable table) {
    this.visitor = visitor;
    this.house = visitor.house();
    this.table = table;
  }

  /** Shows a return code, once; at a terminal until it has been read. */
  void show(String code) {
    String text = SAY.say("code", code, table.number());
    if (!visitor.terminal().hasTerminal()) {
      visitor.terminal().print(List.of(text));
      return;
    }
    List<Text> lines = List.of(Text.bright(text));
    while (true) {
      Size size = visitor.size();
      Screen screen =
          Screen.plain(
              Screen.Kind.CURTAIN,
              size,
              Frame.of(Text.wrapped(lines, size.columns())),
              SAY.say("enter"));
      switch (visitor.hear(screen)) {
        case Event.Line _, Event.Ended _ -> {
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
    while (table.match().isEmpty()) {
      if (!house.isSet(table)) {
        return said(SAY.say("which-table", table.number()));
      }
      switch (visitor.hear(screen(visitor.size()))) {
        case Event.Line(String line) when line.strip().equals(LEAVE) -> {
          return said(left());
        }
        case Event.Line(String line) when AWAY.contains(line.strip()) -> {
          return said(SAY.say("left-held", table.number()));
        }
        case Event.Ended _ -> {
          return said(SAY.say("left-held", table.number()));
        }
        default -> told = Stream.concat(told.stream(), visitor.told().stream()).toList();
      }
    }
    return Optional.empty();
  }

  private String left() {
    return house
        .seats()
        .leave(visitor.person(), table)
        .map(Sentences::say)
        .orElseGet(() -> SAY.say("you-left", table.number()));
  }

  private static Optional<List<String>> said(String line) {
    return Optional.of(List.of(line));
  }

  private List<Text> seats() {
    return house.listed(table, visitor.person()).seats().stream()
        .map(seated -> Text.plain(Sentences.seat(seated)))
        .toList();
  }

  /** That seats are for names which nobody has yet, a line each. */
  private List<Text> unknown() {
    return table.seating().unknown().entrySet().stream()
        .map(free -> Text.plain(SAY.say("nobody-yet", free.getValue(), free.getKey())))
        .toList();
  }

  private Screen screen(Size size) {
    List<Text> lines = new ArrayList<>();
    if (visitor.terminal().hasScreen()) {
      lines.add(Text.bright(table.title().name()));
      lines.add(Text.EMPTY);
      lines.addAll(seats());
      lines.add(Text.EMPTY);
    }
    String why = table.isComplete() ? "no-room-deal" : "not-complete";
    lines.add(Text.plain(SAY.say(why, table.number())));
    told.forEach(line -> lines.add(Text.plain(line)));
    lines.addAll(unknown());
    Screen plain =
        Screen.plain(
            Screen.Kind.TABLE,
            size,
            Frame.of(Text.wrapped(lines, size.columns())),
            SAY.say("waiting", table.number()));
    // Whoever can type nothing more waits for nobody.
    return plain.offering(List.of(LEAVE, LOBBY), visitor.terminal().isEmptied());
  }
}
