package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.page.Screen.InputOptions;
import lethe.app.page.Screen.Picture;
import lethe.app.page.TextPage;
import lethe.app.session.ReviewEffect.ReviewReply;
import lethe.app.titles.Access;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * A finished match, viewed step by step. A seat or spectator sees the same as during the match; a
 * referee sees everything.
 *
 * @param moment the moment and the viewer
 * @param reply the answer to the last input
 * @param analysis the analysis of the move that led to this moment
 * @param notes the private notes of the user
 * @param size the available size
 * @param shared this screen's part in a review shared by several users
 */
public record ReviewPage<C, O, V>(
    ReplayMoment<C, O, V> moment,
    List<Text> reply,
    MoveAnalysisState analysis,
    Notes notes,
    Size size,
    Optional<SharedReview> shared)
    implements Page<ReviewEffect, ReviewReply> {
  /** The minimum number of rows for the table with its bottom text and the input line. */
  private static final int MIN_BOARD_ROWS = 4;

  /** Creates a review at the beginning, as a spectator, in the default size. */
  public static <C, O, V> ReviewPage<C, O, V> of(
      Title<C, O, V> title, Notation<C> notation, Match<C, O, V> fullMatch) {
    return of(title, notation, fullMatch, Access.OPEN);
  }

  /** Creates a review at the beginning that shows only what access permits. */
  public static <C, O, V> ReviewPage<C, O, V> of(
      Title<C, O, V> title, Notation<C> notation, Match<C, O, V> fullMatch, Access access) {
    ReplayMoment<C, O, V> start = ReplayMoment.of(title, notation, fullMatch, access);
    return new ReviewPage<>(
        start, List.of(), MoveAnalysisState.OFF, Notes.NONE, Size.DEFAULT, Optional.empty());
  }

  /** Returns the game. */
  public Title<C, O, V> title() {
    return moment.title();
  }

  /** Returns the complete match. */
  public Match<C, O, V> fullMatch() {
    return moment.fullMatch();
  }

  /** Returns the number of journal entries at the current moment. */
  public int position() {
    return moment.position();
  }

  /** Returns the viewer. A referee sees everything. */
  public Viewer viewer() {
    return moment.viewer();
  }

  /** Returns this review at another size. */
  public ReviewPage<C, O, V> withSize(Size bounds) {
    return new ReviewPage<>(moment, reply, analysis, notes, bounds, shared);
  }

  /** Returns this review with or without the story. */
  public ReviewPage<C, O, V> withStory(boolean tellsStory) {
    return new ReviewPage<>(moment.withStory(tellsStory), reply, analysis, notes, size, shared);
  }

  /** Returns this review with other notes. */
  public ReviewPage<C, O, V> withNotes(Notes other) {
    return new ReviewPage<>(moment, reply, analysis, other, size, shared);
  }

  /** Returns this review, shared with others, at the leader's position. */
  public ReviewPage<C, O, V> sharedWith(SharedReview.LeaderPosition leader) {
    return at(leader.position()).with(new SharedReview(leader, true, List.of()));
  }

  private ReviewPage<C, O, V> with(SharedReview other) {
    return new ReviewPage<>(moment, reply, analysis, notes, size, Optional.of(other));
  }

  /** Returns this review with chat lines, if it is shared. */
  private ReviewPage<C, O, V> withChat(List<String> lines) {
    return shared.map(group -> with(group.withChat(lines))).orElse(this);
  }

  /** Returns this review at a position, limited to the existing ones. */
  public ReviewPage<C, O, V> at(int entries) {
    return atMoment(moment.at(entries));
  }

  /** Returns this review from the viewpoint with this name. */
  public ReviewPage<C, O, V> viewedAs(String name) {
    return viewerByName(moment.viewers(), name)
        .map(this::with)
        .orElseGet(() -> withReply(noSuchViewer(name)));
  }

  private String noSuchViewer(String name) {
    return viewerByName(Access.OPEN.viewers(fullMatch()), name).isPresent()
        ? MESSAGES.format("review.shared", viewer())
        : MESSAGES.format("review.nobody", name, String.join(", ", names()));
  }

  /**
   * Returns the only viewer whose name begins with a prefix; empty if there is none, or more than
   * one.
   */
  private static Optional<Viewer> viewerByName(List<Viewer> viewers, String name) {
    List<Viewer> matches =
        viewers.stream().filter(one -> nameOf(one).startsWith(name.strip())).toList();
    return matches.size() == 1 ? Optional.of(matches.getFirst()) : Optional.empty();
  }

  private static String nameOf(Viewer viewer) {
    return viewer.toString().toLowerCase(Locale.ROOT);
  }

  /** Returns this review from another viewpoint. */
  public ReviewPage<C, O, V> with(Viewer viewer) {
    return atMoment(moment.with(viewer));
  }

  private ReviewPage<C, O, V> atMoment(ReplayMoment<C, O, V> other) {
    return new ReviewPage<>(other, List.of(), analysis.atOtherMoment(), notes, size, shared);
  }

  /** Returns the names of the viewpoints. */
  public List<String> names() {
    return moment.viewers().stream().map(ReviewPage::nameOf).toList();
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  public String stage() {
    return Stages.nameAt(title(), fullMatch(), position());
  }

  /** Returns this review with an answer. */
  public ReviewPage<C, O, V> withReply(String message) {
    return withReply(message.lines().map(Text::plain).toList());
  }

  /** Returns this review with an answer. */
  ReviewPage<C, O, V> withReply(List<Text> lines) {
    return new ReviewPage<>(moment, lines, analysis, notes, size, shared);
  }

  /** Returns this page, or the answer above this page if it does not fit below the table. */
  private Page<ReviewEffect, ReviewReply> readable() {
    return Text.wrapped(reply, size.columns()).size() <= size.rows() - MIN_BOARD_ROWS
        ? this
        : TextPage.of(reply, size, withReply(List.of()));
  }

  /** Returns this review with the analysis of the current move. */
  ReviewPage<C, O, V> withFindings(List<String> lines) {
    return withAnalysis(analysis.withFindings(lines));
  }

  /** Returns this review with another state of analysis and no answer. */
  ReviewPage<C, O, V> withAnalysis(MoveAnalysisState other) {
    return new ReviewPage<>(moment, List.of(), other, notes, size, shared);
  }

  /** Returns whether an answer or an analysis is visible. */
  boolean hasOpenReply() {
    return !reply.isEmpty() || !analysis.findings().isEmpty();
  }

  /** Returns this review without an answer. */
  ReviewPage<C, O, V> withoutReply() {
    return withAnalysis(analysis.atOtherMoment());
  }

  /** Returns the move to analyze, if the viewer made it. */
  Optional<ReviewEffect.AnalyzeMove> pendingAnalysis() {
    return analysis.isPending() ? moment.leadingMove() : Optional.empty();
  }

  @Override
  public Screen screen(Size size) {
    List<String> chat = shared.map(SharedReview::chat).orElse(List.of());
    return chat.isEmpty()
        ? screenWithoutChat(size)
        : withFindings(
                Stream.concat(analysis.findings().stream().map(Text::words), chat.stream())
                    .toList())
            .screenWithoutChat(size);
  }

  private Screen screenWithoutChat(Size size) {
    Frame frame = frame(size);
    ReviewCommands<C, O, V> commands = new ReviewCommands<>(this, "");
    InputOptions options =
        new InputOptions(
            shared
                .map(group -> group.prompt(this))
                .orElseGet(
                    () ->
                        MESSAGES.format(
                            "prompt.review", position(), fullMatch().position(), viewer())),
            commands.completions(),
            commands.vocabulary(),
            false,
            Screen.preview(frame, this::isCommand),
            ReviewCommands.JUDGE);
    return new Screen(
        hasOpenReply() ? Screen.Kind.STEPS_WITH_REPLY : Screen.Kind.STEPS,
        new Picture(size, frame, List.of(), List::of, false, false, this::text),
        options,
        moment.toldSince(Match.BEFORE_DEAL),
        () -> commands.help().stream().map(Text::plain).toList());
  }

  @Override
  public PageTransition<ReviewEffect, ReviewReply> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) ->
          line.isBlank() ? enter(line) : withChat(List.of()).enter(line);
      case PageEvent.PageTurn(int by) ->
          goTo(at(Math.clamp((long) position() + by, 0, fullMatch().position())));
      case PageEvent.MessageReceived(List<String> lines, _) -> PageTransition.stay(withChat(lines));
      case PageEvent.CloseRequested _ when hasOpenReply() || hasChat() ->
          PageTransition.stay(withoutReply().withChat(List.of()));
      case PageEvent.CloseRequested _, PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.Resized(Size bounds) -> PageTransition.stay(withSize(bounds));
      case PageEvent.SecondPassed _, PageEvent.Changed _ -> PageTransition.stay(this);
    };
  }

  private boolean hasChat() {
    return shared.filter(group -> !group.chat().isEmpty()).isPresent();
  }

  private PageTransition<ReviewEffect, ReviewReply> enter(String line) {
    return new ReviewCommands<>(this, line).execute();
  }

  /** Returns whether a line has an effect other than an answer. */
  private boolean isCommand(String line) {
    ReviewPage<C, O, V> unanswered = withAnalysis(MoveAnalysisState.OFF);
    return unanswered
        .enter(line)
        .page()
        .filter(
            page ->
                page instanceof ReviewPage<?, ?, ?> next
                    && (next.reply.isEmpty() || next.position() != position()))
        .isPresent();
  }

  /** Shows a page of this review without moving the other participants. */
  PageTransition<ReviewEffect, ReviewReply> stay(ReviewPage<C, O, V> next) {
    return PageTransition.stay(next.readable());
  }

  /**
   * Shows a page of this review, if its position and viewer are currently permitted. If this user
   * leads a shared review, the others follow.
   */
  PageTransition<ReviewEffect, ReviewReply> goTo(ReviewPage<C, O, V> next) {
    if (shared.isEmpty()) {
      return next.step(Optional.empty());
    }
    SharedReview group = shared.get();
    boolean referee = isReferee(next.viewer());
    if (group.leader().self()) {
      return next.with(group.withFollowing(true))
          .step(Optional.of(new ReviewEffect.MoveAll(next.position(), referee)));
    }
    return group
        .refusal(next.position(), referee)
        .map(reason -> PageTransition.<ReviewEffect, ReviewReply>stay(withReply(reason)))
        .orElseGet(
            () ->
                next.with(
                        group.withFollowing(
                            group.follows() && next.position() == group.leader().position()))
                    .step(Optional.empty()));
  }

  /** Returns whether a viewpoint sees more than every seat and the spectator. */
  private static boolean isReferee(Viewer viewer) {
    return !(viewer instanceof Seat) && !(viewer instanceof Spectator);
  }

  /** Shows this moment, and requests its analysis if enabled. */
  private PageTransition<ReviewEffect, ReviewReply> step(Optional<ReviewEffect> request) {
    Optional<ReviewEffect> analysisRequest = pendingAnalysis().map(move -> move);
    return new PageTransition<>(
        Optional.of(analysisRequest.isPresent() ? this : readable()),
        Stream.of(request, analysisRequest).flatMap(Optional::stream).toList());
  }

  @Override
  public PageTransition<ReviewEffect, ReviewReply> onAnswer(ReviewReply answer) {
    return switch (answer) {
      case ReviewReply.MessageReply(List<String> lines) ->
          PageTransition.stay(withReply(String.join("\n", lines)));
      case ReviewReply.BranchesListed(List<BranchEntry> branches, Size bounds) ->
          PageTransition.stay(BranchListPage.of(this, branches, bounds));
      case ReviewReply.LeaderMoved(SharedReview.LeaderPosition position) ->
          shared
              .map(group -> onLeaderMoved(group, position))
              .orElseGet(() -> PageTransition.stay(this));
      case ReviewReply.AnalysisFound(List<String> lines) ->
          PageTransition.stay(withFindings(lines));
    };
  }

  private PageTransition<ReviewEffect, ReviewReply> onLeaderMoved(
      SharedReview group, SharedReview.LeaderPosition position) {
    ReviewPage<C, O, V> next =
        with(new SharedReview(position, group.follows() || position.self(), group.chat()));
    if (position.position() == position()) {
      return PageTransition.stay(next);
    }
    if (position.self()) {
      return next.goTo(next);
    }
    return group.follows()
        ? next.at(position.position()).step(Optional.empty())
        : PageTransition.stay(next);
  }

  /**
   * Draws the table with the last action and the latest messages. The table is shortened for an
   * answer, and for the texts if they would not fit otherwise.
   */
  public Frame frame(Size size) {
    Frame board = moment.table(size);
    int availableRows = Math.max(0, size.rows() - board.size().rows() - 1);
    if (Text.wrapped(reply, size.columns()).size() > availableRows) {
      return TextBelowBoard.of(board, reply, size.rows() - MIN_BOARD_ROWS, size);
    }
    List<Text> all = text();
    List<Text> eventLines = all.subList(0, all.size() - analysis.findings().size());
    List<Text> lines = Text.wrapped(eventLines, size.columns());
    List<Text> newest = latestLines(lines, availableRows > 0 ? availableRows : size.rows() / 2);
    Frame gap = Frame.of(availableRows > lines.size() ? List.of(Text.EMPTY) : List.of());
    Frame boardWithText =
        availableRows > 0
            ? board.stackedOn(gap, Frame.of(newest))
            : TextBelowBoard.of(board, newest, newest.size(), size);
    // An answer takes precedence over an analysis.
    return reply.isEmpty() ? analysis.drawBelow(boardWithText, size) : boardWithText;
  }

  private static List<Text> latestLines(List<Text> lines, int maxLines) {
    return lines.subList(Math.max(0, lines.size() - maxLines), lines.size());
  }

  /** Returns the last action, the messages about it, and the answer. */
  public List<Text> text() {
    List<Text> below = new ArrayList<>(moment.lastMove());
    notes
        .at(position())
        .ifPresent(note -> below.add(Text.bright(MESSAGES.format("review.note", note))));
    below.addAll(reply);
    below.addAll(analysis.findings());
    return below;
  }

  /** Returns the description of the table. */
  public List<String> words() {
    return moment.words();
  }
}
