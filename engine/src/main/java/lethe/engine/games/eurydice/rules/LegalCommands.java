package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Bottom;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Exchange;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Ignore;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Pay;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Return;
import lethe.engine.games.eurydice.Command.Roll;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Survey;
import lethe.engine.games.eurydice.Command.Top;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Command.UseObol;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Zone;

/** The only source of legality. */
final class LegalCommands {
  /** An upper bound for the number of cards in the box. */
  private static final int MOST = 54;

  private static final List<Command> ARRANGE = each(Arrange::new);
  private static final List<Command> LOOK = each(n -> new Look(Zone.DISCARD, n));
  private static final List<Command> RETURN = each(Return::new);
  private static final List<Command> SURVEY = each(Survey::new);
  private static final List<Command> REMOVE = each(n -> new Remove(Zone.DISCARD, n));
  private static final List<Command> HYMN = each(n -> new Hymn(Zone.DISCARD, n));
  private static final List<Command> SING = each(Sing::new);
  private static final List<Command> EXCHANGE = each(Exchange::new);
  private static final List<Command> UP =
      Lane.ALL.stream().<Command>map(lane -> new Up(lane.word())).toList();

  private static final Command LOOK_DECK = new Look(Zone.DECK, 0);
  private static final Command LOOK_REMOVED = new Look(Zone.REMOVED, 0);
  private static final Command REMOVE_DECK = new Remove(Zone.DECK, 0);
  private static final Command REMOVE_DIAMONDS = new Remove(Zone.DIAMONDS, 0);
  private static final Command HYMN_DECK = new Hymn(Zone.DECK, 0);
  private static final Command DONE = new Done();
  private static final Command SKIP = new Skip();
  private static final List<Command> ENDS = List.of(new Top(), new Bottom());
  private static final List<Command> PERIL = List.of(new Pay(false), new Roll());
  private static final List<Command> PERIL_OF_BOTH =
      List.of(new Pay(false), new Pay(true), new Roll());
  private static final List<Command> EXCESS = List.of(REMOVE_DIAMONDS, SKIP);

  private final State s;
  private final List<Command> all = new ArrayList<>();

  private LegalCommands(State s) {
    this.s = s;
  }

  static List<Command> of(State s) {
    return switch (s.phase) {
      case OVER -> List.of();
      case PLACE, DROP -> ENDS;
      case PERIL -> s.has(Effect.DISCARD_FROM_BOTTOM) ? PERIL_OF_BOTH : PERIL;
      case EXCESS -> EXCESS;
      case MOVE, SPACE, GLANCE, RETURN, SURVEY, REMOVE, SONG, HYMN, EXCHANGE, GIVE_BACK, ARRANGE ->
          new LegalCommands(s).listed();
    };
  }

  private List<Command> listed() {
    int wanted = s.wanted();
    boolean more = s.picks.size() < wanted;
    switch (s.phase) {
      case MOVE -> {
        for (Lane lane : s.space.next()) {
          all.add(UP.get(lane.index()));
        }
        arrange();
      }
      case SPACE -> {
        s.pending.stream()
            .distinct()
            .forEach(symbol -> all.add(new Resolve(symbol.kind(), symbol.value())));
        if (!s.begun && s.obols > 0) {
          all.add(new UseObol());
        }
        if (!s.begun && s.has(Effect.IGNORE_SPACE)) {
          all.add(new Ignore());
        }
        arrange();
      }
      case GLANCE -> {
        zone(more && s.picked(State.FROM_DECK) < s.deck.length, LOOK_DECK);
        discards(more, LOOK, true);
        zone(more && s.picked(State.FROM_REMOVED) < s.removed.length, LOOK_REMOVED);
        zone(!more, DONE);
      }
      case REMOVE -> {
        zone(more && s.picked(State.FROM_DECK) < s.deck.length, REMOVE_DECK);
        discards(more, REMOVE, false);
        zone(!more, DONE);
      }
      case RETURN -> {
        discards(more, RETURN, false);
        all.add(s.picks.isEmpty() ? SKIP : DONE);
      }
      case GIVE_BACK -> {
        discards(more, RETURN, false);
        zone(!more, DONE);
      }
      case SURVEY -> {
        discards(more, SURVEY, true);
        all.add(s.picks.isEmpty() ? SKIP : DONE);
      }
      case HYMN -> {
        int deck = s.picked(State.FROM_DECK);
        zone(deck == s.picks.size() && deck < s.deck.length, HYMN_DECK);
        discards(deck == 0, HYMN, false);
        all.add(s.picks.isEmpty() ? SKIP : DONE);
      }
      case SONG -> upTo(wanted, SING);
      case EXCHANGE -> upTo(wanted, EXCHANGE);
      case ARRANGE -> {
        discards(true, ARRANGE, false);
        all.add(DONE);
      }
      case PLACE, PERIL, DROP, EXCESS, OVER -> throw new IllegalStateException("" + s.phase);
    }
    return all;
  }

  /**
   * Adds the commands that arrange the discard area, which are legal whenever nothing else is being
   * chosen. Rule book: Terminology.
   */
  private void arrange() {
    if (s.discard.length > 1) {
      all.addAll(ARRANGE.subList(0, s.discard.length));
    }
  }

  private void upTo(int most, List<Command> commands) {
    all.addAll(commands.subList(0, most));
    all.add(SKIP);
  }

  private void zone(boolean open, Command command) {
    if (open) {
      all.add(command);
    }
  }

  private void discards(boolean open, List<Command> commands, boolean closed) {
    for (int i = 1; open && i <= s.discard.length; i++) {
      if (!s.picks.contains(i) && (!closed || s.isClosed(i))) {
        all.add(commands.get(i - 1));
      }
    }
  }

  private static List<Command> each(IntFunction<Command> command) {
    return IntStream.rangeClosed(1, MOST).mapToObj(command).toList();
  }
}
