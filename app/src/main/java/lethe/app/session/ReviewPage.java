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
import lethe.engine.core.Referee;
import lethe.engine.core.Viewer;

/**
 * A finished match or a script, viewed step by step. A seat or spectator sees the same as during
 * the match; a referee sees everything.
 *
 * @param moment the moment and the viewer
 * @param reply the reply to the last input
 * @param analysis the analysis of the move that led to this moment
 * @param notes the private notes of the user
 * @param size the available size
 * @param sharedReview this screen's part in a review shared by several users; empty if the review
 *     is not shared
 */
public record ReviewPage<C, O, V>(
    ReplayMoment<C, O, V> moment,
    List<Text> reply,
    MoveAnalysisState analysis,
    Notes notes,
    Size size,
    Optional<SharedReview> sharedReview)
    implements Page<ReviewEffect, ReviewReply> {
  /** The minimum number of rows for the table, the separator and the input line. */
  private static final int MIN_BOARD_ROWS = 4;

  /** The minimum number of rows for everything but the findings while an analysis is shown. */
  private static final int MIN_ANALYZED_BOARD_ROWS = 12;

  private static final int SEPARATOR_AND_INPUT_ROWS = 2;

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

  public Title<C, O, V> title() {
    return moment.title();
  }

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

  public ReviewPage<C, O, V> withSize(Size bounds) {
    return new ReviewPage<>(moment, reply, analysis, notes, bounds, sharedReview);
  }

  /** Returns this review with or without the story. */
  public ReviewPage<C, O, V> withStory(boolean tellsStory) {
    return new ReviewPage<>(
        moment.withStory(tellsStory), reply, analysis, notes, size, sharedReview);
  }

  public ReviewPage<C, O, V> withNotes(Notes newNotes) {
    return new ReviewPage<>(moment, reply, analysis, newNotes, size, sharedReview);
  }

  /** Returns this review, shared with others, following the leader, at the leader's position. */
  public ReviewPage<C, O, V> sharedWith(SharedReview.LeaderPosition leader) {
    return atPosition(leader.position())
        .withSharedReview(new SharedReview(leader, true, List.of()));
  }

  private ReviewPage<C, O, V> withSharedReview(SharedReview newSharedReview) {
    return new ReviewPage<>(moment, reply, analysis, notes, size, Optional.of(newSharedReview));
  }

  /** Returns this review with chat lines, if it is shared. */
  private ReviewPage<C, O, V> withChat(List<String> lines) {
    return sharedReview.map(group -> withSharedReview(group.withChat(lines))).orElse(this);
  }

  /** Returns this review at a position, which is clamped to the positions of the match. */
  public ReviewPage<C, O, V> atPosition(int position) {
    return atMoment(moment.atPosition(position));
  }

  /**
   * Returns this review from the only viewpoint whose name begins with a text, or with an error
   * message if there is no such viewpoint.
   */
  public ReviewPage<C, O, V> withViewerNamed(String name) {
    return viewerByName(moment.viewers(), name)
        .map(this::withViewer)
        .orElseGet(() -> withReply(noSuchViewerMessage(name)));
  }

  private String noSuchViewerMessage(String name) {
    return viewerByName(Access.OPEN.viewers(fullMatch()), name).isPresent()
        ? MESSAGES.format("review.viewer-not-permitted", viewer())
        : MESSAGES.format("review.unknown-viewer", name, String.join(", ", viewerNames()));
  }

  /**
   * Returns the only viewer whose name begins with a text; empty if there is none, or more than
   * one.
   */
  private static Optional<Viewer> viewerByName(List<Viewer> viewers, String name) {
    List<Viewer> matches =
        viewers.stream().filter(viewer -> nameOf(viewer).startsWith(name.strip())).toList();
    return matches.size() == 1 ? Optional.of(matches.getFirst()) : Optional.empty();
  }

  private static String nameOf(Viewer viewer) {
    return viewer.toString().toLowerCase(Locale.ROOT);
  }

  public ReviewPage<C, O, V> withViewer(Viewer viewer) {
    return atMoment(moment.withViewer(viewer));
  }

  private ReviewPage<C, O, V> atMoment(ReplayMoment<C, O, V> newMoment) {
    return new ReviewPage<>(
        newMoment, List.of(), analysis.atOtherMoment(), notes, size, sharedReview);
  }

  public List<String> viewerNames() {
    return moment.viewers().stream().map(ReviewPage::nameOf).toList();
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  public String stage() {
    return Stages.nameAt(title(), fullMatch(), position());
  }

  /** Returns this review with a plain reply of one or more lines. */
  public ReviewPage<C, O, V> withReply(String message) {
    return withReply(message.lines().map(Text::plain).toList());
  }

  /** Returns this review with a reply; without one if there are no lines. */
  ReviewPage<C, O, V> withReply(List<Text> lines) {
    return new ReviewPage<>(moment, lines, analysis, notes, size, sharedReview);
  }

  /** Returns this page, or the reply above this page if it does not fit below the table. */
  private Page<ReviewEffect, ReviewReply> withReplyVisible() {
    return Text.wrapped(reply, size.columns()).size() <= size.rows() - MIN_BOARD_ROWS
        ? this
        : TextPage.of(reply, size, withReply(List.of()));
  }

  /** Returns this review with the findings about the current move and without a reply. */
  ReviewPage<C, O, V> withFindings(List<String> lines) {
    return withAnalysis(analysis.withFindings(lines));
  }

  /** Returns this review with another state of analysis and no reply. */
  ReviewPage<C, O, V> withAnalysis(MoveAnalysisState newAnalysis) {
    return new ReviewPage<>(moment, List.of(), newAnalysis, notes, size, sharedReview);
  }

  /** Returns whether a reply or an analysis is visible. */
  boolean hasOpenReply() {
    return !reply.isEmpty() || !analysis.findings().isEmpty();
  }

  /** Returns this review without a reply or an analysis of the current move. */
  ReviewPage<C, O, V> withoutReply() {
    return withAnalysis(analysis.atOtherMoment());
  }

  /**
   * Returns the move to analyze; empty if no analysis is pending or the viewer does not see the
   * move itself.
   */
  Optional<ReviewEffect.AnalyzeMove> pendingAnalysis() {
    return analysis.isPending() ? moment.analysisRequest() : Optional.empty();
  }

  @Override
  public Screen screen(Size size) {
    List<String> chat = sharedReview.map(SharedReview::chat).orElse(List.of());
    return chat.isEmpty()
        ? screenWithoutChat(size)
        : withFindings(
                Stream.concat(analysis.findings().stream().map(Text::text), chat.stream()).toList())
            .screenWithoutChat(size);
  }

  private Screen screenWithoutChat(Size size) {
    Frame frame = frame(size);
    ReviewCommands<C, O, V> commands = new ReviewCommands<>(this, "");
    InputOptions options =
        new InputOptions(
            sharedReview
                .map(group -> group.prompt(this))
                .orElseGet(
                    () ->
                        MESSAGES.format(
                            "prompt.review", position(), fullMatch().position(), viewer())),
            commands.viewerCompletions(),
            commands.vocabulary(),
            false,
            Screen.fixedPreview(frame, this::isAllowed),
            ReviewCommands.JUDGE);
    return new Screen(
        hasOpenReply() ? Screen.Kind.REVIEW_WITH_REPLY : Screen.Kind.REVIEW,
        new Picture(size, frame, List.of(), List::of, false, false, this::bottomText),
        options,
        moment.messagesSince(Match.BEFORE_DEAL),
        () -> commands.help().stream().map(Text::plain).toList());
  }

  @Override
  public PageTransition<ReviewEffect, ReviewReply> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) ->
          line.isBlank() ? enter(line) : withChat(List.of()).enter(line);
      case PageEvent.PageTurn turn when turn.equals(PageEvent.PageTurn.LAST) -> goToEnd();
      case PageEvent.PageTurn(int by) ->
          goTo(atPosition(Math.clamp((long) position() + by, 0, fullMatch().position())));
      case PageEvent.MessageReceived(List<String> lines, _) -> PageTransition.to(withChat(lines));
      case PageEvent.CloseRequested _ when hasOpenReply() || hasChat() ->
          PageTransition.to(withoutReply().withChat(List.of()));
      case PageEvent.CloseRequested _, PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.Resized(Size bounds) -> PageTransition.to(withSize(bounds));
      case PageEvent.SecondPassed _, PageEvent.TableChanged _ -> PageTransition.to(this);
    };
  }

  private boolean hasChat() {
    return sharedReview.filter(group -> !group.chat().isEmpty()).isPresent();
  }

  private PageTransition<ReviewEffect, ReviewReply> enter(String line) {
    return new ReviewCommands<>(this, line).execute();
  }

  /** Returns whether a line leads to another position or can be executed without a reply. */
  private boolean isAllowed(String line) {
    ReviewPage<C, O, V> reviewWithoutReply = withAnalysis(MoveAnalysisState.OFF);
    return reviewWithoutReply
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
    return PageTransition.to(next.withReplyVisible());
  }

  /**
   * Shows a page of this review if its position and viewer are currently permitted, otherwise the
   * reason why not. If this user leads a shared review, the others follow.
   */
  PageTransition<ReviewEffect, ReviewReply> goTo(ReviewPage<C, O, V> next) {
    if (sharedReview.isEmpty()) {
      return next.showMoment(Optional.empty());
    }
    SharedReview group = sharedReview.get();
    boolean referee = next.viewer() instanceof Referee;
    if (group.leader().isSelf()) {
      return next.withSharedReview(group.withFollowsLeader(true))
          .showMoment(Optional.of(new ReviewEffect.MoveFollowers(next.position(), referee)));
    }
    return group
        .refusal(next.position(), referee)
        .map(reason -> PageTransition.<ReviewEffect, ReviewReply>to(withReply(reason)))
        .orElseGet(
            () ->
                next.withSharedReview(
                        group.withFollowsLeader(
                            group.followsLeader() && next.position() == group.leader().position()))
                    .showMoment(Optional.empty()));
  }

  /**
   * Goes to the end of the match. In a shared review, a participant other than the leader first
   * goes to the furthest position that the leader has reached.
   */
  PageTransition<ReviewEffect, ReviewReply> goToEnd() {
    int end = fullMatch().position();
    int permittedEnd =
        sharedReview
            .map(SharedReview::leader)
            .filter(leader -> !leader.isSelf())
            .map(SharedReview.LeaderPosition::furthest)
            .orElse(end);
    return goTo(atPosition(position() < permittedEnd ? permittedEnd : end));
  }

  /** Shows this moment. Requests an effect, if one is given, and a pending analysis. */
  private PageTransition<ReviewEffect, ReviewReply> showMoment(Optional<ReviewEffect> request) {
    Optional<ReviewEffect> analysisRequest = pendingAnalysis().map(move -> move);
    return new PageTransition<>(
        Optional.of(analysisRequest.isPresent() ? this : withReplyVisible()),
        Stream.of(request, analysisRequest).flatMap(Optional::stream).toList());
  }

  @Override
  public PageTransition<ReviewEffect, ReviewReply> onAnswer(ReviewReply answer) {
    return switch (answer) {
      case ReviewReply.MessageReply(List<String> lines) ->
          PageTransition.to(withReply(String.join("\n", lines)));
      case ReviewReply.BranchesListed(List<BranchEntry> branches, Size bounds) ->
          PageTransition.to(BranchListPage.of(this, branches, bounds));
      case ReviewReply.LeaderMoved(SharedReview.LeaderPosition leader) ->
          sharedReview
              .map(group -> onLeaderMoved(group, leader))
              .orElseGet(() -> PageTransition.to(this));
      case ReviewReply.AnalysisFound(List<String> lines) -> PageTransition.to(withFindings(lines));
    };
  }

  private PageTransition<ReviewEffect, ReviewReply> onLeaderMoved(
      SharedReview group, SharedReview.LeaderPosition leader) {
    ReviewPage<C, O, V> next =
        withSharedReview(
            new SharedReview(leader, group.followsLeader() || leader.isSelf(), group.chat()));
    if (leader.position() == position()) {
      return PageTransition.to(next);
    }
    if (leader.isSelf()) {
      return next.goTo(next);
    }
    return group.followsLeader()
        ? next.atPosition(leader.position()).showMoment(Optional.empty())
        : PageTransition.to(next);
  }

  /**
   * Draws the table with the last action and the latest messages. The table is shortened for a
   * reply, and for the texts if they would not fit otherwise.
   */
  public Frame frame(Size size) {
    Frame board = moment.table(size);
    int availableRows = Math.max(0, size.rows() - board.size().rows() - 1);
    if (Text.wrapped(reply, size.columns()).size() > availableRows) {
      return withTextBelow(board, reply, size.rows() - MIN_BOARD_ROWS, size);
    }
    List<Text> allLines = bottomText();
    List<Text> eventLines = allLines.subList(0, allLines.size() - analysis.findings().size());
    List<Text> lines = Text.wrapped(eventLines, size.columns());
    List<Text> latestLines =
        latestLines(lines, availableRows > 0 ? availableRows : size.rows() / 2);
    Frame gap = Frame.of(availableRows > lines.size() ? List.of(Text.EMPTY) : List.of());
    Frame boardWithText =
        availableRows > 0
            ? board.stackedOn(gap, Frame.of(latestLines))
            : withTextBelow(board, latestLines, latestLines.size(), size);
    // A reply takes precedence over an analysis.
    return reply.isEmpty() && !analysis.findings().isEmpty()
        ? withTextBelow(
            boardWithText, analysis.findings(), size.rows() - MIN_ANALYZED_BOARD_ROWS, size)
        : boardWithText;
  }

  /**
   * Returns the upper part of a table with text at the bottom.
   *
   * @param maxRows the maximum number of rows for the text; the first rows are kept
   */
  private static Frame withTextBelow(Frame table, List<Text> messages, int maxRows, Size size) {
    List<Text> lines = Text.wrapped(messages, size.columns());
    List<Text> visible = lines.subList(0, Math.clamp(maxRows, 1, Math.max(1, lines.size())));
    int tableRows = Math.max(0, size.rows() - visible.size() - SEPARATOR_AND_INPUT_ROWS);
    Frame rule = Frame.of(List.of(Text.faint("─".repeat(size.columns()))));
    return table
        .topRows(Math.min(tableRows, table.size().rows()))
        .stackedOn(rule, Frame.of(visible));
  }

  private static List<Text> latestLines(List<Text> lines, int maxLines) {
    return lines.subList(Math.max(0, lines.size() - maxLines), lines.size());
  }

  /**
   * Returns the last action, the messages about it, the note at this position, the reply, and the
   * analysis.
   */
  public List<Text> bottomText() {
    List<Text> lines = new ArrayList<>(moment.lastMoveLines());
    notes
        .noteAt(position())
        .ifPresent(note -> lines.add(Text.bright(MESSAGES.format("review.note", note))));
    lines.addAll(reply);
    lines.addAll(analysis.findings());
    return lines;
  }

  public List<String> tableDescription() {
    return moment.tableDescription();
  }
}
