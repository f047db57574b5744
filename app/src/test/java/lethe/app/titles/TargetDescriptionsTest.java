package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.tase.Cup;
import org.junit.jupiter.api.Test;

/** Tests that some kinds of sentences in the descriptions of targets are true. */
class TargetDescriptionsTest {
  private static final int MATCH_COUNT = 3;
  private static final Size SIZE = new Size(140, 45);

  /** A check that a sentence of a target's description is true. */
  private interface SentenceCheck<C, V> {
    void check(V view, Viewer viewer, List<C> commands, MatchResult match);
  }

  /** A kind of sentence: the pattern that its sentences match, and the check that they are true. */
  private record SentenceKind<C, V>(Pattern pattern, SentenceCheck<C, V> check) {
    static <C, V> SentenceKind<C, V> of(String regex, SentenceCheck<C, V> check) {
      return new SentenceKind<>(Pattern.compile(regex), check);
    }
  }

  private static <C, O, V> void assertSentencesAreTrue(
      Title<C, O, V> title, List<SentenceKind<C, V>> kinds) {
    int[] counts = new int[kinds.size()];
    List<Match<C, O, V>> matches = new ArrayList<>();
    for (long seed = 1; seed <= MATCH_COUNT; seed++) {
      matches.add(RandomMatches.play(title, title.bots().levels().getFirst().factory(), seed));
    }
    RandomMatches.forEachView(
        matches,
        (view, viewer, legal) -> {
          for (PointerTarget<C> target : title.layOut(view, viewer, SIZE).targets(legal)) {
            String description =
                String.join(" ", target.description().stream().map(Text::text).toList());
            for (int kind = 0; kind < counts.length; kind++) {
              Matcher matcher = kinds.get(kind).pattern().matcher(description);
              while (matcher.find()) {
                kinds.get(kind).check().check(view, viewer, target.commands(), matcher);
                counts[kind]++;
              }
            }
          }
        });
    for (int kind = 0; kind < counts.length; kind++) {
      assertThat(counts[kind]).as("%s", kinds.get(kind).pattern()).isPositive();
    }
  }

  private static int groupAsInt(MatchResult match, int group) {
    return Integer.parseInt(match.group(group));
  }

  @Test
  void descriptionsInTaSeAreTrue() {
    assertSentencesAreTrue(
        TaSeTitle.TITLE,
        List.of(
            SentenceKind.of(
                "^Your (\\d)\\.",
                (view, viewer, _, match) ->
                    assertThat(view.side((Seat) viewer).hand().has(groupAsInt(match, 1))).isTrue()),
            SentenceKind.of("It can ", (_, _, commands, _) -> assertThat(commands).isNotEmpty()),
            SentenceKind.of(
                "It cannot follow|too low to come|lowest chip cannot",
                (_, _, commands, _) -> assertThat(commands).isEmpty()),
            SentenceKind.of(
                "the highest is (\\d)",
                (view, viewer, _, match) ->
                    assertThat(List.of(view.red(), view.blue()))
                        .anyMatch(side -> side.hand().highest() == groupAsInt(match, 1))),
            SentenceKind.of(
                "Cup (\\d) is closed",
                (view, _, _, match) ->
                    assertThat(view.cups().get(groupAsInt(match, 1) - 1))
                        .isInstanceOf(Cup.Closed.class))));
  }

  @Test
  void descriptionsInNothingHumanAreTrue() {
    assertSentencesAreTrue(
        RobotsTitle.TITLE,
        List.of(
            SentenceKind.of(
                "([a-h]\\d) is face down",
                (view, _, _, match) ->
                    assertThat(faceAt(view, match.group(1))).isEqualTo("Down[]")),
            SentenceKind.of(
                "^Point at ([a-h]\\d)",
                (view, _, commands, match) -> {
                  assertThat(faceAt(view, match.group(1))).isEqualTo("Down[]");
                  assertThat(commands).hasSize(1);
                }),
            SentenceKind.of(
                "(?:must|has to) call ([a-h]\\d)\\.",
                (view, _, _, match) ->
                    assertThat(view.pointedPlace().map(Object::toString)).contains(match.group(1))),
            SentenceKind.of(
                "^(\\d [a-z ]+)\\. It was called",
                (view, _, _, match) ->
                    assertThat(view.cards()).extracting(Object::toString).contains(match.group(1))),
            SentenceKind.of(
                "Short circuits face up: (\\d+) of \\d+",
                (view, _, _, match) ->
                    assertThat(
                            view.cards().stream()
                                .filter(card -> card.toString().contains("ircuit"))
                                .count())
                        .isEqualTo(groupAsInt(match, 1)))));
  }

  private static String faceAt(lethe.engine.games.robots.View view, String place) {
    Layout layout = view.layout();
    return layout.places().stream()
        .filter(candidate -> candidate.toString().equals(place))
        .findFirst()
        .map(candidate -> view.cardAt(candidate).toString())
        .orElseThrow();
  }

