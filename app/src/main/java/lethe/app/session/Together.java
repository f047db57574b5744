package lethe.app.session;

import static lethe.app.session.SpokenOutput.MESSAGES;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Page;
import lethe.app.page.Screen;
import lethe.app.page.Step;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;

/**
 * A review shared by several people: one leads; the others follow or look elsewhere, but not beyond
 * what the leader has reached.
 *
 * @param review the review at this screen
 * @param stand where the leader is
 * @param follows whether this screen follows the leader
 * @param talk what the others have said since the last input
 */
public record Together<C, O, V>(
    ReviewPage<C, O, V> review, Stand stand, boolean follows, List<String> talk)
    implements Page<Together.Want, Together.News> {
  private static final List<String> WORDS = List.of("lead", "follow");

  /**
   * The position of the leader.
   *
   * @param leader the leader's name
   * @param mine whether the leader is at this screen
   * @param moment the leader's position
   * @param furthest the furthest position that the leader has reached
   * @param open whether the leader has looked at hidden information
   */
  public record Stand(String leader, boolean mine, int moment, int furthest, boolean open) {}

  /** An update from outside. */
  public sealed interface News {
    /** The leader has moved. */
    record Led(Stand stand) implements News {}

    /** The judgement of the current move has arrived. */
    record Found(List<String> lines) implements News {}
  }

  /** A request of the page. */
  public sealed interface Want {
    /** A move is to be judged. */
    record Judged(MoveAnalysisState.AnalysisRequest move) implements Want {}

    /** This person wants to lead. */
    record Lead() implements Want {}

    /** The leader has moved to a position, and may have looked at hidden information. */
    record Go(int moment, boolean open) implements Want {}
  }

  /** Creates the page for a person who joins. */
  public static <C, O, V> Together<C, O, V> of(ReviewPage<C, O, V> review, Stand stand) {
    return new Together<>(review.at(stand.moment()), stand, true, List.of());
  }

  @Override
  public Step<Want, News> on(Event event) {
    return switch (event) {
      case Event.Line(String line) ->
          line.isBlank()
              ? typed(line)
              : new Together<>(review, stand, follows, List.of()).typed(line);
      case Event.Turn(int by) -> to(review.at(Math.max(0, review.position() + by)));
      case Event.Said(List<String> lines, _) ->
          Step.to(new Together<>(review, stand, follows, lines));
      case Event.Back _ when review.hasOpenReply() || !talk.isEmpty() ->
          Step.to(new Together<>(review.withoutReply(), stand, follows, List.of()));
      case Event.Back _, Event.Ended _ -> Step.away();
      case Event.Resized(Size room) -> Step.to(with(review.withSize(room)));
      case Event.Second _, Event.Changed _ -> Step.to(this);
    };
  }

  private Step<Want, News> typed(String line) {
    return switch (line.strip().toLowerCase(Locale.ROOT)) {
      case "lead" -> Step.to(this, new Want.Lead());
      case "follow" -> Step.to(of(review, stand));
      case "help", "?" -> Step.to(review.withReply(help()).read(this::with));
      case String said when said.matches("(note|branches)(\\s.*)?") ->
          Step.to(with(review.withReply(MESSAGES.format("together.no-notes"))));
      default -> review.onLine(line).map(this::to).orElseGet(Step::away);
    };
  }

  private String help() {
    return new ReviewCommands<>(review).navigationHelp() + "\n" + MESSAGES.format("together.help");
  }

  private Together<C, O, V> with(ReviewPage<C, O, V> other) {
    return new Together<>(other, stand, follows, talk);
  }

  /** Moves elsewhere, if that is allowed now. */
  private Step<Want, News> to(ReviewPage<C, O, V> next) {
    if (stand.mine()) {
      return step(next, true, Optional.of(new Want.Go(next.position(), isAll(next.viewer()))));
    }
    if (isAll(next.viewer()) && !stand.open()) {
      return Step.to(with(review.withReply(MESSAGES.format("together.hidden", stand.leader()))));
    }
    if (next.position() > stand.furthest()) {
      return Step.to(with(review.withReply(MESSAGES.format("together.not-yet", stand.leader()))));
    }
    boolean stays = follows && next.position() == stand.moment();
    return step(next, stays, Optional.empty());
  }

  private Step<Want, News> step(ReviewPage<C, O, V> next, boolean leads, Optional<Want> want) {
    Optional<Want> judged = next.pendingAnalysis().map(Want.Judged::new);
    return new Step<>(
        Optional.of(next.read(seen -> new Together<>(seen, stand, leads, talk))),
        Stream.of(want, judged).flatMap(Optional::stream).toList());
  }

  /** Returns whether a viewpoint sees more than every seat and the spectator. */
  private static boolean isAll(Viewer eyes) {
    return !(eyes instanceof Seat) && !(eyes instanceof Spectator);
  }

  @Override
  public Step<Want, News> told(News news) {
    return switch (news) {
      case News.Led(Stand now) -> led(now);
      case News.Found(List<String> lines) -> Step.to(with(review.withFindings(lines)));
    };
  }

  private Step<Want, News> led(Stand now) {
    Together<C, O, V> next = new Together<>(review, now, follows || now.mine(), talk);
    if (now.mine()) {
      return now.moment() == review.position() ? Step.to(next) : next.to(review);
    }
    return next.follows && now.moment() != review.position()
        ? next.step(review.at(now.moment()), true, Optional.empty())
        : Step.to(next);
  }

  @Override
  public Screen screen(Size size) {
    List<String> both =
        Stream.concat(review.analysis().findings().stream().map(Text::words), talk.stream())
            .toList();
    return (talk.isEmpty() ? review : review.withFindings(both))
        .screen(size)
        .adding(WORDS, line -> WORDS.contains(line.strip()))
        .prompted(prompt())
        .helping(help().lines().map(Text::plain).toList());
  }

  private String prompt() {
    String how = stand.mine() ? "lead" : follows ? "follow" : "elsewhere";
    return MESSAGES.format(
        "prompt.together." + how,
        review.position(),
        review.fullMatch().position(),
        review.viewer(),
        stand.leader(),
        stand.moment());
  }
}
