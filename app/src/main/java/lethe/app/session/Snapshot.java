package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.titles.Access;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * The information available to one viewer about a match at one moment, except observations.
 *
 * @param viewer the viewer
 * @param view the viewer's view
 * @param turn the seats to move, or the outcome
 * @param legal the viewer's legal commands; empty for a spectator
 * @param seats the seats, in the order of play
 * @param players the players of the seats
 * @param caveats the circumstances of the result; empty while the match is running
 */
public record Snapshot<C, V>(
    Viewer viewer,
    V view,
    Turn turn,
    List<C> legal,
    List<Seat> seats,
    List<Player> players,
    List<ResultCaveat> caveats) {
  public Snapshot {
    legal = List.copyOf(legal);
  }

  /** Creates the snapshot of a match for a viewer. */
  public static <C, O, V> Snapshot<C, V> of(Match<C, O, V> match, Viewer viewer) {
    return of(match, viewer, match.view(viewer));
  }

  /** Creates the snapshot of a match for a viewer, limited to what access permits. */
  public static <C, O, V> Snapshot<C, V> of(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer, Access access) {
    return of(match, viewer, access.view(title, match, viewer));
  }

  private static <C, O, V> Snapshot<C, V> of(Match<C, O, V> match, Viewer viewer, V view) {
    return new Snapshot<>(
        viewer,
        view,
        match.turn(),
        viewer instanceof Seat seat ? match.legalCommands(seat) : List.of(),
        match.seats(),
        match.players(),
        match.turn().isOver() ? ResultCaveat.caveatsOf(match) : List.of());
  }

  /** Returns whether there are several human players, so that no move can be taken back. */
  public boolean hasSeveralHumans() {
    return Player.hasSeveralPeople(players);
  }

  /** Returns the outcome and its circumstances as text; empty while the match is running. */
  List<Text> ending(Title<C, ?, V> title) {
    return turn instanceof Turn.Over(var outcome) ? title.ending(outcome, caveats) : List.of();
  }

  /** Returns the description of the table. */
  List<String> describe(Title<C, ?, V> title) {
    return title.describe(view, viewer).stream()
        .flatMap(part -> part.withSummary().stream())
        .toList();
  }

  /**
   * Describes one part of the table, such as a hand, or one place.
   *
   * @param name the name of a part or place, or the beginning of the name of a part
   * @return the description, or a message with the names of the parts if there is no such part
   */
  List<Text> describePart(Title<C, ?, V> title, String name) {
    List<BoardPart> parts = title.describe(view, viewer);
    return Stream.of(
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
                        "look.unknown", name, parts.stream().map(BoardPart::name).toList())))
        .stream()
        .map(Text::plain)
        .toList();
  }

  /** Returns whether the viewer is to move. */
  public boolean isToMove() {
    return viewer instanceof Seat seat && turn.awaits(seat);
  }
}
