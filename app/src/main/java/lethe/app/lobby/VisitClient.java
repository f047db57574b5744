package lethe.app.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import lethe.app.page.Console;
import lethe.app.server.Client;
import lethe.app.server.Farewell;
import lethe.app.server.News;
import lethe.app.server.Occupant;

/** Delivers notifications to one session, whatever page it shows. Thread-safe. */
final class VisitClient implements Client {
  private final RemoteTerminal terminal;
  private final CountDownLatch over = new CountDownLatch(1);

  /** Notifications that have not been shown yet. */
  private final Queue<News> told = new ConcurrentLinkedQueue<>();

  private volatile Optional<Farewell> farewell = Optional.empty();

  /** The current console; empty until a session that runs a single command opens one. */
  private volatile Optional<Console> console = Optional.empty();

  VisitClient(RemoteTerminal terminal) {
    this.terminal = terminal;
  }

  Optional<Console> console() {
    return console;
  }

  /** Sets the current console. Notifications that arrived on the way to a table are shown there. */
  void show(Console shown) {
    console = Optional.of(shown);
    passOn();
  }

  @Override
  public void tell(News news) {
    if (news instanceof News.Summons called) {
      console.ifPresent(one -> one.ring(Sentences.alert(called)));
    }
    if (isPlaying() || terminal.hasTerminal()) {
      told.add(news);
      // A player who reaches the table between these calls still gets the notification.
      passOn();
      wake();
    }
  }

  /** Passes pending notifications on at once if the user is at a table. */
  private void passOn() {
    if (console.orElse(null) instanceof Occupant here) {
      taken().forEach(here::tell);
    }
  }

  /** Returns the pending notifications as text and removes them. */
  List<String> told() {
    return told(Sentences::say);
  }

  /** Returns the pending notifications as worded by a function and removes them. */
  List<String> told(Function<News, String> say) {
    return taken().stream().map(say).toList();
  }

  private List<News> taken() {
    List<News> all = new ArrayList<>();
    for (News news = told.poll(); news != null; news = told.poll()) {
      all.add(news);
    }
    return all;
  }

  @Override
  public void wake() {
    console.ifPresent(Console::wake);
  }

  @Override
  public void end(Farewell why) {
    farewell = Optional.of(why);
    wake();
  }

  Optional<Farewell> farewell() {
    return farewell;
  }

  boolean isEnding() {
    return farewell.isPresent();
  }

  @Override
  public boolean wasTouched() {
    return terminal.wasTouched();
  }

  @Override
  public boolean isPlaying() {
    return console.filter(Occupant.class::isInstance).isPresent();
  }

  @Override
  public boolean isStaying() {
    return console.isPresent();
  }

  /** Marks the session as ended. */
  void gone() {
    over.countDown();
  }

  @Override
  public void await(Duration patience) {
    try {
      over.await(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
