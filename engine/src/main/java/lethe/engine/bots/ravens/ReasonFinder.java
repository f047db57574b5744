package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.engine.core.Decision;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenThreat;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** Finds the reasons for the chosen command of a decision, most important first. */
final class ReasonFinder {
  private final View view;
  private final Command chosenCommand;
  private final PoemProgress poem;

  /** The possible hearts as Feth sees them, computed only when needed. */
  private final Supplier<HeartDistribution> hearts;

  private final List<Reason> reasons = new ArrayList<>();

  private ReasonFinder(
      Decision<Command, Observation, View> decision, Supplier<HeartDistribution> hearts) {
    this.view = decision.view();
    this.chosenCommand = decision.chosenCommand();
    this.poem = PoemProgress.of(view);
    this.hearts = hearts;
  }

  /**
   * Returns the reasons, most important first; may be empty.
   *
   * @param hearts returns what Feth believes about the hearts
   * @param trueColorsChance Feth's probability of the true colors before and after Ren's take;
   *     empty if she takes no card
   */
  static List<Reason> reasonsFor(
      Decision<Command, Observation, View> decision,
      Supplier<HeartDistribution> hearts,
      Optional<DecisionInsight.TrueColorsChance> trueColorsChance) {
    ReasonFinder finder = new ReasonFinder(decision, hearts);
    if (decision.seat().equals(GameSeats.REN)) {
      finder.addForRen(trueColorsChance);
    } else {
      finder.addForFeth();
    }
    return List.copyOf(finder.reasons);
  }

  private void addForFeth() {
    switch (chosenCommand) {
      case Command.Draw _, Command.Stop _ -> addDrawing();
      case Command.End _ -> {
        reasons.add(new Reason.DiscardsLine((int) memories().count()));
        addRowChance(view.atman());
      }
      case Command.Pass _ -> {
        if (view.progress().phase() == Phase.BEFORE_ANNOUNCEMENT && poem.isComplete()) {
          double chance = matchChance(view.atman());
          reasons.add(new Reason.MatchChance(chance, chance));
        }
      }
      case Command.Seed _, Command.Bloom _ -> reasons.add(new Reason.FreeCard());
      case Command.Glimmer _ -> reasons.add(new Reason.LooksAhead());
      case Command.Dawn(Color color, _) -> addFreed(color, true);
      case Command.Requiem(Color color, _) -> addFreed(color, false);
      case Command.Whisper _, Command.Free _ -> reasons.add(new Reason.SavesCards(1));
      default ->
          AtmanChange.of(view.atman(), view.piles().line(), chosenCommand)
              .ifPresent(this::addChange);
    }
  }

  private Stream<Piece> memories() {
    return view.piles().line().stream().filter(Card.class::isInstance);
  }

  private void addDrawing() {
    int drawnCount = view.piles().line().size();
    int ravens = view.countRavens(RavenStatus.STANDING) + view.landingRavens().size();
    int safeDraws = Math.max(0, view.progress().safetyZone() - drawnCount);
    if (view.threat() == RavenThreat.FIVE_AFTER_DRAWING) {
      reasons.add(new Reason.FiveRavens());
    }
    reasons.add(new Reason.NextDraw(safeDraws, ravenChance(), ravens));
    if (drawnCount == 0) {
      reasons.add(new Reason.FirstDraw());
    } else {
      int placeable = (int) memories().filter(piece -> view.atman().canPlace((Card) piece)).count();
      reasons.add(new Reason.LineContents((int) memories().count(), placeable));
    }
    if (view.progress().isLastBatch()) {
      reasons.add(
          new Reason.LastDeck(
              view.piles().deckSize() + drawnCount, DrawPolicy.roundsInLastBatch(view)));
    } else {
      reasons.add(
          new Reason.DeckShare(DrawPolicy.drawsPerRound(view), DrawPolicy.roundsToPlan(view)));
    }
  }

  /**
   * Returns the probability that the next card is a raven. A raven that is away, but neither in the
   * line nor in the discard pile, is in the deck.
   */
  private double ravenChance() {
    if (!view.piles().deckTop().isEmpty()
        && view.piles().deckTop().getFirst() instanceof Face.Up(Piece next)) {
      return next instanceof Raven ? 1 : 0;
    }
    if (view.piles().deckSize() == 0) {
      return 0;
    }
    long ravens =
        view.ravens().stream()
            .filter(raven -> raven.status() == RavenStatus.AWAY)
            .map(raven -> Raven.of(raven.color()))
            .filter(raven -> !view.piles().line().contains(raven))
            .filter(raven -> !view.piles().discards().contains(raven))
            .count();
    return (double) ravens / view.piles().deckSize();
  }

  private void addFreed(Color color, boolean chases) {
    if (chases && view.threat() == RavenThreat.FIVE_AFTER_DRAWING) {
      reasons.add(new Reason.FiveRavens());
    }
    RavenView raven = view.raven(color);
    if (!raven.cardsBeneath().isEmpty()) {
      reasons.add(new Reason.SavesCards(raven.cardsBeneath().size()));
    }
  }

  private void addChange(AtmanChange change) {
    Atman after = change.atmanAfter();
    change.placedCard().ifPresent(placedCard -> addBlock(after, placedCard));
    if (poem.isComplete()) {
      reasons.add(new Reason.MatchChance(matchChance(view.atman()), matchChance(after)));
    } else {
      addRowChance(after);
    }
    addColorChanges(after);
  }

