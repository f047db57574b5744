package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
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
  private final MatchPageTester<Command, Observation, View> tester =
      MatchPageTester.of(TaSeTitle.TITLE, Options.NONE, 3, 2, GameSeats.RED, Size.DEFAULT);

  private ReviewPage<Command, Observation, View> review() {
    return tester.review();
  }

  private static String reply(ReviewPage<?, ?, ?> review) {
    return String.join("\n", review.reply().stream().map(Text::text).toList());
  }

  @Test
  void aNoteStaysAtItsMomentUntilItIsRemoved() {
    var noted = ReviewLines.type(review().atPosition(7), "note  Too BOLD, <b>");
    assertThat(noted.notes()).isEqualTo(new Notes(new TreeMap<>(Map.of(7, "Too BOLD, <b>"))));
    assertThat(reply(noted)).startsWith("The note is saved in a file next to the match");
    assertThat(noted.atPosition(7).frame(Size.DEFAULT).toString())
        .contains("Your note: Too BOLD, <b>");
    assertThat(noted.atPosition(8).frame(Size.DEFAULT).toString()).doesNotContain("Your note");
    assertThat(reply(ReviewLines.type(noted.atPosition(8), "note")))
        .startsWith("There is a note at moment 7.");
    var deleted = ReviewLines.type(noted, "note -");
    assertThat(deleted.notes()).isEqualTo(Notes.NONE);
    assertThat(reply(deleted)).isEqualTo("The note is deleted.");
    assertThat(reply(ReviewLines.type(deleted, "note -"))).startsWith("There are no notes yet");
    assertThat(reply(ReviewLines.type(deleted, "note " + "x".repeat(501))))
        .isEqualTo("A note can have at most 500 characters.");
  }

  /** The command cannot be abbreviated; other words keep their meaning. */
  @Test
  void similarWordsDoNotAddNotes() {
    assertThat(ReviewLines.type(review(), "n").position()).isEqualTo(1);
    assertThat(ReviewLines.type(review(), "no way").notes()).isEqualTo(Notes.NONE);
  }

  @Test
  void onlyANewNoteIsSaved() {
    var at = review().atPosition(7);
    assertThat(at.onEvent(new PageEvent.LineEntered("note x")).effects())
        .containsExactly(new ReviewEffect.SaveNotes(new Notes(new TreeMap<>(Map.of(7, "x")))));
    assertThat(at.onEvent(new PageEvent.LineEntered("note")).effects()).isEmpty();
    assertThat(at.onEvent(new PageEvent.LineEntered("next")).effects()).isEmpty();
  }

  /** HTML in a note is escaped. */
  @Test
  void anExportedPageContainsNotesOnlyIfTheReviewDoes() {
    var review = review();
    var noted = review.withNotes(new Notes(new TreeMap<>(Map.of(7, "Too BOLD, <b>"))));
    assertThat(HtmlReplayPage.of(review, false)).doesNotContain("Your note");
    assertThat(HtmlReplayPage.of(noted, false))
        .contains("<p class=\"bright bold\">Your note: Too BOLD, &lt;b&gt;</p>")
        .doesNotContain("<b>");
  }
}
