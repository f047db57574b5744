package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.PausePolicy;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.story.StoryProgress;
import lethe.app.titles.Access;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;

/** A match and its page, both driven by a test. */
final class MatchPageTester<C, O, V> {
  private static final int MAX_PLIES = 5_000;

  private final Game<?, C, O, V> game;
  private final Map<Viewer, Integer> observedCounts = new HashMap<>();
  private Match<C, O, V> match;
  private Size size;
  private Page<MatchEffect<C>, MatchUpdate<C, O, V>> page;

  private MatchPageTester(
      Game<?, C, O, V> game, Match<C, O, V> match, MatchPage<C, O, V> matchPage) {
    this.game = game;
    this.match = match;
    this.page = matchPage;
    this.size = matchPage.size();
  }

  /**
   * Creates a page that shows the deal, without pauses.
   *
   * @param ownSeatCount the number of seats, from the first on, that are played here
   */
  static <C, O, V> MatchPageTester<C, O, V> of(
      Title<C, O, V> title,
      Options options,
      long seed,
      int ownSeatCount,
      Viewer viewer,
      Size size) {
    return of(title, options, seed, ownSeatCount, viewer, size, PausePolicy.NEVER);
  }

  /** Creates a page that shows the deal and pauses according to a policy. */
  static <C, O, V> MatchPageTester<C, O, V> of(
      Title<C, O, V> title,
      Options options,
      long seed,
      int ownSeatCount,
      Viewer viewer,
      Size size,
      PausePolicy policy) {
    return of(
        title,
        options,
        seed,
        ownSeatCount,
        viewer,
        size,
        false,
        new Preferences(true, false, true, policy, false, false, false));
  }

  /**
   * Creates a page on a server that shows the deal to a spectator, with {@link PausePolicy#ALWAYS}.
   */
  static <C, O, V> MatchPageTester<C, O, V> ofServerSpectator(
      Title<C, O, V> title, long seed, Size size) {
    Preferences preferences =
        new Preferences(true, false, true, PausePolicy.ALWAYS, false, false, false);
    return of(title, Options.NONE, seed, 0, Spectator.SPECTATOR, size, true, preferences);
  }

  /** Creates a page with spoken output. */
  static <C, O, V> MatchPageTester<C, O, V> spoken(
      Title<C, O, V> title, long seed, int ownSeatCount, Viewer viewer, Size size) {
    Preferences preferences =
        new Preferences(true, false, false, PausePolicy.NEVER, true, true, false);
    return of(title, Options.NONE, seed, ownSeatCount, viewer, size, false, preferences);
  }

  /** Returns a page of the same match with other preferences, before its first message. */
  static <C, O, V> MatchPage<C, O, V> withPreferences(
      MatchPage<C, O, V> page, Preferences preferences) {
    MatchPageContext<C> context = page.context();
    return MatchPage.of(
        new MatchPageContext<>(
            context.notation(),
            context.ownSeats(),
            context.online(),
            context.hintsAllowed(),
            context.task(),
            context.canFork(),
            context.file(),
            preferences),
        page.snapshot(),
        StoryProgress.atStart(new Rng(1)),
        page.size());
  }

