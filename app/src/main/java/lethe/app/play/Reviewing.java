package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Runner;
import lethe.app.page.Screen;
import lethe.app.save.NoteFile;
import lethe.app.session.Judging.Wanted;
import lethe.app.session.Notes;
import lethe.app.session.Review;
import lethe.app.session.Wish;
import lethe.app.titles.Titles;
import lethe.app.words.Messages;

/** Somebody who steps through a match that is over, and keeps notes beside it. */
public final class Reviewing implements Runner.Performer<Wish, List<String>> {
  private static final Messages SAY = Messages.of(Reviewing.class);

  private final MoveJudge<?, ?, ?> judge;
  private final NoteFile notes;

  private Reviewing(MoveJudge<?, ?, ?> judge, NoteFile notes) {
    this.judge = judge;
    this.notes = notes;
  }

  /** Until they leave; what they note is kept there. */
  public static void run(
      Table<?, ?, ?> table,
      Review<?, ?, ?> from,
      NoteFile notes,
      Console console,
      Thinking thinking) {
    MoveJudge<?, ?, ?> judge = new MoveJudge<>(table, console, thinking);
    new Runner<>(console, from, new Reviewing(judge, notes)).run();
  }

  @Override
  public void perform(Wish wish, Runner<Wish, List<String>> to) {
    switch (wish) {
      case Wanted wanted -> judge.ask(wanted).map(Event.Said::new).ifPresent(to::happen);
      case Wish.Keep(Notes kept) -> keep(kept).map(List::of).ifPresent(to::tell);
    }
  }

  /** Keeps notes; why they cannot be kept, if so. */
  private Optional<String> keep(Notes kept) {
    return notes
        .write(kept.lines())
        .map(why -> SAY.say("not-noted", Titles.REASONS.say(why.why(), why.facts())));
  }

  @Override
  public Optional<Event> meanwhile() {
    return judge.found().map(Event.Said::new);
  }

  @Override
  public Screen shown(Screen screen) {
    return judge.shown(screen);
  }

  @Override
  public void heard(Event event, Runner<Wish, List<String>> to) {
    judge.heard(event);
    to.happen(event);
  }
}
