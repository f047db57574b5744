package lethe.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lethe.app.session.MatchUpdate;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Match;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;

/**
 * Plays the commands of a line one after another until one is rejected.
 *
 * @param puzzle judges the commands first, if present
 * @param updates receives the reason for a refusal
 * @param messages receives the judgment of an answer
 * @param afterCommand called with the seat after each command that is followed by another
 */
record LineSubmitter<C, O, V>(
    Table<C, O, V> table,
    Optional<PuzzlePrompt> puzzle,
    Consumer<MatchUpdate<C, O, V>> updates,
    Consumer<List<String>> messages,
    Consumer<Seat> afterCommand) {
  void submit(Seat seat, List<ParsedCommand<C>> line, boolean sure) {
    for (int stood = 0; stood < line.size(); stood++) {
      C command = line.get(stood).command();
      int behind = stood + 1 + line.get(stood).atomicWith();
      Optional<Rejection> broken = atomicRejection(seat, line.subList(stood, behind));
      if (broken.isPresent()) {
        List<ParsedCommand<C>> others =
            Stream.concat(
                    line.subList(0, stood + 1).stream(), line.subList(behind, line.size()).stream())
                .toList();
        updates.accept(new MatchUpdate.CommandRejected<>(others, stood, broken.get()));
        return;
      }
      Optional<PuzzlePrompt.Feedback> judged = puzzleFeedback(seat, command);
      if (judged.filter(one -> !one.accepted()).isPresent()) {
        messages.accept(judged.get().lines());
        return;
      }
      if (!sure && !table.title().isMemoryGame() && table.match().losesAvoidably(seat, command)) {
        updates.accept(new MatchUpdate.LossWarning<>(line, stood));
        return;
      }
      if (table.submit(seat, command) instanceof EntryResult.NotApplied<C, O, V> refused) {
        updates.accept(new MatchUpdate.CommandRejected<>(line, stood, refused.rejection()));
        return;
      }
      judged
          .map(PuzzlePrompt.Feedback::lines)
          .filter(words -> !words.isEmpty())
          .ifPresent(messages);
      if (stood + 1 < line.size()) {
        afterCommand.accept(seat);
      }
    }
  }

  /**
   * Dry-runs an atomic group of commands; returns the first rejection. A single command is not
   * dry-run.
   */
  private Optional<Rejection> atomicRejection(Seat seat, List<ParsedCommand<C>> bound) {
    Match<C, O, V> match = table.match();
    for (int i = 0; i < bound.size() && bound.size() > 1; i++) {
      C command = bound.get(i).command();
      EntryResult<C, O, V> answer = match.submit(seat, command);
      if (answer instanceof EntryResult.Applied<C, O, V> moved) {
        match = moved.next();
      } else {
        // If the turn would be over by then, reports what is wrong now.
        return rejection(answer)
            .filter(why -> why.code() != RejectionCode.NOT_YOUR_TURN)
            .or(() -> rejection(table.match().submit(seat, command)));
      }
    }
    return Optional.empty();
  }

  private Optional<Rejection> rejection(EntryResult<C, O, V> answer) {
    return answer instanceof EntryResult.NotApplied<C, O, V>(Rejection rejection)
        ? Optional.of(rejection)
        : Optional.empty();
  }

  /** An illegal command is not an answer. */
  private Optional<PuzzlePrompt.Feedback> puzzleFeedback(Seat seat, C command) {
    return table.match().legalCommands(seat).contains(command)
        ? puzzle.map(one -> one.judge(table.game().notation().format(command)))
        : Optional.empty();
  }
}
