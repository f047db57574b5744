package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import lethe.app.house.Answer;
import lethe.app.house.House;
import lethe.app.house.HouseTable;
import lethe.app.play.Commitment;
import lethe.app.play.Company;
import lethe.app.play.Loop;
import lethe.app.play.Table;
import lethe.app.session.Preferences;
import lethe.engine.core.Seat;

/** Where somebody sits at a table, waits for it, or looks on. */
final class TableRoom {
  private final Visitor visitor;
  private final House house;

  TableRoom(Visitor visitor) {
    this.visitor = visitor;
    this.house = visitor.house();
  }

  /**
   * Sits down at a table, or looks on, until the person leaves it.
   *
   * @return what to say then
   */
  List<String> sit(HouseTable table) {
    int before = visitor.presence().go(table.number());
    house.atTable().await(visitor.presence(), table);
    try {
      WaitingRoom room = new WaitingRoom(visitor, table);
      if (table.seatOf(visitor.person().id()).isPresent()) {
        visitor.code().ifPresent(room::show);
      }
      return room.await().orElseGet(() -> play(table));
    } finally {
      house.atTable().awaitNoMore(visitor.presence(), table);
      visitor.presence().go(before);
    }
  }

  private List<String> play(HouseTable table) {
    Table<?, ?, ?> match = table.match().orElseThrow();
    Optional<Seat> seat =
        table.isFinished() ? Optional.empty() : table.seatOf(visitor.person().id());
    TableConsole here = new TableConsole(visitor.console(), visitor, table, seat);
    visitor.show(here);
    here.remember(!table.title().guarded());
    house.atTable().enter(here, table);
    house.atTable().awaitNoMore(visitor.presence(), table);
    Loop.Left left;
    try {
      String nonce = Commitment.of(match.match()).map(Commitment::nonce).orElse("");
      Company company = Company.guest(seat.stream().toList(), visitor.person().alias(nonce));
      left = Loop.run(match, here, company, house.thinking(visitor.person()), Preferences.USUAL);
    } finally {
      here.remember(true);
      visitor.show(here.behind());
      house.atTable().leave(here, table);
    }
    if (visitor.isEnding()) {
      return List.of();
    }
    if (left == Loop.Left.FOR_ANOTHER) {
      return switch (house.seats().rematch(visitor.presence(), table)) {
        case Answer.At(HouseTable next) -> sit(next);
        case Answer.Refused(var why) -> List.of(Sentences.say(why));
      };
    }
    boolean held = seat.isPresent() && table.seatOf(visitor.person().id()).isPresent();
    String gone = held && !table.isFinished() ? "left-held" : "left-table";
    return List.of(Sentences.SAY.say(gone, table.number()));
  }
}
