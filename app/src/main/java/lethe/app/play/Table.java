package lethe.app.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lethe.app.save.Store;
import lethe.app.titles.Title;
import lethe.engine.core.Advice;
import lethe.engine.core.Answer;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Progress;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/**
 * One match being played: it is written down before anybody sees it, and its bots are told what
 * their seats are told. Any number of threads may use it: one at a time writes, and whoever looks
 * has the match as it stood after some entry.
 */
public final class Table<C, O, V> {
  private final Title<C, O, V> title;
  private final Game<?, C, O, V> game;

  /** Held by whoever writes; guards everything that is not said to be volatile. */
  private final ReentrantLock writing = new ReentrantLock();

  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final Bots<C, O, V> bots;

  /** Held while a bot thinks, which nobody who writes waits for. */
  private final ReentrantLock choosing = new ReentrantLock();

  private final KeptJournal kept = new KeptJournal();
  private volatile Match<C, O, V> match;

  /** Moves the bots where nobody who sits here does. */
  private volatile Optional<Mover> mover = Optional.empty();

  private volatile BooleanSupplier may = () -> true;

  /** A table with this match on it, kept nowhere yet. */
  public Table(Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match) {
    this.title = title;
    this.game = game;
    this.match = match;
    this.bots = new Bots<>(title, game);
    match.seats().forEach(seat -> bots.sit(match, seat));
  }

  public Title<C, O, V> title() {
    return title;
  }

  public Game<?, C, O, V> game() {
    return game;
  }

  /** The match as it stands; it stays as it is while the table goes on. */
  public Match<C, O, V> match() {
    return match;
  }

  /** From now on every entry is written there; what has been played so far is there already. */
  public void keep(Store store) {
    kept.in(store);
  }

  public Store store() {
    return kept.store();
  }

  /** From now on nothing but what ends the match makes its journal larger than that, in bytes. */
  public void limit(long bytes) {
    kept.limit(bytes);
  }

  /** Whether nothing but what ends the match is written any more. */
  public boolean isFull() {
    return kept.isFull();
  }

  /** Why entries cannot be written now: until they can, nothing happens here. */
  public Optional<String> trouble() {
    return kept.trouble();
  }

  /** Tries whether entries can be written again; if so, whatever waited for it goes on. */
  public boolean retry() {
    boolean settled = reopened();
    if (settled) {
      proceed();
    }
    return settled;
  }

  /** Tries whether entries can be written again, and plays what others have written. */
  boolean reopened() {
    boolean settled = exclusively(kept::settle);
    if (settled) {
      exclusively(() -> kept.follow(this));
    }
    return settled;
  }

  /** Plays what others have written meanwhile; why that cannot be played here, if so. */
  public Optional<String> catchUp() {
    if (exclusively(() -> kept.follow(this))) {
      proceed();
    }
    return kept.stuck();
  }

  /**
   * From now on nobody who sits here moves the bots: each moves so long after the entry before it,
   * however long it thinks.
   *
   * @param thinking where they think
   * @param still whether they still do
   * @param failed is told when one of them cannot
   */
  public void host(
      Duration pace, Thinking thinking, BooleanSupplier still, Consumer<RuntimeException> failed) {
    may = still;
    mover =
        Optional.of(
            new Mover(
                pace,
                () ->
                    may.getAsBoolean()
                        ? thinking.think(() -> think(Progress.UNHEARD), () -> {}).result()
                        : Optional.empty(),
                this::conclude,
                failed));
    proceed();
  }

  /** Whether the bots move by themselves. */
  public boolean isHosted() {
    return mover.isPresent();
  }

  /** Whether a bot is about to move by itself. */
  public boolean isMoving() {
    return isHosted() && may.getAsBoolean() && isAsked();
  }

  /** Whether a bot is to move, and can. */
  boolean isAsked() {
    return trouble().isEmpty() && Bots.asked(match).isPresent();
  }

  /** Has this called after every entry, by the thread that wrote it; it must not wait. */
  public void listen(Runnable listener) {
    listeners.add(listener);
  }

  public void forget(Runnable listener) {
    listeners.remove(listener);
  }

