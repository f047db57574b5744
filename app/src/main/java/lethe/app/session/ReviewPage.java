package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
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
import lethe.app.titles.Access;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Viewer;

/**
 * A finished match, viewed step by step. A seat or spectator sees what they saw then; a referee
 * sees everything.
 *
 * @param moment the moment and the viewer
 * @param reply the answer to the last input
 * @param analysis the judgement of the move that led to this moment
 * @param notes the private notes of the person
 * @param size the available size
 */
public record ReviewPage<C, O, V>(
    ReplayMoment<C, O, V> moment,
    List<Text> reply,
    MoveAnalysisState analysis,
    Notes notes,
    Size size)
    implements Page<ReviewEffect, ReviewEffect.ReviewReply> {
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
    ReplayMoment<C, O, V> begun = ReplayMoment.of(title, notation, fullMatch, access);
    return new ReviewPage<>(begun, List.of(), MoveAnalysisState.OFF, Notes.NONE, Size.DEFAULT);
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
  public ReviewPage<C, O, V> withSize(Size room) {
    return new ReviewPage<>(moment, reply, analysis, notes, room);
  }

  /** Returns the review after a line; empty if the person leaves. */
  public Optional<ReviewPage<C, O, V>> onLine(String line) {
    return new ReviewCommands<>(this).perform(line);
  }

  /** Returns this review with other notes. */
  public ReviewPage<C, O, V> withNotes(Notes other) {
    return new ReviewPage<>(moment, reply, analysis, other, size);
  }

  /** Returns this review at a position, limited to the existing ones. */
  public ReviewPage<C, O, V> at(int entries) {
    return atMoment(moment.at(entries));
  }

  /** Returns this review from the viewpoint with this name. */
  public ReviewPage<C, O, V> viewedAs(String name) {
    return Viewers.byName(moment.viewers(), name)
        .map(this::with)
        .orElseGet(() -> withReply(noSuchViewer(name)));
  }

  private String noSuchViewer(String name) {
    return Viewers.byName(Access.OPEN.viewers(fullMatch()), name).isPresent()
        ? MESSAGES.format("review.shared", viewer())
        : MESSAGES.format("review.nobody", name, String.join(", ", names()));
  }

  /** Returns this review from another viewpoint. */
  public ReviewPage<C, O, V> with(Viewer viewer) {
    return atMoment(moment.with(viewer));
  }

  private ReviewPage<C, O, V> atMoment(ReplayMoment<C, O, V> there) {
    return new ReviewPage<>(there, List.of(), analysis.atOtherMoment(), notes, size);
  }

  /** Returns the names of the viewpoints. */
  public List<String> names() {
    return moment.viewers().stream().map(Viewers::nameOf).toList();
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  public String stage() {
    return Stages.nameAt(title(), fullMatch(), position());
  }

  /** Returns this review with an answer. */
  public ReviewPage<C, O, V> withReply(String sentence) {
    return withReply(sentence.lines().map(Text::plain).toList());
  }

  private ReviewPage<C, O, V> withReply(List<Text> lines) {
    return new ReviewPage<>(moment, lines, analysis, notes, size);
  }

  /**
   * Returns a page with this review, and the answer above it if the table cannot make enough room.
   */
  <E, A> Page<E, A> read(Function<ReviewPage<C, O, V>, Page<E, A>> page) {
    return Text.wrapped(reply, size.columns()).size() <= size.rows() - MIN_BOARD_ROWS
        ? page.apply(this)
        : TextPage.of(reply, size, page.apply(withReply(List.of())));
  }

  /** Returns this review with the judgement of the current move. */
  ReviewPage<C, O, V> withFindings(List<String> lines) {
    return withAnalysis(analysis.withFindings(lines));
  }

  /** Returns this review with another state of judging and no answer. */
  ReviewPage<C, O, V> withAnalysis(MoveAnalysisState other) {
    return new ReviewPage<>(moment, List.of(), other, notes, size);
  }

  /** Returns whether an answer or a judgement is open. */
  boolean hasOpenReply() {
    return !reply.isEmpty() || !analysis.findings().isEmpty();
  }

  /** Returns this review without an answer. */
  ReviewPage<C, O, V> withoutReply() {
    return withAnalysis(analysis.atOtherMoment());
  }

  /** Returns the move to be judged, if the viewer made it. */
  Optional<MoveAnalysisState.AnalysisRequest> pendingAnalysis() {
    return analysis.isPending() ? moment.leadingMove() : Optional.empty();
  }

  @Override
  public Screen screen(Size size) {
    Frame frame = frame(size);
    ReviewCommands<C, O, V> line = new ReviewCommands<>(this);
    InputOptions offer =
        new InputOptions(
            MESSAGES.format("prompt.review", position(), fullMatch().position(), viewer()),
            names().stream().map(name -> "as " + name).toList(),
            line.vocabulary(),
            false,
            Screen.preview(frame, this::isCommand),
            ReviewWord.JUDGE.word());
    return new Screen(
        hasOpenReply() ? Screen.Kind.STEPS_WITH_REPLY : Screen.Kind.STEPS,
        new Picture(size, frame, List.of(), List::of, false, false, this::text),
        offer,
        moment.toldSince(Match.BEFORE_DEAL),
        () -> line.help().lines().map(Text::plain).toList());
  }

  @Override
  public PageTransition<ReviewEffect, ReviewEffect.ReviewReply> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) ->
          BranchCommands.perform(this, line)
              .or(() -> onLine(line).map(this::toPage))
              .orElseGet(PageTransition::leave);
      case PageEvent.PageTurn(int by) ->
          step(at(Math.clamp((long) position() + by, 0, fullMatch().position())));
      case PageEvent.MessageReceived(List<String> lines, _) ->
          PageTransition.stay(withFindings(lines));
      case PageEvent.CloseRequested _ when hasOpenReply() -> PageTransition.stay(withoutReply());
      case PageEvent.CloseRequested _, PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.Resized(Size room) -> PageTransition.stay(withSize(room));
      case PageEvent.SecondPassed _, PageEvent.Changed _ -> PageTransition.stay(this);
    };
  }

  /** Returns whether a line has an effect other than an answer. */
  private boolean isCommand(String line) {
    return BranchCommands.perform(this, line)
        .map(step -> !step.effects().isEmpty())
        .orElseGet(
            () ->
                onLine(line)
                    .filter(next -> next.reply.isEmpty() || next.position() != position())
                    .isPresent());
  }

  private PageTransition<ReviewEffect, ReviewEffect.ReviewReply> toPage(ReviewPage<C, O, V> next) {
    return next.notes.equals(notes)
        ? step(next)
        : PageTransition.stay(next, new ReviewEffect.SaveNotes(next.notes));
  }

  private static <C, O, V> PageTransition<ReviewEffect, ReviewEffect.ReviewReply> step(
      ReviewPage<C, O, V> next) {
    return next.pendingAnalysis()
        .<PageTransition<ReviewEffect, ReviewEffect.ReviewReply>>map(
            wanted -> PageTransition.stay(next, wanted))
        .orElseGet(() -> PageTransition.stay(next.read(review -> review)));
  }

  @Override
  public PageTransition<ReviewEffect, ReviewEffect.ReviewReply> onAnswer(
      ReviewEffect.ReviewReply answer) {
    return switch (answer) {
      case ReviewEffect.ReviewReply.MessageReply(List<String> lines) ->
          PageTransition.stay(withReply(String.join("\n", lines)));
      case ReviewEffect.ReviewReply.BranchesListed(List<BranchEntry> branches, Size room) ->
          PageTransition.stay(BranchListPage.of(this, branches, room));
    };
  }

  /**
   * Draws the table with the last action and the latest of what was told. The table makes room for
   * an answer, and for the texts if they would have none.
   */
  public Frame frame(Size size) {
    Frame board = moment.table(size);
    int room = Math.max(0, size.rows() - board.size().rows() - 1);
    if (Text.wrapped(reply, size.columns()).size() > room) {
      return TextBelowBoard.of(board, reply, size.rows() - MIN_BOARD_ROWS, size);
    }
    List<Text> all = text();
    List<Text> happened = all.subList(0, all.size() - analysis.findings().size());
    List<Text> lines = Text.wrapped(happened, size.columns());
    List<Text> newest = latestLines(lines, room > 0 ? room : size.rows() / 2);
    Frame air = Frame.of(room > lines.size() ? List.of(Text.EMPTY) : List.of());
    Frame told =
        room > 0
            ? board.stackedOn(air, Frame.of(newest))
            : TextBelowBoard.of(board, newest, newest.size(), size);
    // An answer takes precedence over a judgement.
    return reply.isEmpty() ? analysis.drawBelow(told, size) : told;
  }

  private static List<Text> latestLines(List<Text> lines, int most) {
    return lines.subList(Math.max(0, lines.size() - most), lines.size());
  }

  /** Returns the last action, what was told of it, and the answer. */
  public List<Text> text() {
    List<Text> below = new ArrayList<>(moment.lastMove());
    notes
        .at(position())
        .ifPresent(note -> below.add(Text.bright(MESSAGES.format("review.note", note))));
    below.addAll(reply);
    below.addAll(analysis.findings());
    return below;
  }

  /** Returns the table in words. */
  public List<String> words() {
    return moment.words();
  }
}