  private void addBlock(Atman after, LaidCard placedCard) {
    Color color = placedCard.card().color();
    List<LaidCard> relivedBlock = after.relivedBlock(placedCard);
    List<LaidCard> block = after.block(placedCard);
    int total = Atman.sumOf(block);
    if (!relivedBlock.isEmpty()) {
      RavenView raven = view.raven(color);
      reasons.add(
          new Reason.RelivesMemory(
              relivedBlock.stream().map(LaidCard::card).toList(),
              raven.status() == RavenStatus.STANDING,
              raven.cardsBeneath().size(),
              faceDownHeartChance(color)));
    } else if (block.size() > 1 && total < RuleNumbers.BLOCK_TOTAL) {
      reasons.add(new Reason.GrowsBlock(color, total, faceDownHeartChance(color)));
    }
  }

  private void addRowChance(Atman after) {
    if (!poem.isComplete()) {
      reasons.add(
          new Reason.RowChance(poem.currentRow() + 1, rowChance(view.atman()), rowChance(after)));
    }
  }

  private void addColorChanges(Atman after) {
    for (Color color : Color.values()) {
      boolean wasVisible = view.atman().colors().has(color);
      boolean isVisible = after.colors().has(color);
      if (wasVisible != isVisible) {
        reasons.add(
            new Reason.ColorChange(
                color, isVisible, chance(guess -> !guess.isOffColor(color.index()))));
      }
    }
  }

  /** Returns the probability that a face-down heart has a color. */
  private double faceDownHeartChance(Color color) {
    return chance(
        guess -> {
          for (int row = 0; row < poem.rows(); row++) {
            if (poem.isFaceDown(row) && guess.color(row) == color.index()) {
              return true;
            }
          }
          return false;
        });
  }

  /** Returns the probability that a visible card completes the current row. */
  private double rowChance(Atman atman) {
    List<LaidCard> visibleCards = atman.visibleCards();
    return chance(
        guess -> {
          int missingTotal = poem.missingTotal(guess, poem.currentRow());
          return visibleCards.stream()
              .anyMatch(laidCard -> poem.canFill(laidCard.card().missingTotalAfter(missingTotal)));
        });
  }

  /** Returns the probability that the Atman shows exactly the colors of the hearts. */
  private double matchChance(Atman atman) {
    int mask = atman.colors().mask();
    return chance(guess -> guess.colorSet() == mask);
  }

  /** Returns the probability that Feth assigns to a condition on the hearts. */
  private double chance(Predicate<HeartGuess> condition) {
    return hearts.get().probability(condition);
  }

  private void addForRen(Optional<DecisionInsight.TrueColorsChance> trueColorsChance) {
    switch (chosenCommand) {
      case Command.Take _ -> {
        addTake();
        trueColorsChance.ifPresent(
            chances -> reasons.add(new Reason.TellsColors(chances.before(), chances.after())));
      }
      case Command.Keep _ ->
          AtmanChange.of(view.atman(), view.piles().line(), chosenCommand)
              .ifPresent(
                  change ->
                      reasons.add(
                          new Reason.SplitsAtman(
                              change.atmanAfter().stack().size(), change.removedCards().size())));
      case Command.Arrange(List<Integer> order) ->
          heart(view.poem().rows().get(order.getLast() - 1))
              .ifPresent(card -> reasons.add(new Reason.LastRow(card.number())));
      case Command.Reveal reveal ->
          reasons.add(new Reason.RefreshesPowers((int) RenBot.usedPowerCount(view, reveal)));
      default -> {}
    }
  }

  private static Optional<Card> heart(RowView row) {
    return row.heart().card() instanceof Face.Up(Card card) ? Optional.of(card) : Optional.empty();
  }

  private void addTake() {
    Preview preview = Preview.of(view, chosenCommand);
    AtmanChange change = preview.change().orElseThrow();
    Card card = change.removedCards().getFirst().card();
    Atman after = change.atmanAfter();
    int heartColors = HeartGuess.of(view.poem().rows()).colorSet();
    preview
        .targetRow()
        .ifPresentOrElse(
            row ->
                reasons.add(
                    new Reason.JoinsRow(
                        row.number(),
                        card.missingTotalAfter(row.missingTotal()),
                        preview.wouldTurnHeart())),
            () -> reasons.add(new Reason.DiscardsCard(card)));
    boolean completesPoem = preview.targetRow().filter(row -> completesPoem(row, card)).isPresent();
    if (after.chunks().size() > 1) {
      int keptCards = after.chunks().stream().mapToInt(List::size).max().orElse(0);
      reasons.add(new Reason.SplitsAtman(keptCards, after.stack().size() - keptCards));
    } else if ((completesPoem || poem.isComplete()) && after.colors().mask() == heartColors) {
      reasons.add(new Reason.FinishesBatch());
    }
    if ((heartColors & 1 << card.color().index()) == 0 && !after.colors().has(card.color())) {
      reasons.add(new Reason.RemovesColor(card.color()));
    }
  }

  /** Returns whether the poem is complete after a card joins a row. */
  private boolean completesPoem(RowView row, Card card) {
    if (card.number() != row.missingTotal()) {
      return false;
    }
    return row.number() == poem.rows()
        || (row.number() == poem.rows() - 1 && view.poem().rows().getLast().missingTotal() == 0);
  }
}
