package lethe.app.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lethe.app.save.JournalStore;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Match;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;

/**
 * A match being played. Entries are stored before any viewer sees them, and bots are told what
 * their seats are told. Thread-safe: one thread at a time writes, and readers see a consistent
 * snapshot of the match.
 */
public final class Table<C, O, V> {
  private final Title<C, O, V> title;
  private final Game<?, C, O, V> game;

  /** Held while writing; guards all fields that are not volatile. */
  private final ReentrantLock writeLock = new ReentrantLock();

  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final TableBots<C, O, V> bots;

  /** Held while a bot thinks; writers do not wait for it. */
  private final ReentrantLock botLock = new ReentrantLock();

  private final TableJournal journal = new TableJournal();
  private volatile Match<C, O, V> match;

  /** Plays the bots on a server; otherwise the people at the table do. */
  private volatile Optional<BotPacer> botPacer = Optional.empty();

  private volatile BooleanSupplier botsAllowed = () -> true;

  /** Creates a table whose match is not stored. */
  public Table(Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match) {
    this.title = title;
    this.game = game;
    this.match = match;
    this.bots = new TableBots<>(title, game);
    match.seats().forEach(seat -> bots.seatPlayer(match, seat));
  }

  public Title<C, O, V> title() {
    return title;
  }

  public Game<?, C, O, V> game() {
    return game;
  }

  /** Returns the current match, as an immutable value. */
  public Match<C, O, V> match() {
    return match;
  }

  /** Sets the store for all further entries; earlier entries must already be there. */
  public void saveTo(JournalStore store) {
    journal.moveTo(store);
  }

  public JournalStore store() {
    return journal.store();
  }

  /** Sets the journal size in bytes beyond which only entries that end the match are accepted. */
  public void limitSize(long bytes) {
    journal.limitSize(bytes);
  }

  /** Returns whether only entries that end the match are accepted. */
  public boolean isFull() {
    return journal.isFull();
  }

  /**
   * Returns why entries cannot be written now, if that is the case; until they can, the match does
   * not change.
   */
  public Optional<String> trouble() {
    return journal.trouble();
  }

  /** Retries writing. If it succeeds, continues what was waiting for it. */
  public boolean retry() {
    boolean settled = retryAndCatchUp();
    if (settled) {
      wakeBots();
    }
    return settled;
  }

  /** Tries whether entries can be written again, and applies entries that others have written. */
  boolean retryAndCatchUp() {
    boolean settled = exclusively(journal::canAppend);
    if (settled) {
      exclusively(() -> journal.follow(this));
    }
    return settled;
  }

  /**
   * Applies entries that others have written. Returns why one cannot be applied; empty if all were.
   */
  public Optional<String> catchUp() {
    if (exclusively(() -> journal.follow(this))) {
      wakeBots();
    }
    return journal.fatalError();
  }

  /**
   * Makes the bots move by themselves, a fixed time after the previous entry regardless of how long
   * they think.
   *
   * @param taskRunner where they think
   * @param still whether they should still move
   * @param failed receives an exception of a bot
   */
  public void runBots(
      Duration pace,
      TaskRunner taskRunner,
      BooleanSupplier still,
      Consumer<RuntimeException> failed) {
    botsAllowed = still;
    botPacer =
        Optional.of(
            new BotPacer(
                pace,
                () ->
                    botsAllowed.getAsBoolean()
                        ? taskRunner.submit(() -> think(ProgressListener.NONE), _ -> {}).result()
                        : Optional.empty(),
                this::conclude,
                failed));
    wakeBots();
  }

  /** Returns whether the bots move by themselves. */
  public boolean runsBots() {
    return botPacer.isPresent();
  }

  /** Returns whether a bot is about to move by itself. */
  public boolean isBotPending() {
    return runsBots() && botsAllowed.getAsBoolean() && isBotToMove();
  }

  /** Returns whether a bot is to move and can. */
  boolean isBotToMove() {
    return trouble().isEmpty() && TableBots.nextSeat(match).isPresent();
  }

  /** Sets a listener, called after every entry by the writing thread; it must not block. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  /** Submits a command. */
  public EntryResult<C, O, V> submit(Seat seat, C command) {
    return enter(() -> match.submit(seat, command), Optional.of(seat));
  }

