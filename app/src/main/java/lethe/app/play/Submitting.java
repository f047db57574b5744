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
 * Plays the commands of a line one after another, as far as they are accepted.
 *
 * @param exam judges the commands first, if present
 * @param tells receives the reason for a refusal
 * @param says receives the judgement of an answer
 * @param between called with the seat after each command that is followed by another
 */
record Submitting<C, O, V>(
    Table<C, O, V> table,
    Optional<Exam> exam,
    Consumer<MatchUpdate<C, O, V>> tells,
    Consumer<List<String>> says,
    Consumer<Seat> between) {
  void submit(Seat seat, List<ParsedCommand<C>> line, boolean sure) {
    for (int stood = 0; stood < line.size(); stood++) {
      C command = line.get(stood).command();
      int behind = stood + 1 + line.get(stood).atomicWith();
      Optional<Rejection> broken = broken(seat, line.subList(stood, behind));
      if (broken.isPresent()) {
        List<ParsedCommand<C>> others =
            Stream.concat(
                    line.subList(0, stood + 1).stream(), line.subList(behind, line.size()).stream())
                .toList();
        tells.accept(new MatchUpdate.CommandRejected<>(others, stood, broken.get()));
        return;
      }
      Optional<Exam.Judged> judged = judged(seat, command);
      if (judged.filter(one -> !one.stands()).isPresent()) {
        says.accept(judged.get().words());
        return;
      }
      if (!sure && !table.title().guarded() && table.match().losesAvoidably(seat, command)) {
        tells.accept(new MatchUpdate.LossWarning<>(line, stood));
        return;
      }
      if (table.submit(seat, command) instanceof EntryResult.NotApplied<C, O, V> refused) {
        tells.accept(new MatchUpdate.CommandRejected<>(line, stood, refused.rejection()));
        return;
      }
      judged.map(Exam.Judged::words).filter(words -> !words.isEmpty()).ifPresent(says);
      if (stood + 1 < line.size()) {
        between.accept(seat);
      }
    }
  }

  /**
   * Dry-runs an atomic group of commands; returns the first rejection. A single command is not
   * dry-run.
   */
  private Optional<Rejection> broken(Seat seat, List<ParsedCommand<C>> bound) {
    Match<C, O, V> match = table.match();
    for (int i = 0; i < bound.size() && bound.size() > 1; i++) {
      C command = bound.get(i).command();
      EntryResult<C, O, V> answer = match.submit(seat, command);
      if (answer instanceof EntryResult.Applied<C, O, V> moved) {
        match = moved.next();
      } else {
        // If the turn would be over by then, reports what is wrong now.
        return refusal(answer)
            .filter(why -> why.code() != RejectionCode.NOT_YOUR_TURN)
            .or(() -> refusal(table.match().submit(seat, command)));
      }
    }
    return Optional.empty();
  }

  private Optional<Rejection> refusal(EntryResult<C, O, V> answer) {
    return answer instanceof EntryResult.NotApplied<C, O, V>(Rejection why)
        ? Optional.of(why)
        : Optional.empty();
  }

  /** An illegal command is not an answer. */
  private Optional<Exam.Judged> judged(Seat seat, C command) {
    return table.match().legalCommands(seat).contains(command)
        ? exam.map(one -> one.judge(table.game().notation().format(command)))
        : Optional.empty();
  }
}
