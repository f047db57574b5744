package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Illustration;
import lethe.app.page.Page;
import lethe.app.page.TextPage;
import lethe.app.titles.MatchResult;

/**
 * The text at the end of a match: the result, the reason, the comparison with earlier results and
 * the possible next steps; then the unread messages and the details.
 *
 * @param illustration the picture of the ending; empty if there is none
 */
record EndPage(List<Text> lines, Optional<Illustration> illustration) {
  /** Creates the text for a match that is over. */
  static <C, O, V> EndPage of(MatchPage<C, O, V> page, PostMatchSummary summary) {
    Snapshot<C, O, V> snapshot = page.snapshot();
    List<Text> lines = new ArrayList<>();
    lines.add(title(page));
    lines.add(Text.EMPTY);
    lines.addAll(snapshot.ending());
    lines.addAll(summary.recap().reason());
    final int lineCountBeside = lines.size();
    lines.addAll(summary.comparisonAndAdvice());
    lines.add(Text.EMPTY);
    lines.add(Text.faint(ReplyTexts.afterMatch(page)));
    final int firstPageLineCount = lines.size();
    List<Text> events = page.messages().unread();
    if (!events.isEmpty()) {
      lines.add(Text.EMPTY);
      lines.add(Text.bright(MESSAGES.format("end.events")));
      lines.addAll(MatchScreens.joinLines(events));
    }
    lines.addAll(summary.details(page.context().online()));
    return new EndPage(
        List.copyOf(lines),
        snapshot
            .endPicture()
            .map(picture -> new Illustration(picture, lineCountBeside, firstPageLineCount)));
  }

  /** Returns the heading, which shows the result if exactly one seat is at this screen. */
  private static Text title(MatchPage<?, ?, ?> page) {
    Optional<MatchResult> result =
        page.ownSeats().size() == 1 ? page.snapshot().result() : Optional.empty();
    String game = page.title().name();
    return result
        .map(
            matchResult ->
                new Text(
                    MESSAGES.format("end.title." + matchResult.word(), game), matchResult.style()))
        .orElseGet(() -> Text.bright(MESSAGES.format("end.title", game)));
  }

  /** Returns the text as a page above another one. */
  <E, A> TextPage<E, A> above(Size size, Page<E, A> pageBelow) {
    return illustration
        .map(picture -> TextPage.illustrated(lines, picture, size, pageBelow))
        .orElseGet(() -> TextPage.fullScreen(lines, size, pageBelow));
  }
}
