package lethe.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import lethe.app.program.ProgramPlayer;
import lethe.app.program.ProgramSeats;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.engine.core.Bot;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Decision;
import lethe.engine.core.Entry;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;

/**
 * The bots and the running programs that play at one table. Observations for a bot are queued until
 * it has to move, so that entering a move never waits for a thinking bot. The table holds its write
 * lock while bots are replaced or their queues change, but not while a bot thinks.
 */
final class TableBots<C, O, V> {
  private final Title<C, O, V> title;
  private final Game<?, C, O, V> game;
  private final Map<Seat, BotSeat<C, O, V>> botSeats = new HashMap<>();

  private final Map<Seat, ProgramPlayer<C, O, V>> programs = new ConcurrentHashMap<>();

  /** The programs whose failure or resignation has been reported. */
  private final Set<ProgramPlayer<C, O, V>> reportedPrograms = ConcurrentHashMap.newKeySet();

  private record BotSeat<C, O, V>(Bot<C, O, V> bot, List<O> queuedObservations) {}

  /**
   * A bot's choice, and the position at which it was made.
   *
   * @param command the command; empty if the seat concedes
   */
  record BotChoice<C>(Seat seat, Optional<C> command, int position) {}

  /** A bot or program that is to move, and how it chooses a command. */
  record BotTurn<C>(Seat seat, int position, Function<ProgressListener, Optional<C>> chooser) {
    BotChoice<C> choose(ProgressListener progress) {
      return new BotChoice<>(seat, chooser.apply(progress), position);
    }
  }

  TableBots(Title<C, O, V> title, Game<?, C, O, V> game) {
    this.title = title;
    this.game = game;
  }

  /**
   * Removes the bot of a seat, and creates another one if the seat's current player is a bot. The
   * new bot receives all observations of the seat that were not taken back.
   */
  void replaceBot(Match<C, O, V> match, Seat seat) {
    botSeats.remove(seat);
    if (match.players().get(seat.index()) instanceof Player.Machine(String levelName)) {
      Bot<C, O, V> bot = createBot(match, title.levelByName(levelName).orElseThrow(), seat, "bot");
      botSeats.put(seat, new BotSeat<>(bot, new ArrayList<>(observations(match, seat))));
    }
  }

  /**
   * Queues the observations of an entry for the bots. Replaces bots if the entry changed a player,
   * took back a ply or dealt cards again.
   *
   * @param match the match after the entry
   */
  void queueObservations(Match<C, O, V> match, Entry<C> entry, List<GameEvent<O>> events) {
    events.forEach(
        event ->
            botSeats.forEach(
                (seat, botSeat) -> botSeat.queuedObservations().add(event.observationFor(seat))));
    switch (entry) {
      case Entry.Control<C>(ControlEntry.SeatReassigned(Seat seat, Player _)) ->
          replaceBot(match, seat);
      case Entry.Control<C>(ControlEntry.Undone()), Entry.Control<C>(ControlEntry.Reshuffled _) ->
          match.seats().forEach(seat -> replaceBot(match, seat));
      case Entry.Control<C> _, Entry.Ply<C> _ -> {}
    }
  }

  /**
   * Lets running programs play the seats that they hold. Returns the seats of programs that are not
   * running.
   */
  List<Seat> attachPrograms(Match<C, O, V> match, ProgramSeats running) {
    List<Seat> unattended = new ArrayList<>();
    for (Seat seat : match.seats()) {
      Player player = match.players().get(seat.index());
      if (player instanceof Player.Program) {
        running
            .programPlayer(title, game, seat, player)
            .ifPresentOrElse(program -> programs.put(seat, program), () -> unattended.add(seat));
      }
    }
    return unattended;
  }

  /** Sends the programs the result if the match is over. */
  void finishPrograms(Match<C, O, V> match) {
    programs.values().forEach(program -> program.finish(match));
  }

  /** Returns the remarks of programs about their moves, keyed by the position after the move. */
  SortedMap<Integer, String> programRemarks() {
    SortedMap<Integer, String> remarks = new TreeMap<>();
    programs.values().forEach(program -> remarks.putAll(program.remarks()));
    return remarks;
  }

  /** Returns the messages about programs that no longer play, each only once. */
  List<String> takeProgramReports() {
    List<String> lines = new ArrayList<>();
    for (ProgramPlayer<C, O, V> program : programs.values()) {
      if (!reportedPrograms.contains(program)) {
        List<String> report = program.report();
        lines.addAll(report);
        if (!report.isEmpty()) {
          reportedPrograms.add(program);
        }
      }
    }
    return lines;
  }

