package lethe.engine.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A command that a seat gave and did not take back, or could give now, together with exactly what
 * the seat knows at that moment.
 *
 * @param number the number of this decision among those that {@link #decisionsOf} returns, from 1
 * @param history the observations and views of the seat before the decision. The first snapshot
 *     covers everything up to the deal or, if what is hidden from another seat was dealt again, up
 *     to that new deal. Plies of other seats that were not announced are omitted.
 * @param legalCommands the commands that were legal for the seat, including {@code chosenCommand}
 * @param chosenCommand the command of this decision
 */
public record Decision<C, O, V>(
    Seat seat,
    int number,
    List<SeatSnapshot<O, V>> history,
    List<C> legalCommands,
    C chosenCommand) {
  public Decision {
    history = List.copyOf(history);
    legalCommands = List.copyOf(legalCommands);
  }

  /**
   * A decision and its position in the journal.
   *
   * @param position the number of journal entries before the decision
   */
  public record Positioned<C, O, V>(int position, Decision<C, O, V> decision) {}

  /** Returns the seat's view at the time of the decision. */
  public V view() {
    return history.getLast().view();
  }

  /** Returns the observations of all snapshots in the history, oldest first. */
  public List<O> observations() {
    return history.stream().flatMap(snapshot -> snapshot.observations().stream()).toList();
  }

  /** Returns whether more than one command was legal. */
  public boolean hasChoice() {
    return legalCommands.size() > 1;
  }

  /**
   * Returns the decisions of a seat that were not taken back, in order. If the cards hidden from
   * another seat were dealt again, returns only the decisions since then.
   */
  public static <C, O, V> List<Positioned<C, O, V>> decisionsOf(Match<C, O, V> match, Seat seat) {
    List<Match<C, O, V>> moments = match.momentsSince(Match.BEFORE_DEAL);
    int first = firstKnownMoment(moments, seat);
    List<SeatSnapshot<O, V>> history = new ArrayList<>();
    history.add(
        new SeatSnapshot<>(
            observationsOf(moments.get(first).observationsNotUndone(seat)),
            moments.get(first).view(seat)));
    List<Positioned<C, O, V>> decisions = new ArrayList<>();
    for (int moment : effectivePlyIndexes(moments)) {
      if (moment > first) {
        Match<C, O, V> previousMoment = moments.get(moment - 1);
        Optional<C> ownCommand = ownCommand(moments.get(moment), seat);
        ownCommand
            .map(
                command ->
                    new Decision<>(
                        seat,
                        decisions.size() + 1,
                        history,
                        previousMoment.legalCommands(seat),
                        command))
            .ifPresent(
                decision -> decisions.add(new Positioned<>(previousMoment.position(), decision)));
        SeatSnapshot<O, V> snapshot = snapshot(moments.get(moment), seat);
        if (ownCommand.isPresent() || !snapshot.observations().isEmpty()) {
          history.add(snapshot);
        }
      }
    }
    return decisions;
  }

  /**
   * Returns the decision that a seat has to make now, as if it gave this command.
   *
   * @throws IllegalArgumentException if the command is illegal
   */
  public static <C, O, V> Decision<C, O, V> pending(Match<C, O, V> match, Seat seat, C command) {
    return switch (match.submit(seat, command)) {
      case EntryResult.Applied<C, O, V>(var next, var _, var _) ->
          decisionsOf(next, seat).getLast().decision();
      case EntryResult.NotApplied<C, O, V>(var rejection) ->
          throw new IllegalArgumentException(command + ": " + rejection);
    };
  }

  /**
   * Returns the index of the moment after the last new deal for another seat, or 0 if there was
   * none. What the seat saw before that moment does not apply to the current deal.
   */
  private static int firstKnownMoment(List<? extends Match<?, ?, ?>> moments, Seat seat) {
    int first = 0;
    for (int moment = 1; moment < moments.size(); moment++) {
      Entry<?> entry = moments.get(moment).entriesBackwards().findFirst().orElseThrow();
      boolean reshuffledForOtherSeat =
          entry instanceof Entry.Control<?>(ControlEntry.Reshuffled(Seat viewer, long _))
              && !viewer.equals(seat);
      first = reshuffledForOtherSeat ? moment : first;
    }
    return first;
  }

  /** Returns the command of the last entry if it is a ply of this seat. */
  private static <C> Optional<C> ownCommand(Match<C, ?, ?> match, Seat seat) {
    return match
        .entriesBackwards()
        .findFirst()
        .flatMap(
            entry ->
                entry instanceof Entry.Ply<C>(Seat mover, C command) && mover.equals(seat)
                    ? Optional.of(command)
                    : Optional.empty());
  }

  private static <O> List<O> observationsOf(List<ToldObservation<O>> observations) {
    return observations.stream().<O>map(ToldObservation::observation).toList();
  }

  private static <C, O, V> SeatSnapshot<O, V> snapshot(Match<C, O, V> match, Seat seat) {
    return new SeatSnapshot<>(
        observationsOf(match.observationsSince(seat, match.position() - 1)), match.view(seat));
  }

  /**
   * Returns the indexes of those moments that were reached by plies that have not been taken back.
   *
   * @param moments all moments of a match, from the deal
   */
  public static <C, O, V> Deque<Integer> effectivePlyIndexes(List<Match<C, O, V>> moments) {
    Deque<Integer> indexes = new ArrayDeque<>();
    for (int moment = 1; moment < moments.size(); moment++) {
      switch (moments.get(moment).entriesBackwards().findFirst().orElseThrow()) {
        case Entry.Ply<C> _ -> indexes.addLast(moment);
        case Entry.Control<C>(ControlEntry.Undone()) -> indexes.removeLast();
        case Entry.Control<C> _ -> {}
      }
    }
    return indexes;
  }
}
