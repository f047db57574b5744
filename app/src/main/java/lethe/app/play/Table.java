package lethe.app.play;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lethe.app.program.ProgramSeats;
import lethe.app.save.JournalStore;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * A match being played. Entries are stored before any viewer sees them, and bots receive the
 * observations of their seats. Thread-safe: one thread at a time writes, and readers see a
 * consistent snapshot of the match.
 */
public final class Table<C, O, V> {
  private final Title<C, O, V> title;
  private final Game<?, C, O, V> game;

  /** Held while the match or its bots are changed. */
  private final ReentrantLock writeLock = new ReentrantLock();

  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
  private final TableBots<C, O, V> bots;

  /** Held while a bot thinks; writers do not wait for it. */
  private final ReentrantLock botLock = new ReentrantLock();

  private volatile JournalStore store = JournalStore.none();

  private volatile long maxBytes = Long.MAX_VALUE;

  /**
   * The reason why an entry that was written by others cannot be applied; empty if there is none.
   * The match cannot continue here until that entry can be applied.
   */
  private volatile Optional<String> catchUpError = Optional.empty();

  private volatile Match<C, O, V> match;

  /** Plays the bots on a server; in local play, the user's thread does. */
  private volatile Optional<BotPacer> botPacer = Optional.empty();

  private volatile BooleanSupplier botsAllowed = () -> true;