  private static <C, O, V> MatchPageTester<C, O, V> of(
      Title<C, O, V> title,
      Options options,
      long seed,
      int ownSeatCount,
      Viewer viewer,
      Size size,
      boolean online,
      Preferences preferences) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(options)).value();
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    List<SeatedPlayer> players =
        IntStream.range(0, seats.size())
            .mapToObj(
                i ->
                    new SeatedPlayer(
                        seats.get(i),
                        i < ownSeatCount
                            ? new Player.Human()
                            : new Player.Machine(title.bots().defaultLevel())))
            .toList();
    Match<C, O, V> match = Match.start(game, new Header(title.id(), options, seed, "", players));
    MatchPage<C, O, V> matchPage =
        MatchPage.of(
            new MatchPageContext<>(
                game.notation(),
                seats.subList(0, ownSeatCount),
                online,
                title.hintsAllowed(options),
                Optional.empty(),
                true,
                Optional.empty(),
                preferences),
            Snapshot.of(title, match, viewer),
            Storyteller.initialProgress(match.header()),
            size);
    MatchPageTester<C, O, V> tester = new MatchPageTester<>(game, match, matchPage);
    tester.refresh(viewer);
    return tester;
  }

  Match<C, O, V> match() {
    return match;
  }

  /** Returns the match's page, without the texts above it. */
  @SuppressWarnings("unchecked")
  MatchPage<C, O, V> matchPage() {
    return (MatchPage<C, O, V>) page.bottomPage();
  }

  /** Returns the page on screen: that of the match, or a text above it. */
  Page<MatchEffect<C>, MatchUpdate<C, O, V>> page() {
    return page;
  }

  /** Passes an event to the page and returns the requested effects. */
  List<MatchEffect<C>> send(PageEvent event) {
    size = event instanceof PageEvent.Resized(Size newSize) ? newSize : size;
    return apply(page.onEvent(event));
  }

  /** Passes an update to the page and returns the requested effects. */
  List<MatchEffect<C>> send(MatchUpdate<C, O, V> update) {
    return apply(page.onAnswer(update));
  }

  private List<MatchEffect<C>> apply(PageTransition<MatchEffect<C>, MatchUpdate<C, O, V>> step) {
    page = step.page().orElse(page);
    return step.effects();
  }

  List<MatchEffect<C>> type(String line) {
    return send(new PageEvent.LineEntered(line));
  }

  /** Plays commands for the seats to move without showing them on the page. */
  void play(String... lines) {
    for (String line : lines) {
      for (C command : ((Parsed<C>) game.notation().parse(line)).values()) {
        Applied<C, O, V> applied = (Applied<C, O, V>) match.submit(mover(), command);
        match = applied.next();
      }
    }
  }

  /** Plays a random legal command for the seat to move without showing it on the page. */
  void playRandomCommand(MutableRng rng) {
    C command = rng.pick(match.legalCommands(mover()));
    match = ((Applied<C, O, V>) match.submit(mover(), command)).next();
  }

  /**
   * Plays random legal commands until the match is over. Fails if that takes more than {@link
   * #MAX_PLIES} plies.
   */
  void playOut() {
    MutableRng rng = new MutableRng(new Rng(match.header().seed()));
    for (int ply = 0; !match.turn().isOver(); ply++) {
      assertThat(ply).as("plies of a match that does not end").isLessThan(MAX_PLIES);
      playRandomCommand(rng);
    }
  }

  /** Plays random legal commands until the match is over, and returns a review of it. */
  ReviewPage<C, O, V> playOutAndReview() {
    playOut();
    return ReviewPage.of(matchPage().title(), matchPage().notation(), match);
  }

  void addControl(ControlEntry control) {
    match = ((Applied<C, O, V>) match.addControl(control)).next();
  }

  /** Returns the rejection of a command for the seat to move; empty if it is legal. */
  Optional<Rejection> rejection(String line) {
    C command = ((Parsed<C>) game.notation().parse(line)).values().getFirst();
    return match.submit(mover(), command) instanceof NotApplied<C, O, V>(Rejection rejection)
        ? Optional.of(rejection)
        : Optional.empty();
  }

  /**
   * Reports to the page that the rules rejected a command of the line.
   *
   * @param playedCount the number of commands before it that were accepted
   */
  void reject(String line, int playedCount, Rejection rejection) {
    send(
        new MatchUpdate.CommandRejected<>(
            ((Parsed<C>) game.notation().parse(line)).commands(), playedCount, rejection));
  }

  Seat mover() {
    return match.seats().stream().filter(match.turn()::awaits).findFirst().orElseThrow();
  }

  /** Updates the page with the current view of a viewer and the new messages for that viewer. */
  void refresh(Viewer viewer) {
    List<ToldObservation<O>> observations = match.observations(viewer);
    List<Seat> sharing =
        matchPage().title().mayShareView(match.view(viewer))
            ? matchPage().ownSeats().stream().filter(seat -> !seat.equals(viewer)).toList()
            : List.of();
    sharing.forEach(seat -> observedCounts.put(seat, observations.size()));
    int from = observedCounts.getOrDefault(viewer, 0);
    observedCounts.put(viewer, observations.size());
    Moment<C, O, V> moment =
        new Moment<>(
            Snapshot.of(matchPage().title(), match, viewer),
            observations.subList(from, observations.size()),
            Optional.empty(),
            isLastEntryForeign(),
            false,
            sharing,
            false);
    PostMatchSummary summary =
        PostMatchSummary.of(matchPage().title(), match, viewer, Optional.empty(), Access.OPEN);
    send(new MatchUpdate.Advanced<>(List.of(), List.of(moment), summary));
  }

  /** Returns whether the last entry is a ply of a seat that is not played here. */
  private boolean isLastEntryForeign() {
    return match
        .entriesBackwards()
        .findFirst()
        .filter(
            last ->
                last instanceof Entry.Ply<C> ply && !matchPage().ownSeats().contains(ply.seat()))
        .isPresent();
  }

  String screen() {
    return currentScreen().frame().toString();
  }

  /** Closes all texts above the table. */
  MatchPageTester<C, O, V> closeTexts() {
    while (page instanceof TextPage<?, ?>) {
      type("");
    }
    return this;
  }

  Screen currentScreen() {
    return page.screen(size);
  }

  /** Returns the reply, whether it is shown below the table or as a text above it. */
  List<String> reply() {
    List<Text> lines =
        page instanceof TextPage<?, ?> reading ? reading.pager().lines() : matchPage().reply();
    return lines.stream().map(Text::text).toList();
  }

  List<String> recentMessages() {
    return matchPage().recentMessages().stream().map(Text::text).toList();
  }
}
