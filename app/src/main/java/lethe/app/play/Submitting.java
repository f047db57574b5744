package lethe.app.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import lethe.app.session.Report;
import lethe.engine.core.Answer;
import lethe.engine.core.Reading.Part;
import lethe.engine.core.Seat;

/**
 * Plays what was typed, one command after the other, as far as it stands.
 *
 * @param exam judges it first, if there is one
 * @param tells is told why something does not stand
 * @param says is told what is said of an answer to the exam
 */
record Submitting<C, O, V>(
    Table<C, O, V> table,
    Optional<Exam> exam,
    Consumer<Report<C, O, V>> tells,
    Consumer<List<String>> says) {
  void submit(Seat seat, List<Part<C>> line, boolean sure) {
    for (int stood = 0; stood < line.size(); stood++) {
      C command = line.get(stood).command();
      Optional<Exam.Judged> judged = judged(seat, command);
      if (judged.filter(one -> !one.stands()).isPresent()) {
        says.accept(judged.get().words());
        return;
      }
      if (!sure && !table.title().guarded() && table.match().loses(seat, command)) {
        tells.accept(new Report.Losing<>(line, stood));
        return;
      }
      if (table.submit(seat, command) instanceof Answer.Refused<C, O, V> refused) {
        tells.accept(new Report.Refused<>(line, stood, refused.why()));
        return;
      }
      judged.map(Exam.Judged::words).filter(words -> !words.isEmpty()).ifPresent(says);
    }
  }

  /** What is not legal is no answer. */
  private Optional<Exam.Judged> judged(Seat seat, C command) {
    return table.match().legal(seat).contains(command)
        ? exam.map(one -> one.judge(table.game().notation().write(command)))
        : Optional.empty();
  }
}
