package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.SAY;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Heart;
import lethe.engine.games.ravens.Perch.Place;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.Row;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/** What a seat should do now, with the words to type for it. */
final class Asking {
  private Asking() {}

  static String sentence(View view, Seat seat) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return SAY.say("ask.nothing");
    }
    return switch (view.phase()) {
      case ARRANGE -> SAY.say("ask.ARRANGE");
      case DRAW -> draw(view);
      case BUILD -> build(view);
      case REVEAL -> SAY.say("ask.REVEAL", asked(view), reveals(view));
      case KEEP -> SAY.say("ask.KEEP", Words.or(chunks(view.atman())));
      case ORDER -> order(view);
      case FREE -> SAY.say("ask.FREE", asked(view));
      case TAKE -> take(view);
      case WITH -> with(view);
      case WINDOW, PARTING -> SAY.say("ask." + view.phase(), powers(view));
      case OVER -> SAY.say("ask.nothing");
    };
  }

  private static String draw(View view) {
    if (view.line().isEmpty()) {
      return SAY.say(view.zone() == 0 ? "ask.DRAW.first" : "ask.DRAW.zone", view.zone());
    }
    int safe = view.zone() - view.line().size();
    return SAY.say(safe > 0 ? "ask.DRAW.safe" : "ask.DRAW", safe);
  }

  private static String build(View view) {
    boolean places =
        view.line().stream()
            .anyMatch(piece -> piece instanceof Card card && view.atman().takes(card));
    if (places) {
      return example(view);
    }
    if (view.placed() > 0) {
      return SAY.say("ask.BUILD.done");
    }
    return SAY.say("ask.BUILD.stuck", powers(view));
  }

  /** With one placement that is legal, so that the words are plain. */
  private static String example(View view) {
    int number =
        IntStream.rangeClosed(1, view.line().size())
            .filter(n -> view.line().get(n - 1) instanceof Card card && view.atman().takes(card))
            .findFirst()
            .orElseThrow();
    Card card = (Card) view.line().get(number - 1);
    Spot at = view.atman().places(card).getFirst();
    return SAY.say(view.placed() == 0 ? "ask.BUILD.first" : "ask.BUILD", number, at);
  }

  private static String take(View view) {
    Spot name = view.atman().name(view.atman().visible().getLast());
    if (view.current().isEmpty()) {
      return SAY.say("ask.TAKE.done", name);
    }
    Row row = view.current().get();
    int scored = 0;
    while (scored < view.score().size() && !(view.score().get(scored) instanceof Card)) {
      scored++;
    }
    String key =
        view.batch() < Ravens.BATCHES ? "row" : scored < view.score().size() ? "with" : "last";
    return SAY.say("ask.TAKE." + key, row.number(), lacks(row), name, scored + 1);
  }

  /** What a row still lacks, as far as the viewer knows its heart. */
  static int lacks(Row row) {
    int heart = row.heart() instanceof Face.Up(Card card) ? card.number() : 0;
    return row.metre() - row.told() - heart;
  }

  private static String with(View view) {
    int lacks = view.taking().map(View.Taking::lacks).orElse(0);
    return SAY.say(lacks == 0 ? "ask.WITH.done" : "ask.WITH", lacks);
  }

  private static String order(View view) {
    int count = Math.min(3, view.top().size());
    return SAY.say("ask.ORDER." + count);
  }

  private static String asked(View view) {
    return view.asked().map(Words::of).orElse("");
  }

  private static String reveals(View view) {
    Color color = view.asked().orElse(null);
    return Words.or(
        view.rows().stream()
            .filter(row -> row.lies() == Heart.DOWN)
            .filter(
                row -> row.heart() instanceof Face.Up(Piece heart) && Words.color(heart) == color)
            .map(row -> SAY.say("ask.reveal", row.number()))
            .toList());
  }

  /** What each part may be called, as the table knows it. */
  private static List<String> chunks(Atman atman) {
    return atman.chunks().stream()
        .map(
            chunk ->
                atman.visible().stream()
                    .filter(chunk::contains)
                    .map(atman::name)
                    .min(Comparator.naturalOrder())
                    .orElseThrow())
        .sorted()
        .map(spot -> SAY.say("ask.keep", spot))
        .toList();
  }

  /** The powers that could be used now, each named once. */
  private static String powers(View view) {
    return Words.or(
        view.powers().stream()
            .map(Card::power)
            .filter(power -> usable(view, power))
            .map(Words::of)
            .distinct()
            .toList());
  }

  private static boolean usable(View view, Power power) {
    return switch (power) {
      case SEVER, BLAZE, SINK, DRIFT -> !view.atman().isEmpty();
      case SEED, BLOOM -> view.phase() == Phase.BUILD;
      case GLIMMER -> view.deck() > 0;
      case DAWN -> view.ravens(Place.STANDING) > 0;
      case WHISPER, REQUIEM -> view.ravens().stream().anyMatch(perch -> !perch.beneath().isEmpty());
    };
  }
}
