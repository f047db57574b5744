package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Narration;
import lethe.app.titles.PlyChange;
import lethe.app.titles.Statistic;
import lethe.app.titles.TurningPoint;
import lethe.app.words.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.Gone;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.View;

/** The wording of Eurydice. */
record EurydiceNarration(Messages say) implements Narration<Observation, View> {
  @Override
  public String stage(View view) {
    return MESSAGES.format("stage", view.board().number());
  }

  @Override
  public List<Text> narrate(Observation observation, Viewer viewer) {
    boolean loud =
        observation instanceof Observation.SpadePunished
            || observation instanceof Observation.Gone
            || observation instanceof Observation.Counted;
    String sentence = new ObservationText(say).of(observation);
    return List.of(loud ? Text.bright(sentence) : Text.plain(sentence));
  }

  @Override
  public boolean unveils(Observation told) {
    return told instanceof Observation.TurnedOver;
  }

  @Override
  public Narration<Observation, View> abbreviated() {
    return new EurydiceNarration(say.abbreviated());
  }

  @Override
  public List<Text> ending(Outcome outcome, Viewer viewer) {
    int lead = outcome.results().getFirst().score();
    return List.of(
        Text.bright(MESSAGES.format("end." + outcome.ending())),
        Text.plain(MESSAGES.format("end." + outcome.ending() + ".next", Math.abs(lead))));
  }

  @Override
  public List<Text> recap(
      View view, List<Observation> observations, Outcome outcome, Viewer viewer) {
    return Recap.of(view, observations);
  }

  @Override
  public Optional<TurningPoint> turningPoint(PlyChange<Observation, View> change, Viewer viewer) {
    return TurningPoints.of(change);
  }

  @Override
  public Optional<String> storyMoment(Observation observation, Viewer viewer) {
    return StoryMoments.of(observation);
  }

  /** Counts lanes, special cards, marked spades, and declined options. */
  @Override
  public Optional<Statistic> statistic(Observation observation) {
    return switch (observation) {
      case Stepped(int board, Space space) when !space.isEnd() ->
          Optional.of(new Statistic("lanes of board " + board, space.lane().word()));
      case CardDrawn(SpecialCard card) ->
          Optional.of(new Statistic("cards of board " + card.board(), card.name()));
      case SpadePunished _, Gone _ -> Optional.of(new Statistic("spades", "marked"));
      case SpadesForgiven _ -> Optional.of(new Statistic("spades", "forgiven"));
      case SpaceIgnored(Space _, boolean obol) ->
          Optional.of(new Statistic("spaces ignored", obol ? "by an obol" : "by the card"));
      case Looked(var cause, var _) -> Optional.of(new Statistic("looks", "by " + cause.label()));
      default -> Optional.empty();
    };
  }
}
