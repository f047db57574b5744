package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import lethe.app.frame.Size;
import lethe.app.html.HtmlReplayPage;
import lethe.app.page.PageEvent;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests a player's notes in a review. */
class NotesTest {
  private final ReviewPage<Command, Observation, View> review =
      MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 2, GameSeats.RED, Size.DEFAULT)
          .playOutAndReview();

  private static String firstReplyLine(ReviewPage<?, ?, ?> review) {
    return ReviewLines.replyLines(review).getFirst();
  }

  @Test
  void aNoteIsShownAtItsMomentUntilItIsDeleted() {
    var noted = ReviewLines.type(review.atPosition(7), "note  Too BOLD, <b>");
    assertThat(noted.notes()).isEqualTo(new Notes(new TreeMap<>(Map.of(7, "Too BOLD, <b>"))));
    assertThat(firstReplyLine(noted)).startsWith("The note is saved in a file next to the match");
    assertThat(noted.atPosition(7).frame(Size.DEFAULT).toString())
        .contains("Your note: Too BOLD, <b>");
    assertThat(noted.atPosition(8).frame(Size.DEFAULT).toString()).doesNotContain("Your note");
    assertThat(firstReplyLine(ReviewLines.type(noted.atPosition(8), "note")))
        .startsWith("There is a note at moment 7.");
    var deleted = ReviewLines.type(noted, "note -");
    assertThat(deleted.notes()).isEqualTo(Notes.NONE);
    assertThat(ReviewLines.replyLines(deleted)).containsExactly("The note is deleted.");
    assertThat(firstReplyLine(ReviewLines.type(deleted, "note -")))
        .startsWith("There are no notes yet");
  }

  @Test
  void aNoteOfMoreThan500CharactersIsRejected() {
    var rejected = ReviewLines.type(review, "note " + "x".repeat(501));
    assertThat(ReviewLines.replyLines(rejected))
        .containsExactly("A note can have at most 500 characters.");
    assertThat(rejected.notes()).isEqualTo(Notes.NONE);
  }

  @Test
  void theNoteCommandCannotBeAbbreviated() {
    assertThat(ReviewLines.type(review, "n").position()).isEqualTo(1);
    assertThat(ReviewLines.type(review, "no way").notes()).isEqualTo(Notes.NONE);
  }

  @Test
  void notesAreSavedOnlyWhenOneChanges() {
    var at = review.atPosition(7);
    assertThat(at.onEvent(new PageEvent.LineEntered("note x")).effects())
        .containsExactly(new ReviewEffect.SaveNotes(new Notes(new TreeMap<>(Map.of(7, "x")))));
    assertThat(at.onEvent(new PageEvent.LineEntered("note")).effects()).isEmpty();
    assertThat(at.onEvent(new PageEvent.LineEntered("next")).effects()).isEmpty();
  }

  /** HTML in a note is escaped. */
  @Test
  void anExportedPageContainsNotesOnlyIfTheReviewDoes() {
    var noted = review.withNotes(new Notes(new TreeMap<>(Map.of(7, "Too BOLD, <b>"))));
    assertThat(HtmlReplayPage.html(review, false)).doesNotContain("Your note");
    assertThat(HtmlReplayPage.html(noted, false))
        .contains("<p class=\"bright bold\">Your note: Too BOLD, &lt;b&gt;</p>")
        .doesNotContain("<b>");
  }
}