  /** Returns the seat of the bot or running program that moves next, if there is one. */
  Optional<Seat> nextSeat(Match<?, ?, ?> match) {
    return match.turn() instanceof Turn.Awaits(List<Seat> awaited)
        ? awaited.stream().filter(seat -> hasBotOrProgram(match, seat)).findFirst()
        : Optional.empty();
  }

  private boolean hasBotOrProgram(Match<?, ?, ?> match, Seat seat) {
    return switch (match.players().get(seat.index())) {
      case Player.Machine _ -> true;
      case Player.Program _ -> programs.containsKey(seat);
      case Player.Human() -> false;
    };
  }

  /**
   * Returns the bot or program that moves next, if there is one, and hands over the observations
   * queued for it.
   */
  Optional<BotTurn<C>> takeTurn(Match<C, O, V> match) {
    return nextSeat(match).map(seat -> turnOf(match, seat));
  }

  private BotTurn<C> turnOf(Match<C, O, V> match, Seat seat) {
    ProgramPlayer<C, O, V> program = programs.get(seat);
    if (program != null && match.players().get(seat.index()) instanceof Player.Program) {
      return new BotTurn<>(seat, match.position(), progress -> program.choose(match, progress));
    }
    BotSeat<C, O, V> botSeat = Objects.requireNonNull(botSeats.get(seat));
    List<O> observations = List.copyOf(botSeat.queuedObservations());
    botSeat.queuedObservations().clear();
    return new BotTurn<>(
        seat,
        match.position(),
        progress -> {
          observations.forEach(botSeat.bot()::observe);
          return Optional.of(
              botSeat.bot().choose(match.view(seat), match.legalCommands(seat), progress));
        });
  }

  /** Returns a bot of the strongest level with the knowledge of a seat. */
  Bot<C, O, V> bestBot(Match<C, O, V> match, Seat seat) {
    Bot<C, O, V> bot = createBot(match, title.bots().levels().getLast(), seat, "hint");
    List<C> legal = match.legalCommands(seat);
    if (legal.isEmpty()) {
      observations(match, seat).forEach(bot::observe);
    } else {
      Decision.pending(match, seat, legal.getFirst())
          .history()
          .forEach(
              snapshot -> {
                snapshot.observations().forEach(bot::observe);
                bot.see(snapshot.view());
              });
    }
    return bot;
  }

  /**
   * Returns the reasons for a command as sentences, most important first.
   *
   * @param evaluations the values of the legal commands, best first; empty if they are not known
   */
  List<String> explain(
      Match<C, O, V> match, Seat seat, C command, List<EvaluatedCommand<C>> evaluations) {
    Decision<C, O, V> decision = Decision.pending(match, seat, command);
    // The seed of the match would reveal information that is hidden from the seat.
    Rng rng = new Rng(0).derive("reasons " + seat.name() + " " + decision.number());
    return title.bots().explainer().explain(game, decision, evaluations, rng);
  }

  private static <O> List<O> observations(Match<?, O, ?> match, Seat seat) {
    return match.observationsNotUndone(seat).stream().map(ToldObservation::observation).toList();
  }

  private Bot<C, O, V> createBot(
      Match<C, O, V> match, BotLevel<C, O, V> level, Seat seat, String purpose) {
    Rng stream =
        new Rng(match.header().seed()).derive(purpose + " " + seat.name() + " " + level.name());
    return level.factory().make(game, seat, stream);
  }

  /** Returns the strongest bot's move for a seat; empty if the seat is not to move. */
  Optional<C> hint(Match<C, O, V> match, Seat seat) {
    List<C> legal = match.legalCommands(seat);
    return legal.isEmpty()
        ? Optional.empty()
        : Optional.of(bestBot(match, seat).choose(match.view(seat), legal));
  }

  /**
   * Returns the strongest bot's assessments of all legal commands; empty if it makes none, or if
   * the seat is not to move.
   */
  List<EvaluatedCommand<C>> evaluate(Match<C, O, V> match, Seat seat, ProgressListener progress) {
    List<C> legal = match.legalCommands(seat);
    return legal.isEmpty()
        ? List.of()
        : bestBot(match, seat).evaluate(match.view(seat), legal, progress);
  }
}
