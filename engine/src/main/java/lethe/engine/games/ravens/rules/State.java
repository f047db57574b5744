package lethe.engine.games.ravens.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Outcome;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;

/**
 * The whole truth. {@link Transition} makes the next one.
 *
 * @param back the phase to go on with after {@link Phase#REVEAL}, {@link Phase#KEEP}, {@link
 *     Phase#ORDER} or {@link Phase#FREE}
 * @param asked the color to choose a card of
 * @param known how many cards on top of the deck Feth has looked at
 * @param deck the topmost last
 * @param holds one a color
 * @param verses empty when there is no poem; they still name the hearts that were scored when the
 *     match was won
 * @param refuted one bit for each set of colors that everybody knows not to be the hearts'
 * @param parting the unused poem cards of a batch that is over
 * @param taking the card of the Atman that Ren is about to take
 * @param scored the bits of the score cards that she takes with it
 * @param destroyed the bits of the cards that are out of the game
 */
record State(
    int batch,
    int round,
    Phase phase,
    Phase back,
    Optional<Color> asked,
    int zone,
    int placed,
    List<Piece> deck,
    int known,
    List<Piece> line,
    List<Piece> discards,
    List<Piece> score,
    Atman atman,
    List<RavenState> holds,
    List<RowState> verses,
    int refuted,
    List<Card> parting,
    Optional<LaidCard> taking,
    long scored,
    long destroyed,
    Optional<Outcome> outcome,
    Rng rng) {
  @Override
  public String toString() {
    return "State of ravens";
  }
}
