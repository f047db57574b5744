package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lethe.app.text.Lists;
import lethe.engine.bots.tase.Reason;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;

/** The texts for the reasons of commands. */
record ReasonText(Notation<Command> notation) {
  String text(Reason reason) {
    return switch (reason) {
      case Reason.Results(int winning, int drawing, int losing) ->
          MESSAGES.format(
              winning > 0 ? "reason.winning" : drawing > 0 ? "reason.drawing" : "reason.losing",
              winning > 0 ? winning : drawing > 0 ? drawing : losing,
              winning + drawing + losing);
      case Reason.Continuation(List<Reason.PlayedMove> turns, List<Optional<Seat>> cupWinners) ->
          continuation(turns, cupWinners);
    };
  }

  private String continuation(List<Reason.PlayedMove> moves, List<Optional<Seat>> cupWinners) {
    String winners =
        Lists.joinWithAnd(
            IntStream.range(0, cupWinners.size())
                .mapToObj(
                    i ->
                        MESSAGES.format(
                            "reason.cup",
                            i + 1,
                            cupWinners
                                .get(i)
                                .map(Seat::name)
                                .orElse(MESSAGES.format("reason.nobody"))))
                .toList());
    return moves.isEmpty()
        ? MESSAGES.format("reason.end", winners)
        : MESSAGES.format("reason.line", moves(moves), winners);
  }

  /** Returns moves such as {@code blue: put 4 in 1, put 2 in 3; red: put 8 in 2}. */
  private String moves(List<Reason.PlayedMove> moves) {
    List<String> turns = new ArrayList<>();
    for (int first = 0; first < moves.size(); ) {
      Seat seat = moves.get(first).seat();
      int end = first;
      while (end < moves.size() && moves.get(end).seat().equals(seat)) {
        end++;
      }
      String commands =
          moves.subList(first, end).stream()
              .map(move -> notation.format(move.command()))
              .collect(Collectors.joining(", "));
      turns.add(seat + ": " + commands);
      first = end;
    }
    return String.join("; ", turns);
  }
}
