package lethe.app.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.program.GameMessages.MoveResult;
import lethe.app.sim.Environment;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests that messages match their schema, and that they do not reveal hidden cards. */
class ProgramMessagesTest {
  static final List<Title<?, ?, ?>> TITLES = Titles.ALL;

  private static final ProgramPlayer.Settings SETTINGS =
      new ProgramPlayer.Settings("0", Duration.ofSeconds(1), false);

  /** The maximum number of positions played in a match, including the first. */
  private static final int MAX_POSITIONS = 40;

  /** The number of moves between two positions at which twins are compared. */
  private static final int TWIN_STEP = 3;

  /** Computes the lines that the program of a seat receives in a match. */
  private interface Conversation {
    <C, O, V> Stream<String> lines(GameMessages<C, O, V> messages, Match<C, O, V> match, Seat seat);
  }

  private static <C, O, V> GameMessages<C, O, V> messages(Title<C, O, V> title) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    return new GameMessages<>(title, game, new CommandEncoder());
  }

  /** Returns the positions of a match with random moves. */
  private static <C, O, V> List<Match<C, O, V>> positions(
      GameMessages<C, O, V> messages, long seed) {
    Title<C, O, V> title = messages.title();
    List<SeatedPlayer> players =
        title.seats().firstSeats(title.seats().defaultCount()).stream()
            .map(seat -> new SeatedPlayer(seat, (Player) new Player.Program("p")))
            .toList();
    Header header = new Header(title.id(), Options.NONE, seed, "", players);
    MutableRng rng = new MutableRng(new Rng(seed));
    List<Match<C, O, V>> positions = new ArrayList<>();
    positions.add(Match.start(messages.game(), header));
    while (positions.size() < MAX_POSITIONS
        && positions.getLast().turn() instanceof Turn.Awaits turn) {
      Seat seat = turn.seats().getFirst();
      C command = rng.pick(positions.getLast().legalCommands(seat));
      positions.add(((Applied<C, O, V>) positions.getLast().submit(seat, command)).next());
    }
    return positions;
  }

  /**
   * Returns all lines at one position: the greeting, the observations so far, and then either the
   * questions and refusals, if it is the seat's turn, or the end of the match.
   */
  private static <C, O, V> Stream<String> allLines(
      GameMessages<C, O, V> messages, Match<C, O, V> match, Seat seat) {
    List<ToProgram> lines = new ArrayList<>();
    lines.add(
        SETTINGS.hello(
            messages.title().id(), match.header().options().values(), match.seats(), seat));
    match.observationsNotUndone(seat).forEach(told -> lines.add(messages.toldMessage(told, seat)));
    switch (match.turn()) {
      case Turn.Awaits turn when turn.seats().contains(seat) -> {
        List<C> legal = match.legalCommands(seat);
        lines.add(messages.chooseMessage(match, seat, legal, SETTINGS.moveSeconds()));
        lines.add(messages.briefChooseMessage(match, seat, legal));
        Stream.of(
                "", "x", "done", "pass", "put 8 in 1", "keep", "point at a1", "take m13", "up left")
            .map(FromProgram.TypedMove::new)
            .map(move -> messages.resolveMove(match, seat, legal, move))
            .forEach(
                result -> {
                  if (result instanceof MoveResult.Refused<C>(ProgramError error)) {
                    lines.add(new ToProgram.Refused(error.code().id(), error.text()));
                  }
                });
      }
      case Turn.Awaits _ -> {}
      case Turn.Over(var outcome) -> lines.add(messages.overMessage(outcome));
    }
    return lines.stream().map(ToProgram::line);
  }

  @ParameterizedTest
  @FieldSource("TITLES")
  void messagesMatchTheSchema(Title<?, ?, ?> title) {
    assertMessagesMatchSchema(title);
  }

  private static <C, O, V> void assertMessagesMatchSchema(Title<C, O, V> title) {
    SchemaCheck schema = SchemaCheck.of(MessageSchema.text(title));
    GameMessages<C, O, V> messages = messages(title);
    List<Match<C, O, V>> positions = new ArrayList<>(positions(messages, 1));
    ControlEntry end = new ControlEntry.Conceded(positions.getFirst().seats().getFirst());
    if (positions.getLast().addControl(end) instanceof Applied<C, O, V> applied) {
      positions.add(applied.next());
    }
    for (Match<C, O, V> match : positions) {
      for (Seat seat : match.seats()) {
        assertThat(allLines(messages, match, seat))
            .allSatisfy(line -> assertThat(schema.error(line)).as(line).isEmpty());
      }
    }
    Environment environment = new Environment();
    assertThat(
            Stream.of(
                    "{'is':'reset','game':'" + title.id() + "','seed':1,'texts':true}",
                    "{'is':'step','match':1,'index':0}",
                    "{'is':'imagine','match':1,'seed':1}",
                    "{'is':'step','match':2,'index':-1}",
                    "{'is':'close','match':1}")
                .map(request -> environment.replyLine(request.replace('\'', '"'))))
        .allSatisfy(line -> assertThat(schema.error(line)).as(line).isEmpty());
  }

  @Test
  void theSchemaAcceptsOnlyValidMessages() {
    SchemaCheck schema = SchemaCheck.of(MessageSchema.text(Titles.byName("ta-se").orElseThrow()));
    assertThat(
            Stream.of(
                "{'is':'ready'}",
                "{'is':'ready','name':'a','lethe':1}",
                "{'is':'move','index':0}",
                "{'is':'move','text':'put 1 in 1'}",
                "{'is':'move','command':{'is':'keep'}}",
                "{'is':'info'}",
                "{'is':'resign'}",
                "{'is':'reset','game':'ta-se','seed':1,'seats':{'red':'bot'},'texts':true}",
                "{'is':'step','match':1,'index':0}",
                "{'is':'imagine','match':1,'seed':0}",
                "{'is':'close','match':1}"))
        .allSatisfy(line -> assertThat(schema.error(line.replace('\'', '"'))).as(line).isEmpty());
    assertThat(
            Stream.of(
                "{'is':'hallo'}",
                "{'is':'move'}",
                "{'is':'move','index':0,'text':'keep'}",
                "{'is':'move','index':'0'}",
                "{'is':'reset','game':'ta-se'}",
                "{'is':'told','observation':{'is':'kept'},'once':false,'text':''}",
                "{'is':'told','observation':{'is':'dealt'},'once':false,'text':''}",
                "{'is':'over','ending':'draw','results':[1],'text':''}"))
        .allSatisfy(line -> assertThat(schema.error(line.replace('\'', '"'))).as(line).isPresent());
  }

  /**
   * The cards that are hidden from a seat are reshuffled in two ways. Its program receives the same
   * messages in both matches.
   */
  @ParameterizedTest
  @FieldSource("TITLES")
  void messagesDoNotRevealHiddenCards(Title<?, ?, ?> title) {
    assertTwinsReceiveSameLines(title, ProgramMessagesTest::allLines);
  }

  private static <C, O, V> void assertTwinsReceiveSameLines(
      Title<C, O, V> title, Conversation conversation) {
    GameMessages<C, O, V> messages = messages(title);
    List<Match<C, O, V>> positions = positions(messages, 2);
    for (int i = 0; i < positions.size(); i += TWIN_STEP) {
      Match<C, O, V> match = positions.get(i);
      for (Seat seat : match.seats()) {
        if (!match.turn().isOver()) {
          assertThat(conversation.lines(messages, reshuffled(match, seat, 1), seat).toList())
              .isEqualTo(conversation.lines(messages, reshuffled(match, seat, 2), seat).toList());
        }
      }
    }
  }

  private static <C, O, V> Match<C, O, V> reshuffled(Match<C, O, V> match, Seat seat, long seed) {
    return ((Applied<C, O, V>) match.addControl(new ControlEntry.Reshuffled(seat, seed))).next();
  }

  @Test
  void aLeakOfTheRefereesViewIsDetected() {
    assertLeakIsDetected(ProgramMessagesTest::refereesView);
  }

  /** Returns the view of the referee after the end of the match. */
  private static <C, O, V> Stream<String> refereesView(
      GameMessages<C, O, V> messages, Match<C, O, V> match, Seat seat) {
    Match<C, O, V> over =
        ((Applied<C, O, V>) match.addControl(new ControlEntry.Conceded(seat))).next();
    return Stream.of(over.view(over.referee().orElseThrow()).toString());
  }

  @Test
  void aLeakOfMessagesForOtherSeatsIsDetected() {
    assertLeakIsDetected(ProgramMessagesTest::linesOfAllSeats);
  }

  private static <C, O, V> Stream<String> linesOfAllSeats(
      GameMessages<C, O, V> messages, Match<C, O, V> match, Seat seat) {
    return match.seats().stream().flatMap(other -> allLines(messages, match, other));
  }

  @Test
  void aLeakThroughAJournalEntryIsDetected() {
    assertLeakIsDetected(ProgramMessagesTest::lastEntry);
  }

  /** Returns the last entry of the journal, which contains the seed of the hidden cards. */
  private static <C, O, V> Stream<String> lastEntry(
      GameMessages<C, O, V> messages, Match<C, O, V> match, Seat seat) {
    return match.entriesBackwards().limit(1).map(Object::toString);
  }

  /** Asserts that the comparison of twins detects lines that reveal hidden cards. */
  private static void assertLeakIsDetected(Conversation leak) {
    Title<?, ?, ?> ravens = Titles.byName("ravens").orElseThrow();
    assertThatThrownBy(() -> assertTwinsReceiveSameLines(ravens, leak))
        .isInstanceOf(AssertionError.class);
  }
}
