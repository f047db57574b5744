package lethe.app.ssh;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.Sheet;
import lethe.app.play.Commitment;
import lethe.app.play.Company;
import lethe.app.play.Loop;
import lethe.app.play.Table;
import lethe.app.session.Input;
import lethe.app.terminal.FullConsole;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/** Somebody on one connection, from the door to the door. */
final class Visit implements Runnable {
  private final House house;
  private final Wire wire;
  private final String from;
  private final Bucket lines;
  private final Bucket talk;
  private final Share share;
  private final CountDownLatch over = new CountDownLatch(1);

  /** What brings a guest back; shown once, when there is something to come back to. */
  private Optional<String> code;

  private volatile Person person;
  private volatile Instant touched = Instant.MAX;
  private final Instant since;
  private final Queue<String> told = new ConcurrentLinkedQueue<>();
  private volatile Optional<HouseTable> table = Optional.empty();
  private volatile Optional<String> farewell = Optional.empty();

  /** What the person looks at; nothing yet for somebody who came with a command. */
  private volatile Optional<Console> console = Optional.empty();

  /**
   * A visit.
   *
   * @param code what brings a guest back
   * @param from the address they come from
   * @param share what they take of the house counts there
   */
  Visit(House house, Wire wire, Person person, Optional<String> code, String from, Share share) {
    this.house = house;
    this.wire = wire;
    this.person = person;
    this.code = code;
    this.from = from;
    this.since = house.now();
    this.share = share;
    this.lines = house.limits().bucket(Limit.LINES);
    this.talk = house.limits().bucket(Limit.TALK);
  }

  House house() {
    return house;
  }

  Wire wire() {
    return wire;
  }

  Person person() {
    return person;
  }

  /** The address that the person comes from. */
  String from() {
    return from;
  }

  /** What the person takes of the house counts there. */
  Share share() {
    return share;
  }

  boolean mayRename() {
    boolean may = share.take(Limit.RENAMING_EACH);
    if (!may) {
      reached(Limit.RENAMING_EACH);
    }
    return may;
  }

  /** From now on the person is called otherwise. */
  void rename(Person renamed) {
    person = renamed;
  }

  /** The person turns out to be somebody who was here before. */
  void recognize(Person known) {
    person = known;
    keepOut();
    code = Optional.empty();
  }

  /** Sends somebody home who is banned. */
  private void keepOut() {
    house
        .operated()
        .bans()
        .of(person.id(), from)
        .ifPresent(
            ban -> {
              house.log().warn("banned", "address", from, "name", person.name());
              end(ban.sentence());
            });
  }

  /** How long no key has been pressed, as far as was seen when this was last asked. */
  Duration silence(Instant now) {
    if (wire.keyboard().wasTouched()) {
      touched = now;
    }
    return Duration.between(touched, now);
  }

  boolean isPlaying() {
    return console.filter(TableConsole.class::isInstance).isPresent();
  }

  /** Something may have changed. */
  void wake() {
    console.ifPresent(Console::wake);
  }

  /** When the person came. */
  Instant since() {
    return since;
  }

  /** The table where the person sits, waits or looks on. */
  Optional<HouseTable> table() {
    return table;
  }

  /** Shows a line when there is time for it, at a terminal. */
  void tell(String line) {
    if (console.orElse(null) instanceof TableConsole here) {
      here.tell(line);
    } else if (wire.hasTerminal()) {
      told.add(line);
      wake();
    }
  }

  /** What was told and not shown yet; it is shown now. */
  List<String> told() {
    List<String> lines = new ArrayList<>();
    for (String line = told.poll(); line != null; line = told.poll()) {
      lines.add(line);
    }
    return lines;
  }

  /** Sends the person home. */
  void end(String why) {
    farewell = Optional.of(why);
    wake();
  }

  boolean isEnding() {
    return farewell.isPresent();
  }

