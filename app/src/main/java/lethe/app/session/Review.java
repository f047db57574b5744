package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Page;
import lethe.app.page.Reading;
import lethe.app.page.Screen;
import lethe.app.page.Screen.Offer;
import lethe.app.page.Screen.Picture;
import lethe.app.page.Step;
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
 * @param judging the judgement of the move that led to this moment
 * @param notes the private notes of the person
 * @param size the available size
 */
public record Review<C, O, V>(
    Retold<C, O, V> moment, List<Text> reply, Judging judging, Notes notes, Size size)
    implements Page<Wish, Wish.Answer> {
  /** The minimum number of rows for the table with its bottom text and the input line. */
  private static final int LEAST_TABLE = 4;

  /** Creates a review at the beginning, as a spectator, in the usual size. */
  public static <C, O, V> Review<C, O, V> of(
      Title<C, O, V> title, Notation<C> notation, Match<C, O, V> whole) {
    return of(title, notation, whole, Access.OPEN);
  }

  /** The same, as far as the match may be shown. */
  public static <C, O, V> Review<C, O, V> of(
      Title<C, O, V> title, Notation<C> notation, Match<C, O, V> whole, Access access) {
    Retold<C, O, V> begun = Retold.of(title, notation, whole, access);
    return new Review<>(begun, List.of(), Judging.OFF, Notes.NONE, Size.USUAL);
  }

  /** Returns the game. */
  public Title<C, O, V> title() {
    return moment.title();
  }

  /** Returns the complete match. */
  public Match<C, O, V> whole() {
    return moment.whole();
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
  public Review<C, O, V> sized(Size room) {
    return new Review<>(moment, reply, judging, notes, room);
  }

  /** Returns the review after a line; empty if the person leaves. */
  public Optional<Review<C, O, V>> typed(String line) {
    return new ReviewLine<>(this).typed(line);
  }

  /** Returns this review with other notes. */
  public Review<C, O, V> beside(Notes other) {
    return new Review<>(moment, reply, judging, other, size);
  }

  /** Returns this review at a position, limited to the existing ones. */
  public Review<C, O, V> at(int entries) {
    return elsewhere(moment.at(entries));
  }

  /** Returns this review from the viewpoint with this name. */
  public Review<C, O, V> as(String name) {
    return Onlookers.named(moment.viewers(), name)
        .map(this::with)
        .orElseGet(() -> saying(nobody(name)));
  }

  private String nobody(String name) {
    return Onlookers.named(Access.OPEN.viewers(whole()), name).isPresent()
        ? MESSAGES.format("review.shared", viewer())
        : MESSAGES.format("review.nobody", name, String.join(", ", names()));
  }

  /** Returns this review from another viewpoint. */
  public Review<C, O, V> with(Viewer eyes) {
    return elsewhere(moment.with(eyes));
  }

  private Review<C, O, V> elsewhere(Retold<C, O, V> there) {
    return new Review<>(there, List.of(), judging.elsewhere(), notes, size);
  }

  /** Returns the names of the viewpoints. */
  public List<String> names() {
    return moment.viewers().stream().map(Onlookers::called).toList();
  }

  /** Returns the name of the current part of the match; empty if the game has no parts. */
  public String stage() {
    return Parts.called(title(), whole(), position());
  }

  /** Returns this review with an answer. */
  public Review<C, O, V> saying(String sentence) {
    return replying(sentence.lines().map(Text::plain).toList());
  }

  private Review<C, O, V> replying(List<Text> lines) {
    return new Review<>(moment, lines, judging, notes, size);
  }

  /**
   * Returns a page with this review, and the answer above it if the table cannot make enough room.
   */
  <E, A> Page<E, A> read(Function<Review<C, O, V>, Page<E, A>> page) {
    return Text.wrapped(reply, size.columns()).size() <= size.rows() - LEAST_TABLE
        ? page.apply(this)
        : Reading.of(reply, size, page.apply(replying(List.of())));
  }

  /** Returns this review with the judgement of the current move. */
  Review<C, O, V> found(List<String> lines) {
    return judging(judging.finding(lines));
  }

  /** Returns this review with another state of judging and no answer. */
  Review<C, O, V> judging(Judging other) {
    return new Review<>(moment, List.of(), other, notes, size);
  }

  /** Returns whether an answer or a judgement is open. */
  boolean isAnswered() {
    return !reply.isEmpty() || !judging.found().isEmpty();
  }

  /** Returns this review without an answer. */
  Review<C, O, V> closed() {
    return judging(judging.elsewhere());
  }

  /** Returns the move to be judged, if the viewer made it. */
  Optional<Judging.Wanted> wanted() {
    return judging.isOpen() ? moment.led() : Optional.empty();
  }

  @Override
  public Screen screen(Size size) {
    Frame frame = frame(size);
    ReviewLine<C, O, V> line = new ReviewLine<>(this);
    Offer offer =
        new Offer(
            MESSAGES.format("prompt.review", position(), whole().position(), viewer()),
            names().stream().map(name -> "as " + name).toList(),
            line.vocabulary(),
            false,
            Screen.outlook(frame, this::isDone),
            ReviewWord.JUDGE.word());
    return new Screen(
        isAnswered() ? Screen.Kind.STEPS_ANSWERED : Screen.Kind.STEPS,
        new Picture(size, frame, List.of(), List::of, false, false, this::said),
        offer,
        moment.since(Match.BEFORE_DEAL),
        () -> line.help().lines().map(Text::plain).toList());
  }

  @Override
  public Step<Wish, Wish.Answer> on(Event event) {
    return switch (event) {
      case Event.Line(String line) ->
          Branching.step(this, line).or(() -> typed(line).map(this::entered)).orElseGet(Step::away);
      case Event.Turn(int by) ->
          step(at(Math.clamp((long) position() + by, 0, whole().position())));
      case Event.Said(List<String> lines, _) -> Step.to(found(lines));
      case Event.Back _ when isAnswered() -> Step.to(closed());
      case Event.Back _, Event.Ended _ -> Step.away();
      case Event.Resized(Size room) -> Step.to(sized(room));
      case Event.Second _, Event.Changed _ -> Step.to(this);
    };
  }

  /** Returns whether a line has an effect other than an answer. */
  private boolean isDone(String line) {
    return Branching.step(this, line)
        .map(step -> !step.effects().isEmpty())
        .orElseGet(
            () ->
                typed(line)
                    .filter(next -> next.reply.isEmpty() || next.position() != position())
                    .isPresent());
  }

  private Step<Wish, Wish.Answer> entered(Review<C, O, V> next) {
    return next.notes.equals(notes) ? step(next) : Step.to(next, new Wish.Keep(next.notes));
  }

  private static <C, O, V> Step<Wish, Wish.Answer> step(Review<C, O, V> next) {
    return next.wanted()
        .<Step<Wish, Wish.Answer>>map(wanted -> Step.to(next, wanted))
        .orElseGet(() -> Step.to(next.read(review -> review)));
  }

  @Override
  public Step<Wish, Wish.Answer> told(Wish.Answer answer) {
    return switch (answer) {
      case Wish.Answer.Said(List<String> lines) -> Step.to(saying(String.join("\n", lines)));
      case Wish.Answer.Listed(List<Branched> branches, Size room) ->
          Step.to(BranchList.of(this, branches, room));
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
      return TextBelowBoard.of(board, reply, size.rows() - LEAST_TABLE, size);
    }
    List<Text> all = said();
    List<Text> happened = all.subList(0, all.size() - judging.found().size());
    List<Text> lines = Text.wrapped(happened, size.columns());
    List<Text> newest = newest(lines, room > 0 ? room : size.rows() / 2);
    Frame air = Frame.of(room > lines.size() ? List.of(Text.EMPTY) : List.of());
    Frame told =
        room > 0
            ? board.above(air, Frame.of(newest))
            : TextBelowBoard.of(board, newest, newest.size(), size);
    // An answer takes precedence over a judgement.
    return reply.isEmpty() ? judging.over(told, size) : told;
  }

  private static List<Text> newest(List<Text> lines, int most) {
    return lines.subList(Math.max(0, lines.size() - most), lines.size());
  }

  /** Returns the last action, what was told of it, and the answer. */
  public List<Text> said() {
    List<Text> below = new ArrayList<>(moment.last());
    notes
        .at(position())
        .ifPresent(note -> below.add(Text.bright(MESSAGES.format("review.note", note))));
    below.addAll(reply);
    below.addAll(judging.found());
    return below;
  }

  /** Returns the table in words. */
  public List<String> words() {
    return moment.words();
  }
}