  /** Tries a command. */
  public Answer<C, O, V> submit(Seat seat, C command) {
    return enter(() -> match.submit(seat, command), Optional.of(seat));
  }

  /** Enters something about the match itself. */
  public Answer<C, O, V> note(Control control) {
    return enter(() -> match.note(control), Optional.empty());
  }

  /** Enters something about the match itself; why it does not stand, if so. */
  public Optional<Rejection> refusal(Control control) {
    return note(control) instanceof Refused<C, O, V>(Rejection why)
        ? Optional.of(why)
        : Optional.empty();
  }

  /** Does something while nobody else writes. */
  <T> T exclusively(Supplier<T> what) {
    writing.lock();
    try {
      return what.get();
    } finally {
      writing.unlock();
    }
  }

  /** Lets one bot move, if one is to move. */
  public boolean advance() {
    Optional<Runnable> move = think(Progress.UNHEARD);
    move.ifPresent(Runnable::run);
    return move.isPresent();
  }

  /** Lets the bots move until somebody else has to, or it is over; that is then written down. */
  public void settle() {
    boolean moving = true;
    while (moving) {
      moving = advance();
    }
    conclude();
  }

  /** Lets whoever moves the bots see that something has changed. */
  public void proceed() {
    mover.ifPresentOrElse(Mover::call, this::settle);
  }

  /** What the best bot would do in this seat, from what the seat was told, if it is to move. */
  public Optional<C> hint(Seat seat) {
    return bots.hint(match, seat);
  }

  /** What the best bot thinks of each thing that can be done; empty where it cannot say. */
  public List<Advice<C>> weigh(Seat seat, Progress progress) {
    return bots.weigh(match, seat, progress);
  }

  /** Lets the bot think that is to move next, if one is: what is left to do is to move. */
  Optional<Runnable> think(Progress progress) {
    choosing.lock();
    try {
      return exclusively(() -> isAsked() ? bots.next(match) : Optional.<Bots.Asked<C, O, V>>empty())
          .map(asked -> asked.choose(progress))
          .map(choice -> () -> play(choice));
    } finally {
      choosing.unlock();
    }
  }

  /** Where somebody else has moved since, the bot thinks again. */
  private void play(Bots.Choice<C> choice) {
    boolean illegal =
        exclusively(
            () ->
                choice.position() == match.position()
                    && submit(choice.seat(), choice.command()) instanceof Refused<C, O, V>(var why)
                    && !KeptJournal.isUnwritten(why));
    if (illegal) {
      throw new IllegalStateException("the bot of " + choice.seat() + " chose what is not legal");
    }
  }

  /**
   * Enters something. Where another house was first, it is tried again after that, as long as the
   * seat whose command it is, if it is one, is asked for the same as before.
   */
  private Answer<C, O, V> enter(Supplier<Answer<C, O, V>> attempt, Optional<Seat> seat) {
    Answer<C, O, V> answer = exclusively(() -> tried(attempt, new Question<>(match, seat)));
    if (answer instanceof Moved) {
      listeners.forEach(Runnable::run);
    }
    return answer;
  }

  private Answer<C, O, V> tried(Supplier<Answer<C, O, V>> attempt, Question<C, O, V> question) {
    Answer<C, O, V> answer = kept(attempt.get());
    while (Question.isBeaten(answer) && kept.follow(this) && question.isStill(match)) {
      answer = kept(attempt.get());
    }
    return answer;
  }

  private Answer<C, O, V> kept(Answer<C, O, V> answer) {
    if (answer instanceof Moved<C, O, V>(var next, var entry, List<Event<O>> events)) {
      Optional<Rejection> unkept =
          kept.append(match.position(), entry, entry.line(game.notation()));
      if (unkept.isPresent()) {
        return new Refused<>(unkept.get());
      }
      match = next;
      bots.tell(match, entry, events);
    }
    return answer;
  }

  /** Writes down how the match ended, if it is over and that is not written yet. */
  void conclude() {
    exclusively(
        () ->
            trouble().isEmpty()
                && match.turn() instanceof Turn.Over(var outcome)
                && match.backwards().noneMatch(e -> e instanceof Entry.Note<?>(Control.Concluded _))
                && note(new Control.Concluded(outcome.toString())) instanceof Moved);
  }
}