  /** Waits until the person has gone. */
  void await(long millis) {
    try {
      over.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Why a line is not heard, if it is not; a line from a file waits instead. */
  Optional<String> refusal(String line) {
    if (line.length() > house.limits().of(Limit.LINE_LENGTH)) {
      reached(Limit.LINE_LENGTH);
      return Optional.of(House.SAY.say("too-long", house.limits().of(Limit.LINE_LENGTH)));
    }
    if (!wire.hasTerminal()) {
      lines.await();
      share.bucket(Limit.LINES_EACH).await();
      return Optional.empty();
    }
    if (mayGuess()) {
      return Optional.empty();
    }
    reached(Limit.LINES);
    return Optional.of(House.SAY.say("too-fast", house.limits().of(Limit.LINES)));
  }

  /** More was wanted than there is for one. */
  void reached(Limit limit) {
    house.log().warn("limit", "limit", limit.word(), "address", from, "name", person.name());
  }

  /** Whether one more line may be heard in this second; a return code counts as one more. */
  boolean mayGuess() {
    return lines.take() && share.take(Limit.LINES_EACH);
  }

  boolean maySay() {
    boolean may = talk.take() && share.take(Limit.TALK_EACH);
    if (!may) {
      reached(Limit.TALK);
    }
    return may;
  }

  @Override
  public void run() {
    int exit = Reply.FAILED;
    List<String> last = List.of();
    try {
      keepOut();
      if (isEnding()) {
        return;
      }
      Lobby lobby = new Lobby(this);
      if (wire.line().isBlank()) {
        exit = lobby.run();
      } else {
        Reply reply = lobby.reply(wire.line());
        exit = reply.exit();
        wire.print(reply.lines());
        last = reply.table().map(this::sit).orElse(List.of());
      }
    } catch (RuntimeException e) {
      house.log().failed("visit", e);
      last = List.of(House.SAY.say("failed"));
    } finally {
      house.go(this);
      console.ifPresent(Console::close);
      wire.print(last);
      farewell.ifPresent(why -> wire.print(List.of("", why)));
      house.log().note("left", "address", from, "name", person.name(), "exit", exit);
      wire.exit(exit);
      wire.keyboard().hangUp();
      over.countDown();
    }
  }

  /** What the person looks at: the whole terminal, or lines where there is no such thing. */
  private Console console() {
    Console opened =
        console.orElseGet(
            () ->
                wire.hasScreen()
                    ? new FullConsole(new WireTty(wire), wire.look(), true)
                    : new WireConsole(wire, house.limits().of(Limit.LINE_LENGTH)));
    console = Optional.of(opened);
    return opened;
  }

  Size size() {
    return console().size();
  }

  /** Shows a sheet, and waits for what comes next. */
  Input<?, ?, ?> hear(Sheet sheet) {
    return isEnding() ? new Input.Ended<>() : console().<Object, Object, Object>read(sheet);
  }

  /**
   * Sits down at a table, or looks on, until the person leaves it.
   *
   * @return what to say then
   */
  List<String> sit(HouseTable where) {
    Optional<HouseTable> before = table;
    table = Optional.of(where);
    where.waiting().add(this);
    try {
      WaitingRoom room = new WaitingRoom(this, where);
      if (code.isPresent() && where.seatOf(person.id()).isPresent()) {
        room.show(code.get());
        code = Optional.empty();
      }
      return room.await().orElseGet(() -> play(where));
    } finally {
      where.waiting().remove(this);
      table = before;
    }
  }

  private List<String> play(HouseTable table) {
    Table<?, ?, ?> match = table.table().orElseThrow();
    Optional<Seat> seat = table.isFinished() ? Optional.empty() : table.seatOf(person.id());
    TableConsole here = new TableConsole(console(), this, table, seat);
    console = Optional.of(here);
    here.remember(!table.title().guarded());
    house.enter(here, table);
    table.waiting().remove(this);
    Loop.Left left;
    try {
      Rng stories = new Rng(house.random().nextLong());
      String nonce = Commitment.of(match.match()).map(Commitment::nonce).orElse("");
      Company company = Company.guest(seat.stream().toList(), person.alias(nonce));
      left = Loop.run(match, here, company, house.thinking(person), stories, true);
    } finally {
      here.remember(true);
      console = Optional.of(here.behind());
      house.leaveFor(here, table);
    }
    if (isEnding()) {
      return List.of();
    }
    if (left == Loop.Left.FOR_ANOTHER) {
      Reply next = house.rematch(this, table);
      return next.table().map(this::sit).orElse(next.lines());
    }
    boolean held = seat.isPresent() && table.seatOf(person.id()).isPresent();
    String gone = held && !table.isFinished() ? "left-held" : "left-table";
    return List.of(House.SAY.say(gone, table.number()));
  }
}
