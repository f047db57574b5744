package lethe.app.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.Title;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Reading.Read;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;
import lethe.engine.core.Viewer;

/** A session and the match it looks at, moved on by hand. */
final class Sitting<C, O, V> {
  private final Game<?, C, O, V> game;
  private final Map<Viewer, Integer> heard = new HashMap<>();
  private Match<C, O, V> match;
  private Session<C, O, V> session;

  private Sitting(Game<?, C, O, V> game, Match<C, O, V> match, Session<C, O, V> session) {
    this.game = game;
    this.match = match;
    this.session = session;
  }

  /**
   * A session that has looked at the deal.
   *
   * @param mine how many of the seats, from the first on, type here
   */
  static <C, O, V> Sitting<C, O, V> of(
      Title<C, O, V> title, Options options, long seed, int mine, Viewer viewer, Size size) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(options)).value();
    List<Seat> seats = title.seats().table(title.seats().usual());
    List<Seated> table =
        IntStream.range(0, seats.size())
            .mapToObj(
                i ->
                    new Seated(
                        seats.get(i),
                        i < mine ? new Player.Human() : new Player.Machine(title.bots().usual())))
            .toList();
    Match<C, O, V> match = Match.start(game, new Header(title.id(), options, seed, "", table));
    Session<C, O, V> session =
        Session.of(
            new Seating<>(
                title,
                game.notation(),
                seats.subList(0, mine),
                false,
                title.hints(options),
                true,
                false,
                true),
            Snapshot.of(match, viewer),
            new Rng(1),
            size);
    Sitting<C, O, V> sitting = new Sitting<>(game, match, session);
    sitting.look(viewer);
    return sitting;
  }

  Match<C, O, V> match() {
    return match;
  }

  Session<C, O, V> session() {
    return session;
  }

  /** What the session wants done for this input. */
  List<Effect<C>> take(Input<C, O, V> input) {
    Step<C, O, V> step = Update.update(session, input);
    session = step.session();
    return step.effects();
  }

  List<Effect<C>> type(String line) {
    return take(new Input.Line<>(line));
  }

  /** Plays these commands for the seats whose turn it is; the session does not look yet. */
  void play(String... lines) {
    for (String line : lines) {
      for (C command : ((Read<C>) game.notation().read(line)).commands()) {
        Moved<C, O, V> moved = (Moved<C, O, V>) match.submit(mover(), command);
        match = moved.next();
      }
    }
  }

  /** Plays what is legal first until the match is over. */
  void playOut() {
    while (!match.turn().isOver()) {
      Moved<C, O, V> moved =
          (Moved<C, O, V>) match.submit(mover(), match.legal(mover()).getFirst());
      match = moved.next();
    }
  }

  void note(Control control) {
    match = ((Moved<C, O, V>) match.note(control)).next();
  }

  /** What the rules say against a command of the seat whose turn it is. */
  Optional<Rejection> refusal(String line) {
    C command = ((Read<C>) game.notation().read(line)).commands().getFirst();
    return match.submit(mover(), command) instanceof Refused<C, O, V>(Rejection why)
        ? Optional.of(why)
        : Optional.empty();
  }

  /** The rules refuse the command that stands so far along the line, behind all others. */
  void refuse(String line, int stood, Rejection why) {
    take(new Input.Refused<>(((Read<C>) game.notation().read(line)).parts(), stood, why));
  }

  Seat mover() {
    return match.seats().stream().filter(match.turn()::awaits).findFirst().orElseThrow();
  }

  /** The session looks with these eyes, and is told what is new to them. */
  void look(Viewer viewer) {
    List<Told<O>> told = match.told(viewer);
    int from = heard.getOrDefault(viewer, 0);
    heard.put(viewer, told.size());
    take(new Input.Seen<>(Snapshot.of(match, viewer), told.subList(from, told.size())));
  }

  String screen() {
    return Frames.frame(session).toString();
  }

  List<String> reply() {
    return session.reply().stream().map(Text::words).toList();
  }

  List<String> news() {
    return session.news().stream().map(Text::words).toList();
  }
}
