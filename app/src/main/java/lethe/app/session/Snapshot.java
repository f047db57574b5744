package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.text.CommandMarkup;
import lethe.app.titles.Access;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.BoardPart;
import lethe.app.titles.MatchResult;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * The information about a match that one viewer has at one moment: the table, the seats to move or
 * the result, and the viewer's legal commands, but not the messages.
 *
 * @param title the game
 * @param turn the seats to move, or the outcome
 * @param legalCommands the viewer's legal commands; empty if the viewer is not to move
 * @param seats the seats, in the order of play
 * @param players the players of the seats
 * @param caveats the caveats about the result; empty while the match is running
 * @param marks the private marks of the viewer; empty unless the viewer is a player at this screen
 */
public record Snapshot<C, O, V>(
    Title<C, O, V> title,
    Viewer viewer,
    V view,
    Turn turn,
    List<C> legalCommands,
    List<Seat> seats,
    List<Player> players,
    List<ResultCaveat> caveats,
    List<PrivateMark> marks) {
  /** The name of the part of the description with the marks. */
  private static final String PRIVATE_MARKS = "private marks";

  public Snapshot {
    legalCommands = List.copyOf(legalCommands);
    marks = List.copyOf(marks);
  }

  public static <C, O, V> Snapshot<C, O, V> of(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer) {
    return of(title, match, viewer, Access.OPEN);
  }

  /** Creates the snapshot of a match for a viewer, limited to what access permits. */
  public static <C, O, V> Snapshot<C, O, V> of(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer, Access access) {
    return new Snapshot<>(
        title,
        viewer,
        access.view(title, match, viewer),
        match.turn(),
        viewer instanceof Seat seat ? match.legalCommands(seat) : List.of(),
        match.seats(),
        match.players(),
        match.turn().isOver() ? ResultCaveat.caveatsOf(match) : List.of(),
        List.of());
  }

  /** Returns this snapshot with the private marks of its viewer, who is a player at this screen. */
  public Snapshot<C, O, V> withMarksOf(Match<C, O, V> match) {
    return new Snapshot<>(
        title,
        viewer,
        view,
        turn,
        legalCommands,
        seats,
        players,
        caveats,
        PrivateMark.marksOf(title, match, viewer));
  }

  /** Returns whether there are several human players, so that no move can be taken back. */
  public boolean hasSeveralHumans() {
    return Player.hasSeveralPeople(players);
  }

  public boolean isToMove() {
    return viewer instanceof Seat seat && turn.awaits(seat);
  }

  /** Returns the question that the viewer has to answer; empty if the viewer is not to move. */
  Optional<String> question() {
    return viewer instanceof Seat seat && isToMove()
        ? Optional.of(CommandMarkup.strip(title.question(view, seat, legalCommands)))
        : Optional.empty();
  }

  /**
   * Returns the outcome and the caveats about the result as text; empty while the match is running.
   * The style of the first line shows the result for the viewer.
   */
  List<Text> ending() {
    if (!(turn instanceof Turn.Over(var outcome))) {
      return List.of();
    }
    List<Text> lines = new ArrayList<>(title.ending(outcome, caveats));
    result()
        .map(MatchResult::style)
        .ifPresent(style -> lines.set(0, new Text(lines.getFirst().text(), style)));
    return lines;
  }

  /**
   * Returns the viewer's result; empty for a viewer without a seat, and while the match is running.
   */
  Optional<MatchResult> result() {
    return turn instanceof Turn.Over(var outcome)
        ? MatchResult.of(outcome, viewer)
        : Optional.empty();
  }

  /** Returns the picture of the ending; empty while the match is running or if there is none. */
  Optional<Frame> endPicture() {
    return turn instanceof Turn.Over(var outcome)
        ? title.texts().endPictures().pictureFor(outcome, viewer)
        : Optional.empty();
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  String stage() {
    return title.stage(view);
  }

  /** Returns how long the table may be seen, in seconds; 0 for no limit. */
  int viewingSeconds() {
    return title.viewingSeconds(view);
  }

  /** Returns whether all seats that share a screen may see the table together. */
  boolean isShared() {
    return title.mayShareView(view);
  }

  /** Returns whether a window is large enough for a drawing of the table. */
  boolean canBeDrawn(Size size) {
    return size.contains(title.minSize(view));
  }

  /**
   * Lays out the table.
   *
   * @param size the available size, in which the table {@linkplain #canBeDrawn can be drawn}
   */
  BoardDrawing<C, V> layOut(Size size) {
    return title.layOut(view, viewer, size);
  }

  /** Returns the drawing of the table, or its description if a window is too small. */
  Frame board(Size size) {
    return canBeDrawn(size)
        ? layOut(size).frame()
        : Frame.of(Text.wrapped(describe().stream().map(Text::plain).toList(), size.columns()));
  }

  /**
   * Returns an animation to a later view of the same viewer; may be empty.
   *
   * @param observations what the viewer was told in between, oldest first
   */
  List<Frame> animationTo(V laterView, List<O> observations, Size size) {
    return title.animation(new ViewChange<>(view, laterView, observations), viewer, size);
  }

  /** Returns the description of the table and of the private marks. */
  List<String> describe() {
    return parts().stream().flatMap(part -> part.summary().stream()).toList();
  }

  /** Returns the description of the table and of the private marks, by part in reading order. */
  List<BoardPart> parts() {
    List<BoardPart> parts = title.describe(view, viewer);
    return marks.isEmpty()
        ? parts
        : Stream.concat(
                parts.stream(),
                Stream.of(new BoardPart(PRIVATE_MARKS, List.of(PrivateMark.listText(marks)))))
            .toList();
  }

  /** Returns whether a name is that of a part or a place of the table. */
  boolean hasPlace(String name) {
    return title.describe(view, viewer).stream().anyMatch(part -> part.name().equals(name))
        || title.describePlace(name, view, viewer).isPresent();
  }

  /**
   * Describes one part of the table, such as a hand, or one place, with the viewer's private mark
   * of it.
   *
   * @param name the name of a part or place, or the beginning of the name of a part
   * @return the description, or a message with the names of the parts if there is no such part
   */
  List<Text> describePart(String name) {
    List<BoardPart> parts = parts();
    List<String> description =
        Stream.of(
                parts.stream().filter(part -> part.name().equals(name)),
                title.describePlace(name, view, viewer).stream(),
                parts.stream().filter(part -> part.name().startsWith(name)))
            .flatMap(matches -> matches)
            .findFirst()
            .map(BoardPart::messages)
            .orElseGet(
                () ->
                    List.of(
                        MESSAGES.format(
                            "look.unknown", name, parts.stream().map(BoardPart::name).toList())));
    return Stream.concat(description.stream().map(Text::plain), markTexts(List.of(name)).stream())
        .toList();
  }

  /**
   * Returns one text with the private marks of places with these names, ignoring case; empty if
   * there are none.
   */
  List<Text> markTexts(List<String> names) {
    List<PrivateMark> found =
        marks.stream()
            .filter(mark -> names.stream().anyMatch(mark.place()::equalsIgnoreCase))
            .toList();
    return found.isEmpty() ? List.of() : List.of(Text.plain(PrivateMark.listText(found)));
  }
}
