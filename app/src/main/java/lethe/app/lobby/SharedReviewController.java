package lethe.app.lobby;

import java.util.Optional;
import lethe.app.page.PageEvent;
import lethe.app.page.PageRunner;
import lethe.app.page.Screen;
import lethe.app.play.MoveAnalyzer;
import lethe.app.play.Table;
import lethe.app.server.ReviewGroup;
import lethe.app.server.ServerTable;
import lethe.app.server.TableService;
import lethe.app.session.ReviewPage;
import lethe.app.session.SharedReviewPage;
import lethe.app.session.SharedReviewPage.LeaderPosition;
import lethe.app.session.SharedReviewPage.SharedReviewEffect;
import lethe.app.session.SharedReviewPage.SharedReviewUpdate;
import lethe.app.titles.Access;

/** Runs a joint review of a finished match for one user. */
final class SharedReviewController
    implements PageRunner.EffectHandler<SharedReviewEffect, SharedReviewUpdate> {
  private final ReviewGroup reviewGroup;
  private final TableConsole console;
  private final MoveAnalyzer<?, ?, ?> judge;
  private final PageRunner<SharedReviewEffect, SharedReviewUpdate> runner;
  private LeaderPosition known;

  private <C, O, V> SharedReviewController(
      LobbyContext context, ReviewGroup reviewGroup, TableConsole console, Table<C, O, V> match) {
    Access access = context.server().sharedDeals().access(reviewGroup.table(), context.account());
    this.reviewGroup = reviewGroup;
    this.console = console;
    this.judge =
        new MoveAnalyzer<>(match, console, context.server().botExecutorFor(context.session()));
    this.known = leaderPosition();
    ReviewPage<C, O, V> review =
        ReviewPage.of(match.title(), match.game().notation(), match.match(), access)
            .withSize(console.size());
    this.runner = new PageRunner<>(console, SharedReviewPage.of(review, known), this);
  }

  /** Reviews the finished match of a table until the user leaves. */
  static void run(LobbyContext context, ServerTable table) {
    TableService atTable = context.server().tableService();
    ReviewGroup reviewGroup = atTable.reviewGroup(table);
    TableConsole console = TableConsole.forReview(context, reviewGroup.table());
    context.show(console);
    atTable.join(console, reviewGroup);
    try {
      Table<?, ?, ?> match = reviewGroup.table().match().orElseThrow();
      new SharedReviewController(context, reviewGroup, console, match).runner.run();
    } finally {
      context.show(console.underlying());
      atTable.leave(console, reviewGroup);
    }
  }

  private LeaderPosition leaderPosition() {
    ReviewGroup.ReviewState lead = reviewGroup.state();
    return new LeaderPosition(
        lead.leader(),
        reviewGroup.isLedBy(console),
        lead.moment(),
        lead.furthest(),
        lead.revealed());
  }

  @Override
  public void handle(
      SharedReviewEffect want, PageRunner<SharedReviewEffect, SharedReviewUpdate> to) {
    switch (want) {
      case SharedReviewEffect.AnalyzeMove(var move) ->
          judge.request(move).map(SharedReviewUpdate.AnalysisFound::new).ifPresent(to::answer);
      case SharedReviewEffect.TakeLead() -> reviewGroup.takeLead(console);
      case SharedReviewEffect.MoveAll(int moment, boolean open) ->
          reviewGroup.moveTo(console, moment, open);
    }
  }

  @Override
  public Optional<PageEvent> pollEvent() {
    Optional<SharedReviewUpdate> news =
        pollLeader().or(() -> judge.poll().map(SharedReviewUpdate.AnalysisFound::new));
    news.ifPresent(runner::answer);
    return news.map(_ -> new PageEvent.Changed());
  }

  /** Returns the leader's position if it has changed since the last call. */
  private Optional<SharedReviewUpdate> pollLeader() {
    LeaderPosition now = leaderPosition();
    Optional<SharedReviewUpdate> news =
        Optional.<SharedReviewUpdate>of(new SharedReviewUpdate.LeaderMoved(now))
            .filter(_ -> !now.equals(known));
    known = now;
    return news;
  }

  @Override
  public Screen decorate(Screen screen) {
    return judge.decorate(screen);
  }

  @Override
  public void onEvent(PageEvent event, PageRunner<SharedReviewEffect, SharedReviewUpdate> to) {
    judge.onEvent(event);
    to.dispatch(event);
  }
}
