package lethe.engine.games.ravens;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;

/**
 * What one viewer sees.
 *
 * @param batch 1 to 3
 * @param round counted from 1 in each batch; 0 before the first
 * @param phase what the seat to move has to do, as far as this viewer can tell
 * @param mover the seat to move; nobody when the match is over
 * @param resumes the phase that goes on when this one is settled; the same for all that interrupt
 *     nothing
 * @param zone how many cards the safety zone of this round has
 * @param deck how many cards the deck holds
 * @param top the cards on top of the deck that Feth has looked at, the topmost first; face down for
 *     everybody else
 * @param line Feth's line
 * @param placed how many cards of the line Feth has placed in this round
 * @param atman the Atman
 * @param ravens one a color, in the order of the colors
 * @param rows the poem, its four rows from top to bottom; before Ren arranges them, and after a
 *     batch, the hearts lie in no order or not at all
 * @param refuted the sets of colors that are not those of the four hearts: the poem was complete
 *     over such an Atman, and the batch went on
 * @param powers the unused poem cards, the top row's first; at the end of a batch they are no
 *     longer in the rows
 * @param asked the color that Ren or Feth has to choose a card of, in {@link Phase#REVEAL} and
 *     {@link Phase#FREE}
 * @param taking what Ren is putting together in {@link Phase#WITH}; herself alone sees it
 * @param score the score pile
 * @param discards the discard pile, the topmost last
 * @param destroyed how many cards are out of the game
 * @param outcome how the match ended, once it has
 */
public record View(
    int batch,
    int round,
    Phase phase,
    Phase resumes,
    Optional<Seat> mover,
    int zone,
    int deck,
    List<Face> top,
    List<Piece> line,
    int placed,
    Atman atman,
    List<RavenView> ravens,
    List<RowView> rows,
    List<Colors> refuted,
    List<Card> powers,
    Optional<Color> asked,
    Optional<Taking> taking,
    List<Piece> score,
    List<Piece> discards,
    int destroyed,
    Optional<Outcome> outcome) {
  /**
   * A take of the third batch under construction.
   *
   * @param laid the card of the Atman
   * @param scored the numbers of the cards of the score pile that go with it, ascending
   * @param lacks what the row still lacks
   */
  public record Taking(LaidCard laid, List<Integer> scored, int lacks) {}

  public RavenView raven(Color color) {
    return ravens.get(color.index());
  }

  /** How many ravens are at such a place. */
  public int ravens(RavenStatus status) {
    return (int) ravens.stream().filter(perch -> perch.status() == status).count();
  }

  /** The ravens in the line that will go to the row when drawing ends. */
  public List<Raven> landing() {
    return phase == Phase.DRAW
        ? line.stream().skip(zone).filter(Raven.class::isInstance).map(Raven.class::cast).toList()
        : List.of();
  }

  /** The row that Ren is building; nothing when the poem is complete, or none is there. */
  public Optional<RowView> current() {
    return rows.stream().filter(row -> !row.complete()).findFirst();
  }

  /** What the ravens threaten. Chased ones count, unless this is the last batch. */
  public RavenThreat omen() {
    int standing = ravens(RavenStatus.STANDING) + landing().size();
    int later = standing + (batch < Counts.BATCHES ? ravens(RavenStatus.CHASED) : 0);
    if (outcome.isPresent()) {
      return RavenThreat.NONE;
    }
    if (standing == Color.COUNT) {
      return RavenThreat.FIVE_AFTER_DRAWING;
    }
    if (later == Color.COUNT) {
      return RavenThreat.FIVE_AT_NEXT_BATCH;
    }
    if (later < Color.COUNT - 1 || !lurks()) {
      return RavenThreat.NONE;
    }
    return standing == later ? RavenThreat.ONE_MORE : RavenThreat.ONE_MORE_RETURNING;
  }

  /** Whether another raven could come in this batch: not one that was held off, or will be. */
  private boolean lurks() {
    return ravens.stream()
        .filter(perch -> perch.status() == RavenStatus.AWAY)
        .map(perch -> Raven.of(perch.color()))
        .anyMatch(raven -> !line.contains(raven) && !discards.contains(raven));
  }
}
