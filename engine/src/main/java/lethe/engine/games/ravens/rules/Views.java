package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/** What viewers see of a state. */
final class Views {
  private static final int MOST = 5;

  private Views() {}

  static View of(State state, Memories memories, Viewer viewer) {
    boolean referee = viewer instanceof Referee;
    boolean feth = referee || viewer.equals(Roles.FETH);
    boolean ren = referee || viewer.equals(Roles.REN);
    boolean over = state.phase() == Phase.OVER;
    return new View(
        state.batch(),
        state.round(),
        state.phase() == Phase.WITH && !ren ? Phase.TAKE : state.phase(),
        resumes(state),
        over ? Optional.empty() : Optional.of(mover(state.phase())),
        state.zone(),
        state.deck().size(),
        top(state, feth, referee),
        state.line(),
        state.placed(),
        state.atman(),
        ravens(state, memories, feth, referee),
        rows(state, ren || over),
        refuted(state.refuted()),
        HeldPowers.held(state).stream().map(HeldPowers.Held::card).toList(),
        state.asked(),
        ren ? taking(state) : Optional.empty(),
        state.score(),
        state.discards(),
        Long.bitCount(state.destroyed()),
        state.outcome());
  }

  private static Seat mover(Phase phase) {
    return phase.isFeths() ? Roles.FETH : Roles.REN;
  }

  private static Phase resumes(State state) {
    return switch (state.phase()) {
      case REVEAL, KEEP, ORDER, FREE -> state.back();
      case WITH -> Phase.TAKE;
      case ARRANGE, DRAW, BUILD, TAKE, WINDOW, PARTING, OVER -> state.phase();
    };
  }

  private static List<Face> top(State state, boolean feth, boolean referee) {
    int count = referee ? state.deck().size() : state.known();
    return feth ? Face.up(PowerEffects.top(state, count)) : Face.down(count);
  }

  private static List<RavenView> ravens(
      State state, Memories memories, boolean feth, boolean referee) {
    List<RavenView> ravens = new ArrayList<>(Color.COUNT);
    for (Raven raven : Raven.ALL) {
      RavenState hold = state.holds().get(raven.color().index());
      boolean heard =
          feth && state.phase() == Phase.FREE && state.asked().equals(Optional.of(raven.color()));
      List<Face> beneath =
          heard || referee
              ? Face.up(memories.of(hold.beneath()))
              : Face.down(Long.bitCount(hold.beneath()));
      ravens.add(new RavenView(raven.color(), hold.status(), beneath));
    }
    return List.copyOf(ravens);
  }

  /**
   * A later row is not complete before the earlier ones are, whatever its heart: else it would tell
   * that the fourth heart is a 5.
   */
  private static List<RowView> rows(State state, boolean seesHearts) {
    List<RowView> rows = new ArrayList<>(RowState.COUNT);
    int current = RenTurn.current(state.verses()).map(RowState::number).orElse(RowState.COUNT + 1);
    for (RowState verse : state.verses()) {
      rows.add(row(verse, current, seesHearts));
    }
    return List.copyOf(rows);
  }

  private static RowView row(RowState verse, int current, boolean seesHearts) {
    int metre = RowState.metre(verse.number());
    int left = metre - verse.told();
    boolean complete = verse.number() < current;
    boolean exact = complete || !verse.isDown();
    int number = verse.isDown() ? left : verse.heart().number();
    int most = verse.number() > current ? MOST : Math.min(MOST, left - 1);
    return new RowView(
        verse.number(),
        metre,
        seesHearts || !verse.isDown() ? new Face.Up(verse.heart()) : Face.DOWN,
        verse.lies(),
        verse.poem(),
        complete,
        exact ? number : verse.least(),
        exact ? number : most,
        verse.not());
  }

  private static List<Colors> refuted(int refuted) {
    return refuted == 0
        ? List.of()
        : IntStream.range(0, 1 << Color.COUNT)
            .filter(mask -> (refuted & (1 << mask)) != 0)
            .mapToObj(Colors::new)
            .toList();
  }

  private static Optional<View.Taking> taking(State state) {
    return state
        .taking()
        .map(
            laid ->
                new View.Taking(
                    laid,
                    IntStream.range(0, state.score().size())
                        .filter(i -> chosen(state, state.score().get(i)))
                        .mapToObj(i -> i + 1)
                        .toList(),
                    RenTurn.lacks(state)));
  }

  private static boolean chosen(State state, Piece piece) {
    return piece instanceof Card card && (state.scored() & card.bit()) != 0;
  }
}
