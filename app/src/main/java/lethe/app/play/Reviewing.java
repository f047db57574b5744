package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Runner;
import lethe.app.page.Screen;
import lethe.app.save.BranchFile;
import lethe.app.save.NoteFile;
import lethe.app.session.Branched;
import lethe.app.session.Judging.Wanted;
import lethe.app.session.Notes;
import lethe.app.session.Review;
import lethe.app.session.Wish;
import lethe.app.session.Wish.Answer;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Runs a review with its notes and branches. */
public final class Reviewing implements Runner.Performer<Wish, Answer> {
  private final MoveJudge<?, ?, ?> judge;
  private final NoteFile notes;
  private final Branches branches;
  private final Console console;
  private Optional<Wish> left = Optional.empty();

  private Reviewing(MoveJudge<?, ?, ?> judge, NoteFile notes, Console console) {
    this.judge = judge;
    this.notes = notes;
    this.branches = new Branches(BranchFile.of(notes.journal()));
    this.console = console;
  }

  /**
   * Runs a review until the person leaves.
   *
   * @return the branch for which the person leaves, if any; it can be started or opened
   */
  public static Optional<Wish> run(
      Table<?, ?, ?> table,
      Review<?, ?, ?> from,
      NoteFile notes,
      Console console,
      Thinking thinking) {
    MoveJudge<?, ?, ?> judge = new MoveJudge<>(table, console, thinking);
    Reviewing reviewing = new Reviewing(judge, notes, console);
    new Runner<>(console, from.sized(console.size()), reviewing).run();
    return reviewing.left;
  }

  @Override
  public void perform(Wish wish, Runner<Wish, Answer> to) {
    switch (wish) {
      case Wanted wanted -> judge.ask(wanted).map(Event.Said::new).ifPresent(to::happen);
      case Wish.Keep(Notes kept) -> keep(kept).ifPresent(why -> say(why, to));
      case Wish.Branches() -> to.tell(listed());
      case Wish.Fork fork -> leave(fork, branches.nameTakenMessage(fork.name()), to);
      case Wish.Open open -> leave(open, branches.notOpenableMessage(open.name()), to);
    }
  }

  private static void say(String sentence, Runner<Wish, Answer> to) {
    to.tell(new Answer.Said(List.of(sentence)));
  }

  /** Saves notes. Returns why they cannot be saved, if they cannot. */
  private Optional<String> keep(Notes kept) {
    return notes
        .write(kept.lines())
        .map(
            why ->
                MESSAGES.format("not-noted", Titles.REASONS.format(why.code(), why.arguments())));
  }

  private Answer listed() {
    return switch (branches.listed()) {
      case Valid<List<Branched>>(List<Branched> all) when all.isEmpty() ->
          new Answer.Said(List.of(MESSAGES.format("branch.none")));
      case Valid<List<Branched>>(List<Branched> all) -> new Answer.Listed(all, console.size());
      case Invalid<List<Branched>>(List<InputError> faults) ->
          new Answer.Said(List.of(branches.errorMessage(faults)));
    };
  }

  /** Leaves for a branch, unless there is an objection. */
  private void leave(Wish wish, Optional<String> against, Runner<Wish, Answer> to) {
    if (against.isPresent()) {
      say(against.get(), to);
      return;
    }
    left = Optional.of(wish);
    to.leave();
  }

  @Override
  public Optional<Event> meanwhile() {
    return judge.found().map(Event.Said::new);
  }

  @Override
  public Screen shown(Screen screen) {
    return judge.shown(screen, true);
  }

  @Override
  public void heard(Event event, Runner<Wish, Answer> to) {
    Event then = judge.stopped(event).orElse(event);
    judge.heard(event);
    to.happen(then);
  }
}
