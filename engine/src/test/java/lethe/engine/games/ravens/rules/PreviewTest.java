package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Preview;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/**
 * Tests that the preview of a command agrees with its effects, for every legal command of random
 * matches.
 */
class PreviewTest {
  private static final int MATCHES = 150;
  private static final Rules RULES = new Rules(StandardDeck.MEMORIES);

  private enum PreviewPart {
    ATMAN,
    MEMORY,
    RAVEN,
    ROW,
    NO_ROW,
    TURNED_HEART,
    HEARTS,
    TOP
  }

  private final Map<PreviewPart, Integer> coverage = new EnumMap<>(PreviewPart.class);

  @Test
  void previewsAgreeWithTheEffects() {
    for (int seed = 0; seed < MATCHES; seed++) {
      Rng matchRng = new Rng(seed);
      MutableRng rng = new MutableRng(matchRng.derive("choices"));
      State state = RULES.initialState(2, matchRng);
      while (RULES.turn(state) instanceof Turn.Awaits(List<Seat> seats)) {
        Seat seat = seats.getFirst();
        List<Command> legal = RULES.legalCommands(state, seat);
        for (Command command : legal) {
          checkPreview(state, seat, command);
        }
        List<Command> candidates =
            legal.stream()
                .filter(command -> !(command instanceof Command.Draw draw) || draw.count() < 3)
                .toList();
        state = acceptedRuling(state, seat, RandomBot.pickKindFirst(candidates, rng)).next();
      }
    }
    assertThat(coverage).containsOnlyKeys(PreviewPart.values());
  }

  private static Ruling.Accepted<State, Observation> acceptedRuling(
      State state, Seat seat, Command command) {
    return (Ruling.Accepted<State, Observation>) RULES.apply(state, seat, command);
  }

  private void checkPreview(State state, Seat seat, Command command) {
    View view = RULES.view(state, seat);
    Preview preview = Preview.of(view, command);
    Ruling.Accepted<State, Observation> ruling = acceptedRuling(state, seat, command);
    State next = ruling.next();
    List<Observation> observations =
        ruling.events().stream().map(event -> event.publicObservation()).toList();
    if (preview.change().isPresent()
        && next.phase() != Phase.ADD_SCORE_CARDS
        && hasAtman(state, next)) {
      assertPreview(PreviewPart.ATMAN, command, preview.viewAfter().atman(), next.atman());
    }
    if (command instanceof Command.Place || command instanceof Command.Drift) {
      checkReliving(command, preview, observations);
    }
    if (command instanceof Command.Take && next.phase() != Phase.ADD_SCORE_CARDS) {
      checkTaking(command, preview, observations);
    }
    if (command instanceof Command.Arrange && next.phase() != Phase.OVER) {
      View viewAfter = RULES.view(next, GameSeats.REN);
      assertPreview(PreviewPart.HEARTS, command, hearts(preview.viewAfter()), hearts(viewAfter));
    }
    if (command instanceof Command.Order) {
      List<Object> top =
          ruling.events().stream()
              .map(event -> event.observationFor(GameSeats.FETH))
              .flatMap(
                  observation ->
                      observation instanceof Observation.PutBack back
                          ? Stream.<Object>of(back.deckTop())
                          : Stream.of())
              .toList();
      assertPreview(
          PreviewPart.TOP,
          command,
          List.of(preview.viewAfter().piles().deckTop().subList(0, state.glimmerCount())),
          top);
    }
  }

  /** Returns whether the Atman still exists after the command. */
  private static boolean hasAtman(State state, State next) {
    return !next.poem().rows().isEmpty() && next.progress().batch() == state.progress().batch();
  }

  private void checkReliving(Command command, Preview preview, List<Observation> observations) {
    Optional<Object> relivedBlock =
        observations.stream()
            .flatMap(
                observation ->
                    observation instanceof Observation.Relived memory
                        ? Stream.<Object>of(memory.block())
                        : Stream.of())
            .findFirst();
    Optional<Object> previewedBlock =
        Optional.<Object>of(preview.relivedBlock().stream().map(LaidCard::card).toList())
            .filter(block -> !block.equals(List.of()));
    assertThat(previewedBlock).as("%s", command).isEqualTo(relivedBlock);
    relivedBlock.ifPresent(_ -> markCovered(PreviewPart.MEMORY));
    Optional<Object> chasedRaven =
        observations.stream()
            .flatMap(
                observation ->
                    switch (observation) {
                      case Observation.RavenChased(var raven, _) -> Stream.<Object>of(raven);
                      case Observation.RavenDefeated(var raven, _) -> Stream.<Object>of(raven);
                      default -> Stream.of();
                    })
            .findFirst();
    assertThat(preview.chasedRaven().map(Object.class::cast))
        .as("%s", command)
        .isEqualTo(chasedRaven);
    chasedRaven.ifPresent(_ -> markCovered(PreviewPart.RAVEN));
  }

  private void checkTaking(Command command, Preview preview, List<Observation> observations) {
    Optional<Integer> row =
        observations.stream()
            .flatMap(
                observation ->
                    observation instanceof Observation.PoemGrew grew
                        ? Stream.of(grew.row())
                        : Stream.of())
            .findFirst();
    assertThat(preview.targetRow().map(RowView::number)).as("%s", command).isEqualTo(row);
    markCovered(row.isPresent() ? PreviewPart.ROW : PreviewPart.NO_ROW);
    boolean heartTurned = observations.stream().anyMatch(Observation.HeartTurned.class::isInstance);
    assertThat(preview.wouldTurnHeart()).as("%s", command).isEqualTo(heartTurned);
    if (heartTurned) {
      markCovered(PreviewPart.TURNED_HEART);
    }
  }

  private static List<HeartView> hearts(View view) {
    return view.poem().rows().stream().map(RowView::heart).toList();
  }

  private void assertPreview(PreviewPart part, Command command, Object previewed, Object actual) {
    assertThat(previewed).as("%s", command).isEqualTo(actual);
    markCovered(part);
  }

  private void markCovered(PreviewPart part) {
    coverage.merge(part, 1, Integer::sum);
  }
}