  /** Creates a table whose match is not stored. The title must have the levels of all bots. */
  public Table(Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match) {
    this.title = title;
    this.game = game;
    this.match = match;
    this.bots = new TableBots<>(title, game);
    match.seats().forEach(seat -> bots.replaceBot(match, seat));
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
  public void saveTo(JournalStore other) {
    store = other;
  }

  public JournalStore store() {
    return store;
  }

  /**
   * Sets the size of the journal, in bytes, at which the table starts to accept only entries that
   * end the match or record its outcome.
   */
  public void limitSize(long bytes) {
    maxBytes = bytes;
  }

  /** Returns whether only entries that end the match or record its outcome are accepted. */
  public boolean isFull() {
    return store.size() >= maxBytes;
  }

  /**
   * Returns the reason why entries cannot be written; empty if they can. The match does not change
   * until writing is possible again.
   */
  public Optional<String> failure() {
    return catchUpError.or(store::failure);
  }

  /**
   * Checks again whether entries can be written. If they can, applies the entries that others have
   * written in the meantime, and lets the bots move.
   *
   * @return whether entries can be written
   */
  public boolean retryWriting() {
    boolean canAppend = retryWritingWithoutBots();
    if (canAppend) {
      wakeBots();
    }
    return canAppend;
  }

  /** Does the same as {@link #retryWriting}, but does not let the bots move. */
  boolean retryWritingWithoutBots() {
    return exclusively(
        () -> {
          if (catchUpError.isPresent()) {
            applyNewEntries();
          }
          boolean canAppend =
              catchUpError.isEmpty() && (store.failure().isEmpty() || store.canAppend());
          if (canAppend) {
            applyNewEntries();
          }
          return canAppend && catchUpError.isEmpty();
        });
  }

  /**
   * Applies entries written by others, and lets the bots move if there were any. Returns the reason
   * why the match cannot continue on this server; empty if it can.
   */
  public Optional<String> catchUp() {
    if (exclusively(this::applyNewEntries)) {
      wakeBots();
    }
    return catchUpError;
  }

  /**
   * Makes the bots move by themselves, with a minimum time between their moves, which hides shorter
   * thinking times.
   *
   * @param botDelay the minimum time between two moves
   * @param taskRunner executes their computations
   * @param condition returns whether they may continue to move
   * @param onFailure receives an exception that was thrown while the bots moved
   */
  public void runBots(
      Duration botDelay,
      TaskRunner taskRunner,
      BooleanSupplier condition,
      Consumer<RuntimeException> onFailure) {
    botsAllowed = condition;
    botPacer = Optional.of(new BotPacer(this, botDelay, taskRunner, onFailure));
    wakeBots();
  }

  /** Returns whether the bots move by themselves. */
  public boolean runsBots() {
    return botPacer.isPresent();
  }

  /** Returns whether a bot is about to move by itself. */
  public boolean isBotPending() {
    return runsBots() && areBotsAllowed() && isBotToMove();
  }

  /** Returns whether the bots may currently move by themselves. */
  boolean areBotsAllowed() {
    return botsAllowed.getAsBoolean();
  }

  /** Returns whether a bot or running program is to move and its move can be written. */
  boolean isBotToMove() {
    return failure().isEmpty() && !isFull() && bots.nextSeat(match).isPresent();
  }

  /** Returns the seat of the bot or running program that moves next, if there is one. */
  Optional<Seat> nextBotSeat() {
    return bots.nextSeat(match);
  }

  /**
   * Lets running programs play the seats that they hold. Returns the seats of programs that are not
   * running.
   */
  public List<Seat> attachPrograms(ProgramSeats running) {
    return exclusively(() -> bots.attachPrograms(match, running));
  }

  /** Returns the remarks of programs about their moves, keyed by the position after the move. */
  public SortedMap<Integer, String> programRemarks() {
    return bots.programRemarks();
  }

  /** Returns the messages about programs that no longer play, each only once. */
  List<String> takeProgramReports() {
    return bots.takeProgramReports();
  }

  /** Adds a listener, called after every entry by the writing thread; it must not block. */
  public void addListener(Runnable listener) {
    listeners.add(listener);
  }

  public void removeListener(Runnable listener) {
    listeners.remove(listener);
  }

  /** Validates, stores and applies a command. */
  public EntryResult<C, O, V> submit(Seat seat, C command) {
    return submitEntry(new Entry.Ply<>(seat, command));
  }

  /** Validates, stores and applies a control entry. */
  public EntryResult<C, O, V> addControl(ControlEntry control) {
    return submitEntry(new Entry.Control<>(control));
  }

  /**
   * Submits a control entry as {@link #addControl} does. Returns the reason for the refusal; empty
   * if it was accepted.
   */
  public Optional<Rejection> addControlIfAllowed(ControlEntry control) {
    return addControl(control) instanceof NotApplied<C, O, V>(Rejection rejection)
        ? Optional.of(rejection)
        : Optional.empty();
  }

  /**
   * Takes back the last ply of one of these seats, together with later plies that were not
   * announced.
   */
  public EntryResult<C, O, V> undoLast(List<Seat> seats) {
    return exclusively(
        () ->
            match
                .undoRejection(seats)
                .<EntryResult<C, O, V>>map(NotApplied::new)
                .orElseGet(() -> undoToLastPlyOf(seats)));
  }

  private EntryResult<C, O, V> undoToLastPlyOf(List<Seat> seats) {
    EntryResult<C, O, V> answer;
    do {
      answer = addControl(new ControlEntry.Undone());
    } while (answer instanceof Applied<C, O, V>(var next, _, _)
        && seats.stream().noneMatch(seat -> next.undoneSeat(seat).equals(Optional.of(seat))));
    return answer;
  }

  /** Runs an action while no other thread writes. */
  private <T> T exclusively(Supplier<T> action) {
    writeLock.lock();
    try {
      return action.get();
    } finally {
      writeLock.unlock();
    }
  }

  /** Lets one bot move, if one is to move. Returns whether a bot was to move. */
  public boolean letOneBotMove() {
    Optional<Runnable> move = chooseBotMove(ProgressListener.NONE);
    move.ifPresent(Runnable::run);
    return move.isPresent();
  }

  /**
   * Lets the bots move as long as one is to move and its move can be written. Then journals the
   * outcome if the match is over.
   */
  public void playBots() {
    boolean moving = true;
    while (moving) {
      moving = letOneBotMove();
    }
    conclude();
  }

  /**
   * Lets the bots move: in their own thread if they move by themselves, otherwise before this
   * method returns.
   */
  public void wakeBots() {
    botPacer.ifPresentOrElse(BotPacer::wake, this::playBots);
  }

  /**
   * Returns the strongest bot's move for a seat, based on the seat's observations; empty if the
   * seat is not to move.
   */
  public Optional<C> hint(Seat seat) {
    return bots.hint(match, seat);
  }

  /**
   * Returns the strongest bot's assessments of all legal commands; empty if it makes none, or if
   * the seat is not to move.
   */
  public List<EvaluatedCommand<C>> evaluate(Seat seat, ProgressListener progress) {
    return bots.evaluate(match, seat, progress);
  }

  /**
   * Returns the reasons for a command of a seat that is to move, as sentences.
   *
   * @param evaluations the values of the legal commands, best first; empty if they are not known
   */
  public List<String> explain(Seat seat, C command, List<EvaluatedCommand<C>> evaluations) {
    return bots.explain(match, seat, command, evaluations);
  }

  /** Lets the next bot think, if one is to move. The returned action plays its move. */
  Optional<Runnable> chooseBotMove(ProgressListener progress) {
    botLock.lock();
    try {
      return exclusively(
              () -> isBotToMove() ? bots.takeTurn(match) : Optional.<TableBots.BotTurn<C>>empty())
          .map(turn -> turn.choose(progress))
          .map(choice -> () -> play(choice));
    } finally {
      botLock.unlock();
    }
  }

  /**
   * Returns whether the match has changed since a position. Entries that only record something do
   * not change it.
   */
  boolean hasChangedSince(int position) {
    Match<C, O, V> current = match;
    return current
        .entriesBackwards()
        .limit(current.position() - (long) position)
        .anyMatch(
            entry ->
                !(entry instanceof Entry.Control<C>(ControlEntry control))
                    || !control.isRecordOnly());
  }

  /**
   * Plays a bot's choice, unless the match has changed since the choice was made.
   *
   * @throws IllegalStateException if the chosen command is illegal
   */
  private void play(TableBots.BotChoice<C> choice) {
    boolean illegal =
        exclusively(
            () ->
                !hasChangedSince(choice.position())
                    && submitEntry(entryOf(choice)) instanceof NotApplied<C, O, V>(var reason)
                    && !isStorageFailure(reason));
    if (illegal) {
      throw new IllegalStateException("the bot of " + choice.seat() + " chose what is not legal");
    }
  }

  private static <C> Entry<C> entryOf(TableBots.BotChoice<C> choice) {
    return choice
        .command()
        .<Entry<C>>map(command -> new Entry.Ply<>(choice.seat(), command))
        .orElseGet(() -> new Entry.Control<>(new ControlEntry.Conceded(choice.seat())));
  }

  private EntryResult<C, O, V> submitEntry(Entry<C> entry) {
    EntryResult<C, O, V> answer = exclusively(() -> storeAndApply(entry));
    if (answer instanceof Applied) {
      listeners.forEach(Runnable::run);
    }
    return answer;
  }

  /**
   * Validates, stores and applies an entry. If another server wrote first, applies its entries and
   * tries again, provided that nothing has changed for the seat that moves.
   */
  private EntryResult<C, O, V> storeAndApply(Entry<C> entry) {
    Match<C, O, V> before = match;
    while (true) {
      EntryResult<C, O, V> answer = validate(entry);
      if (!(answer instanceof Applied<C, O, V> applied)) {
        return answer;
      }
      Optional<Rejection> failure = append(applied.entry());
      if (failure.isEmpty()) {
        apply(applied);
        return applied;
      }
      boolean conflict = failure.get().code() == RejectionCode.TABLE_CHANGED;
      if (!conflict || !applyNewEntries() || !isUnchangedFor(entry, before)) {
        return new NotApplied<>(failure.get());
      }
    }
  }

  /** Stores an entry. Returns the reason why it could not be stored; empty if it was. */
  private Optional<Rejection> append(Entry<C> entry) {
    if (catchUpError.isPresent()) {
      return Optional.of(Rejection.of(RejectionCode.NOT_SAVED, catchUpError.get()));
    }
    if (isFull() && !endsMatch(entry)) {
      return Optional.of(Rejection.of(RejectionCode.JOURNAL_FULL));
    }
    if (store.appendEntry(match.position(), entry.line(game.notation()))) {
      return Optional.empty();
    }
    return Optional.of(
        store
            .failure()
            .map(reason -> Rejection.of(RejectionCode.NOT_SAVED, reason))
            .orElseGet(() -> Rejection.of(RejectionCode.TABLE_CHANGED)));
  }

  /**
   * Returns whether an entry ends a match or records its outcome; such entries can be stored in a
   * full journal.
   */
  private static boolean endsMatch(Entry<?> entry) {
    return entry instanceof Entry.Control<?>(ControlEntry control)
        && (control instanceof ControlEntry.Conceded || control instanceof ControlEntry.Concluded);
  }

  /** Returns whether a rejection means that a legal entry could not be stored. */
  private static boolean isStorageFailure(Rejection rejection) {
    return rejection.code() == RejectionCode.NOT_SAVED
        || rejection.code() == RejectionCode.JOURNAL_FULL
        || rejection.code() == RejectionCode.TABLE_CHANGED;
  }

  private EntryResult<C, O, V> validate(Entry<C> entry) {
    return switch (entry) {
      case Entry.Ply<C>(Seat seat, C command) -> match.submit(seat, command);
      case Entry.Control<C>(ControlEntry control) -> match.addControl(control);
    };
  }

  private void apply(Applied<C, O, V> applied) {
    match = applied.next();
    bots.queueObservations(match, applied.entry(), applied.events());
  }

  /**
   * Returns whether the view and the legal commands of the seat that submitted a command are
   * unchanged; always true for control entries, which do not depend on them.
   */
  private boolean isUnchangedFor(Entry<C> entry, Match<C, O, V> before) {
    return !(entry instanceof Entry.Ply<C>(Seat seat, C _))
        || (match.legalCommands(seat).equals(before.legalCommands(seat))
            && match.view(seat).equals(before.view(seat)));
  }

  /**
   * Applies entries written by others, and calls the listeners after each. If an entry cannot be
   * applied, stops the match until a later call can apply it. Returns whether any entry was
   * applied.
   */
  private boolean applyNewEntries() {
    int before = match.position();
    Optional<InputError> error = Optional.empty();
    Iterator<String> lines = store.entriesSince(before).iterator();
    while (error.isEmpty() && lines.hasNext()) {
      error = applyLine(lines.next());
      if (error.isEmpty()) {
        listeners.forEach(Runnable::run);
      }
    }
    if (error.isPresent() || store.failure().isEmpty()) {
      catchUpError =
          error.map(reason -> Titles.ERROR_MESSAGES.format(reason.code(), reason.arguments()));
    }
    return match.position() > before;
  }

  private Optional<InputError> applyLine(String line) {
    return switch (ScriptPlayer.parseEntry(this, line)) {
      case Invalid<Entry<C>>(List<InputError> errors) -> errors.stream().findFirst();
      case Valid<Entry<C>>(Entry<C> entry) ->
          switch (validate(entry)) {
            case Applied<C, O, V> applied -> {
              apply(applied);
              yield Optional.empty();
            }
            case NotApplied<C, O, V>(Rejection rejection) ->
                Optional.of(InputError.at(1, 1, ScriptErrorCode.ENTRY_REJECTED, line, rejection));
          };
    };
  }

  /**
   * If the match is over, journals the outcome unless it has been journaled or cannot be stored,
   * and sends it to the programs.
   */
  void conclude() {
    exclusively(
        () ->
            failure().isEmpty()
                && match.turn() instanceof Turn.Over(var outcome)
                && match
                    .entriesBackwards()
                    .noneMatch(entry -> entry instanceof Entry.Control<?>(ControlEntry.Concluded _))
                && addControl(new ControlEntry.Concluded(outcome.toString())) instanceof Applied);
    bots.finishPrograms(match);
  }
}
