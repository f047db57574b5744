package lethe.app.server.event;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import lethe.app.event.Deal;
import lethe.app.event.DealEvent;
import lethe.app.event.Par;
import lethe.app.event.Score;
import lethe.app.play.TaskRunner;
import lethe.app.sim.Contestant;
import lethe.app.sim.Simulation;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Computes the results of bots on the deals of events, for comparison. Each deal is played when its
 * result is first requested; the most recently requested results are cached. Thread-safe.
 */
final class ParCalculator {
  private static final int CACHE_SIZE = 1_000;

  /** The maximum time that a request waits for a result. */
  private static final Duration MAX_WAIT = Duration.ofSeconds(1);

  private final TaskRunner executor;

  private final Map<String, CompletableFuture<Optional<Par>>> cache =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(
                Map.Entry<String, CompletableFuture<Optional<Par>>> oldest) {
              return size() > CACHE_SIZE;
            }
          });

  ParCalculator(TaskRunner executor) {
    this.executor = executor;
  }

  /**
   * Returns the result of bots on a deal. Waits for it up to {@link #MAX_WAIT}; empty if it is
   * still being computed, if that failed, or if the thread is interrupted.
   */
  Optional<Par> awaitPar(DealEvent event, int number, Deal deal) {
    String key = event.id() + " " + number + " " + deal.seed();
    try {
      return cache
          .computeIfAbsent(key, _ -> start(event, deal))
          .get(MAX_WAIT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (TimeoutException | ExecutionException e) {
      return Optional.empty();
    }
  }

  private CompletableFuture<Optional<Par>> start(DealEvent event, Deal deal) {
    CompletableFuture<Optional<Par>> par = new CompletableFuture<>();
    Thread.ofVirtual().name("par").start(() -> par.complete(compute(event.title(), event, deal)));
    return par;
  }

  /** Computes the result in two parts, so that other tasks of the executor can run between them. */
  private <C, O, V> Optional<Par> compute(Title<C, O, V> title, DealEvent event, Deal deal) {
    Game<?, C, O, V> game = openGame(title, event);
    // The strongest level may be slow; the one below plays about as well as human players.
    List<BotLevel<C, O, V>> levels = title.bots().levels();
    BotLevel<C, O, V> level = levels.get(Math.max(0, levels.size() - 2));
    return runOnBotThread(() -> score(simulate(title, game, event, deal, level), event))
        .map(score -> new Par(level.name(), score, omniscientScore(title, game, event, deal)));
  }

  private <C, O, V> Optional<Score> omniscientScore(
      Title<C, O, V> title, Game<?, C, O, V> game, DealEvent event, Deal deal) {
    return title
        .bots()
        .omniscientPlayer()
        .flatMap(bot -> runOnBotThread(() -> score(bot.play(game, deal.seed()), event)));
  }

  private <T> Optional<T> runOnBotThread(Supplier<T> work) {
    return executor.submit(work, _ -> {}).resultUnlessCanceled();
  }

  private static <C, O, V> Game<?, C, O, V> openGame(Title<C, O, V> title, DealEvent event) {
    return switch (title.open(event.options())) {
      case Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) -> game;
      case Invalid<Game<?, C, O, V>>(List<InputError> errors) ->
          throw new IllegalStateException(errors.toString());
    };
  }

  private static <C, O, V> Outcome simulate(
      Title<C, O, V> title,
      Game<?, C, O, V> game,
      DealEvent event,
      Deal deal,
      BotLevel<C, O, V> level) {
    List<Contestant<C, O, V>> contestants = new ArrayList<>();
    List<Header.SeatedPlayer> players = new ArrayList<>();
    event
        .botLevels()
        .forEach(
            (seat, levelName) -> {
              BotLevel<C, O, V> player =
                  levelName.isEmpty() ? level : title.levelByName(levelName).orElseThrow();
              contestants.add(new Contestant.OfLevel<>(player));
              players.add(new Header.SeatedPlayer(seat, new Player.Machine(player.name())));
            });
    Header header = new Header(title.id(), event.options(), deal.seed(), "", players);
    return new Simulation<>(game, header, contestants, _ -> Optional.empty(), false)
        .playMatch(deal.seed())
        .outcome();
  }

  private static Score score(Outcome outcome, DealEvent event) {
    return outcome.results().stream()
        .filter(result -> event.playerSeats().contains(result.seat()))
        .map(result -> new Score(result.won(), result.score(), outcome.ending(), ""))
        .min(Score.BEST_FIRST)
        .orElseThrow();
  }
}
