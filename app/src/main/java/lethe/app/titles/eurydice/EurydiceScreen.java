package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.Fact;
import lethe.app.titles.Screen;
import lethe.app.titles.Target;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.Gone;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.View;

/** Draws and tells Eurydice: the track above, the cards below. */
final class EurydiceScreen implements Screen<Command, Observation, View> {
  private static final int COLUMNS = 60;

  /** From so many rows on there is room for the legend of the symbols. */
  private static final int WITH_LEGEND = 30;

  @Override
  public Frame draw(View view, Viewer viewer, Size room) {
    if (room.columns() < COLUMNS) {
      return Frame.of(
          Text.plain(SAY.say("draw.room", COLUMNS, room.columns())).wrapped(room.columns()));
    }
    Size paper = paper(room);
    Frame table = Track.draw(view, paper).above(Cards.draw(view, viewer, paper));
    return room.rows() < WITH_LEGEND ? table : table.above(Cards.legend(paper));
  }

  private static Size paper(Size room) {
    return new Size(Math.min(room.columns(), 100), room.rows());
  }

  @Override
  public List<Target<Command>> spots(View view, Viewer viewer, Size room, List<Command> legal) {
    return room.columns() < COLUMNS
        ? List.of()
        : Pointing.of(view, new Places(view, viewer, paper(room)), legal);
  }

  @Override
  public Frame considering(Command command, View view, Viewer viewer, Size room) {
    Frame table = draw(view, viewer, room);
    return room.columns() < COLUMNS
        ? table
        : Ghosts.of(command, view, new Places(view, viewer, paper(room)), table);
  }

  @Override
  public List<Frame> motion(View before, View after, Viewer viewer, Size room) {
    return room.columns() < COLUMNS
        ? List.of()
        : Moving.between(
            before,
            after,
            draw(before, viewer, room),
            draw(after, viewer, room),
            new Places(before, viewer, paper(room)),
            new Places(after, viewer, paper(room)));
  }

  @Override
  public List<String> lessons(View view, Seat seat) {
    return Lessons.of(view);
  }

  @Override
  public String stage(View view) {
    return SAY.say("stage", view.board().number());
  }

  @Override
  public List<Text> tell(Observation told, Viewer viewer) {
    boolean loud =
        told instanceof Observation.SpadePunished
            || told instanceof Observation.Gone
            || told instanceof Observation.Counted;
    String sentence = Telling.of(told);
    return List.of(loud ? Text.bright(sentence) : Text.plain(sentence));
  }

  @Override
  public String ask(View view, Seat seat, List<Command> legal) {
    return Asking.of(view);
  }

  @Override
  public List<Text> end(Outcome outcome, Viewer viewer) {
    return List.of(Text.bright(SAY.say("end." + outcome.how())));
  }

  @Override
  public Optional<String> moment(Observation told, Viewer viewer) {
    return Moments.of(told);
  }

  /** Lanes, special cards, spades marked, and what is left alone. */
  @Override
  public Optional<Fact> fact(Observation told) {
    return switch (told) {
      case Stepped(int board, Space space) when !space.isEnd() ->
          Optional.of(new Fact("lanes of board " + board, space.lane().word()));
      case CardDrawn(Special card) ->
          Optional.of(new Fact("cards of board " + card.board(), card.name()));
      case SpadePunished _, Gone _ -> Optional.of(new Fact("spades", "marked"));
      case SpadesForgiven _ -> Optional.of(new Fact("spades", "forgiven"));
      case SpaceIgnored(Space _, boolean obol) ->
          Optional.of(new Fact("spaces ignored", obol ? "by an obol" : "by the card"));
      case Looked(var cause, var _) -> Optional.of(new Fact("looks", "by " + cause.words()));
      default -> Optional.empty();
    };
  }
}