  /** Submits a control entry. */
  public EntryResult<C, O, V> addControl(ControlEntry control) {
    return enter(() -> match.addControl(control), Optional.empty());
  }

  /** Submits a note about the match itself; returns why it was refused, if it was. */
  public Optional<Rejection> addControlIfAllowed(ControlEntry control) {
    return addControl(control) instanceof NotApplied<C, O, V>(Rejection rejection)
        ? Optional.of(rejection)
        : Optional.empty();
  }

  /** Runs an action while no other thread writes. */
  <T> T exclusively(Supplier<T> what) {
    writeLock.lock();
    try {
      return what.get();
    } finally {
      writeLock.unlock();
    }
  }

  /** Lets one bot move, if one is to move. */
  public boolean advance() {
    Optional<Runnable> move = think(ProgressListener.NONE);
    move.ifPresent(Runnable::run);
    return move.isPresent();
  }

  /** Lets the bots move until a person has to or the match is over, which is then journaled. */
  public void playBots() {
    boolean moving = true;
    while (moving) {
      moving = advance();
    }
    conclude();
  }

  /** Notifies the thread that plays the bots of a change. */
  public void wakeBots() {
    botPacer.ifPresentOrElse(BotPacer::wake, this::playBots);
  }

  /** Returns the strongest bot's move for a seat, from what the seat was told, if it is to move. */
  public Optional<C> hint(Seat seat) {
    return bots.hint(match, seat);
  }

  /** Returns the strongest bot's assessments of all legal commands; empty if it makes none. */
  public List<EvaluatedCommand<C>> evaluate(Seat seat, ProgressListener progress) {
    return bots.evaluate(match, seat, progress);
  }

  /** Lets the next bot think, if one is to move. The returned action plays its move. */
  Optional<Runnable> think(ProgressListener progress) {
    botLock.lock();
    try {
      return exclusively(
              () -> isBotToMove() ? bots.next(match) : Optional.<TableBots.BotTurn<C, O, V>>empty())
          .map(asked -> asked.choose(progress))
          .map(choice -> () -> play(choice));
    } finally {
      botLock.unlock();
    }
  }

  /** If another entry was written in the meantime, the bot thinks again. */
  private void play(TableBots.BotChoice<C> choice) {
    boolean illegal =
        exclusively(
            () ->
                choice.position() == match.position()
                    && submit(choice.seat(), choice.command())
                        instanceof NotApplied<C, O, V>(var why)
                    && !TableJournal.isStorageFailure(why));
    if (illegal) {
      throw new IllegalStateException("the bot of " + choice.seat() + " chose what is not legal");
    }
  }

  /**
   * Writes an entry. If another server wrote first, tries again, provided that the seat is still in
   * the same situation.
   */
  private EntryResult<C, O, V> enter(Supplier<EntryResult<C, O, V>> attempt, Optional<Seat> seat) {
    EntryResult<C, O, V> answer =
        exclusively(() -> attemptOnce(attempt, new PendingDecision<>(match, seat)));
    if (answer instanceof Applied) {
      listeners.forEach(Runnable::run);
    }
    return answer;
  }

  private EntryResult<C, O, V> attemptOnce(
      Supplier<EntryResult<C, O, V>> attempt, PendingDecision<C, O, V> question) {
    EntryResult<C, O, V> answer = save(attempt.get());
    while (PendingDecision.isConflict(answer)
        && journal.follow(this)
        && question.stillApplies(match)) {
      answer = save(attempt.get());
    }
    return answer;
  }

  private EntryResult<C, O, V> save(EntryResult<C, O, V> answer) {
    if (answer instanceof Applied<C, O, V>(var next, var entry, List<GameEvent<O>> events)) {
      Optional<Rejection> unkept =
          journal.append(match.position(), entry, entry.line(game.notation()));
      if (unkept.isPresent()) {
        return new NotApplied<>(unkept.get());
      }
      match = next;
      bots.tell(match, entry, events);
    }
    return answer;
  }

  /** Journals the outcome if the match is over and it has not been journaled. */
  void conclude() {
    exclusively(
        () ->
            trouble().isEmpty()
                && match.turn() instanceof Turn.Over(var outcome)
                && match
                    .entriesBackwards()
                    .noneMatch(e -> e instanceof Entry.Control<?>(ControlEntry.Concluded _))
                && addControl(new ControlEntry.Concluded(outcome.toString())) instanceof Applied);
  }
}