  @Test
  void descriptionsInEurydiceAreTrue() {
    assertSentencesAreTrue(
        EurydiceTitle.TITLE,
        List.of(
            SentenceKind.of(
                "^Discard (\\d+), face down\\.(?! You know)",
                (view, _, _, match) ->
                    assertThat(view.discard().get(groupAsInt(match, 1) - 1).toString())
                        .startsWith("Down")),
            SentenceKind.of(
                "^Discard (\\d+), face down\\. You know that it is a ([a-z]+)",
                (view, _, _, match) ->
                    assertThat(view.discard().get(groupAsInt(match, 1) - 1).toString())
                        .isEqualToIgnoringCase("Remembered[suit=" + match.group(2) + "]")),
            SentenceKind.of(
                "^Discard (\\d+), a face-up ([a-z]+)",
                (view, _, _, match) ->
                    assertThat(view.discard().get(groupAsInt(match, 1) - 1).toString())
                        .isEqualToIgnoringCase("Up[suit=" + match.group(2) + "]")),
            SentenceKind.of(
                "^The deck, (\\d+) card",
                (view, _, _, match) -> assertThat(view.deck()).hasSize(groupAsInt(match, 1))),
            SentenceKind.of(
                "^Marked spades: (\\d)",
                (view, _, _, match) -> assertThat(view.marks()).isEqualTo(groupAsInt(match, 1))),
            SentenceKind.of(
                "^Obols: (\\d+)",
                (view, _, _, match) -> assertThat(view.obols()).isEqualTo(groupAsInt(match, 1))),
            SentenceKind.of(
                "^You are at (.*?)\\. If the question",
                (view, _, _, match) -> assertThat(view.space().name()).isEqualTo(match.group(1))),
            SentenceKind.of(
                "^(.*), (?:left|middle|right|far.left|far.right) lane: you can step",
                (view, _, _, match) ->
                    assertThat(view.board().successors(view.space()))
                        .anyMatch(space -> space.name().equals(match.group(1)))),
            SentenceKind.of(
                "^(.*), \\S+ lane: you have already been there",
                (view, _, _, match) ->
                    assertThat(view.path())
                        .anyMatch(space -> space.name().equals(match.group(1))))));
  }

  @Test
  void descriptionsInTheRavensAreTrue() {
    assertSentencesAreTrue(
        RavensTitle.TITLE,
        List.of(
            SentenceKind.of(
                "^(\\w+) (\\d) \\((\\w+)\\) shows a (faded|clear) quadrant at ([a-z]+\\d+)",
                (view, _, _, match) -> {
                  Spot spot = Spot.parse(match.group(5)).orElseThrow();
                  var card = view.atman().topCard(spot).orElseThrow().card();
                  assertThat(card.color().name()).isEqualToIgnoringCase(match.group(1));
                  assertThat(card.number()).isEqualTo(groupAsInt(match, 2));
                  assertThat(card.power().name()).isEqualToIgnoringCase(match.group(3));
                  assertThat(view.atman().isFaded(spot)).isEqualTo(match.group(4).equals("faded"));
                }),
            SentenceKind.of(
                "^There is no card at ([a-z]+\\d+)",
                (view, _, _, match) ->
                    assertThat(view.atman().topCard(Spot.parse(match.group(1)).orElseThrow()))
                        .isEmpty()),
            SentenceKind.of(
                "It lacks (\\d+)\\.|lacks (\\d+)\\. If you take",
                (view, _, _, match) ->
                    assertThat(view.poem().currentRow().orElseThrow().missingTotal())
                        .isEqualTo(
                            Integer.parseInt(
                                match.group(1) == null ? match.group(2) : match.group(1)))),
            SentenceKind.of(
                "^(\\w+) raven: (in the deck|in the raven row|chased|defeated)",
                (view, _, _, match) ->
                    assertThat(
                            view.ravens().stream()
                                .filter(
                                    raven -> raven.color().name().equalsIgnoreCase(match.group(1)))
                                .map(raven -> raven.status().name()))
                        .containsExactly(
                            switch (match.group(2)) {
                              case "in the deck" -> "AWAY";
                              case "in the raven row" -> "STANDING";
                              default -> match.group(2).toUpperCase(Locale.ROOT);
                            })),
            SentenceKind.of(
                "^The deck has (\\d+)",
                (view, _, _, match) ->
                    assertThat(view.piles().deckSize()).isEqualTo(groupAsInt(match, 1))),
            SentenceKind.of(
                "memories go beneath it \\((\\d+) now",
                (view, _, _, match) ->
                    assertThat(view.ravens())
                        .anyMatch(raven -> raven.cardsBeneath().size() == groupAsInt(match, 1))),
            SentenceKind.of(
                "^Card (\\d+) of the line: (\\w+) (\\d)",
                (view, _, _, match) ->
                    assertThat(view.piles().line().get(groupAsInt(match, 1) - 1).toString())
                        .containsIgnoringCase(match.group(2))),
            SentenceKind.of(
                "Row (\\d) of the poem must add up to exactly (\\d)",
                (view, _, _, match) ->
                    assertThat(view.poem().rows().get(groupAsInt(match, 1) - 1).meter())
                        .isEqualTo(groupAsInt(match, 2)))));
  }
}
