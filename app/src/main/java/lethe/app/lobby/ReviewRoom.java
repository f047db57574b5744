package lethe.app.lobby;

import java.util.Optional;
import lethe.app.page.Event;
import lethe.app.page.Runner;
import lethe.app.page.Screen;
import lethe.app.play.MoveJudge;
import lethe.app.play.Table;
import lethe.app.server.Gathering;
import lethe.app.server.ServerTable;
import lethe.app.server.TableService;
import lethe.app.session.Review;
import lethe.app.session.Together;
import lethe.app.session.Together.News;
import lethe.app.session.Together.Stand;
import lethe.app.session.Together.Want;
import lethe.app.titles.Access;

/** Runs a joint review of a finished match for one user. */
final class ReviewRoom implements Runner.Performer<Want, News> {
  private final Gathering gathering;
  private final TableConsole here;
  private final MoveJudge<?, ?, ?> judge;
  private final Runner<Want, News> runner;
  private Stand known;

  private <C, O, V> ReviewRoom(
      LobbyContext context, Gathering gathering, TableConsole here, Table<C, O, V> match) {
    Access access = context.server().sharedDeals().access(gathering.table(), context.account());
    this.gathering = gathering;
    this.here = here;
    this.judge = new MoveJudge<>(match, here, context.server().botExecutorFor(context.session()));
    this.known = stand();
    Review<C, O, V> review =
        Review.of(match.title(), match.game().notation(), match.match(), access).sized(here.size());
    this.runner = new Runner<>(here, Together.of(review, known), this);
  }

  /** Reviews the finished match of a table until the user leaves. */
  static void run(LobbyContext context, ServerTable table) {
    TableService atTable = context.server().tableService();
    Gathering gathering = atTable.reviewGroup(table);
    TableConsole here = TableConsole.reviewing(context, gathering.table());
    context.show(here);
    atTable.join(here, gathering);
    try {
      Table<?, ?, ?> match = gathering.table().match().orElseThrow();
      new ReviewRoom(context, gathering, here, match).runner.run();
    } finally {
      context.show(here.behind());
      atTable.leave(here, gathering);
    }
  }

  private Stand stand() {
    Gathering.Lead lead = gathering.lead();
    return new Stand(
        lead.leader(), gathering.isLedBy(here), lead.moment(), lead.furthest(), lead.open());
  }

  @Override
  public void perform(Want want, Runner<Want, News> to) {
    switch (want) {
      case Want.Judged(var move) -> judge.ask(move).map(News.Found::new).ifPresent(to::tell);
      case Want.Lead() -> gathering.takeLead(here);
      case Want.Go(int moment, boolean open) -> gathering.go(here, moment, open);
    }
  }

  @Override
  public Optional<Event> meanwhile() {
    Optional<News> news = led().or(() -> judge.found().map(News.Found::new));
    news.ifPresent(runner::tell);
    return news.map(_ -> new Event.Changed());
  }

  /** Returns the leader's position if it has changed since the last call. */
  private Optional<News> led() {
    Stand now = stand();
    Optional<News> news = Optional.<News>of(new News.Led(now)).filter(_ -> !now.equals(known));
    known = now;
    return news;
  }

  @Override
  public Screen shown(Screen screen) {
    return judge.shown(screen);
  }

  @Override
  public void heard(Event event, Runner<Want, News> to) {
    judge.heard(event);
    to.happen(event);
  }
}
