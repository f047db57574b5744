package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.story.Beat;
import lethe.app.story.Story;
import lethe.app.story.StoryProgress;
import lethe.app.titles.Title;
import lethe.engine.core.Decision;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Rng;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;

/**
 * Tells a viewer the events of a match, interspersed with the story. The choice among wordings
 * depends only on the game, the start time of the match, the viewer and what the viewer has been
 * told, so that the story is the same whenever it is told and reveals no hidden information.
 */
public final class Storyteller<O> {
  private final Title<?, O, ?> title;
  private final Viewer viewer;
  private final boolean tellsStory;
  private StoryProgress progress;

  /**
   * A text that a viewer is told as a unit.
   *
   * @param lines the text; may be empty
   * @param isStory whether it is part of the story
   * @param isEphemeral whether it is told only once and can be read again only after the match
   */
  public record Passage(List<Text> lines, boolean isStory, boolean isEphemeral) {
    public Passage {
      lines = List.copyOf(lines);
    }

    /** Creates a passage that is not part of the story and can be read again. */
    Passage(List<Text> lines) {
      this(lines, false, false);
    }

    /** Returns the text of several passages. */
    public static List<Text> lines(List<Passage> passages) {
      return passages.stream().flatMap(passage -> passage.lines().stream()).toList();
    }
  }

  /**
   * Creates a storyteller at the beginning of a match.
   *
   * @param tellsStory whether to tell the story
   */
  public Storyteller(Title<?, O, ?> title, Header header, Viewer viewer, boolean tellsStory) {
    this(title, viewer, tellsStory, initialProgress(header));
  }

  /**
   * Creates a storyteller in the middle of a match.
   *
   * @param progress the part of the story that the viewer has been told
   */
  Storyteller(Title<?, O, ?> title, Viewer viewer, boolean tellsStory, StoryProgress progress) {
    this.title = title;
    this.viewer = viewer;
    this.tellsStory = tellsStory;
    this.progress = progress;
  }

  /** Returns the progress of the story before the beginning of a match. */
  public static StoryProgress initialProgress(Header header) {
    return StoryProgress.atStart(new Rng((header.game() + header.savedSince()).hashCode()));
  }

  /** Returns the part of the story that the viewer has been told. */
  StoryProgress progress() {
    return progress;
  }

  /**
   * Tells the viewer about one or more entries of the match, given the previous ones.
   *
   * @param undoText the message that a move was taken back; empty if none was
   * @param observations the viewer's observations, oldest first
   */
  public List<Passage> tell(Optional<Text> undoText, List<ToldObservation<O>> observations) {
    List<Passage> passages = new ArrayList<>();
    undoText.ifPresent(text -> passages.add(new Passage(List.of(text))));
    for (ToldObservation<O> told : observations) {
      title.storyMoment(told.observation()).flatMap(this::tellBeat).ifPresent(passages::add);
      List<Text> lines =
          title.narrate(told.observation(), viewer).stream()
              .filter(line -> !line.text().isBlank())
              .toList();
      passages.add(new Passage(lines, false, told.ephemeral()));
    }
    return passages;
  }

  /** Tells the end of the story for this ending; empty if there is none. */
  public List<Passage> tellEnd(String ending) {
    return tellBeat("end." + ending).stream().toList();
  }

  /** Skips the part of the story about these observations. */
  void skip(List<ToldObservation<O>> observations) {
    for (ToldObservation<O> told : observations) {
      title.storyMoment(told.observation()).ifPresent(this::tellBeat);
    }
  }

  /** Tells a new text for a moment, if there is one, and updates the progress. */
  private Optional<Passage> tellBeat(String moment) {
    Optional<Story.Telling> told =
        tellsStory ? title.texts().story().tell(moment, viewer, progress) : Optional.empty();
    Optional<Beat> introduction = title.texts().story().introductionBefore(moment, viewer);
    progress = told.map(Story.Telling::next).orElse(progress);
    return told.map(
        telling -> {
          List<Text> lines = new ArrayList<>();
          introduction.map(Beat::paragraphs).orElse(List.of()).stream()
              .map(Text::plain)
              .forEach(lines::add);
          telling.beat().paragraphs().stream()
              .map(line -> Text.faint("  " + line))
              .forEach(lines::add);
          return new Passage(lines, true, false);
        });
  }

  /**
   * Returns the message that a move was taken back, if the last entry took back a ply that the
   * viewer knew of; otherwise empty. It does not name the move, which may be secret.
   */
  public static Optional<Text> undoText(Match<?, ?, ?> match, Viewer viewer) {
    return match.undoneSeat(viewer).map(seat -> Text.plain(MESSAGES.format("taken-back", seat)));
  }

  /**
   * Returns the message that a move was taken back, which names the move if it is the viewer's own;
   * empty if {@link #undoText(Match, Viewer)} is.
   */
  public static <C> Optional<Text> undoText(
      Match<C, ?, ?> match, Viewer viewer, Notation<C> notation) {
    return match
        .undoneSeat(viewer)
        .filter(viewer::equals)
        .map(
            seat ->
                Decision.decisionsOf(match.atPosition(match.position() - 1), seat)
                    .getLast()
                    .decision())
        .map(
            decision ->
                Text.plain(
                    MESSAGES.format("taken-back.own", notation.format(decision.chosenCommand()))))
        .or(() -> undoText(match, viewer));
  }
}
