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

/** Tests that the explanation of a target describes the actual state of the table. */
class TargetDescriptionsTest {
  private static final int MATCHES = 3;
  private static final Size ROOM = new Size(140, 45);

  /** Compares one sentence with the table that it describes. */
  private interface SentenceCheck<C, V> {
    void against(V view, Viewer viewer, List<C> commands, MatchResult said);
  }

  /** Sentences of one kind: a pattern that matches them, and the check of their claim. */
  private record SentenceKind<C, V>(Pattern reads, SentenceCheck<C, V> held) {
    static <C, V> SentenceKind<C, V> of(String reads, SentenceCheck<C, V> held) {
      return new SentenceKind<>(Pattern.compile(reads), held);
    }
  }

  private static <C, O, V> void check(Title<C, O, V> title, List<SentenceKind<C, V>> kinds) {
    int[] held = new int[kinds.size()];
    List<Match<C, O, V>> matches = new ArrayList<>();
    for (long seed = 1; seed <= MATCHES; seed++) {
      matches.add(
          RandomMatches.match(title, title.bots().all().getFirst().factory(), seed, _ -> true));
    }
    RandomMatches.each(
        matches,
        (view, viewer, legal) -> {
          for (PointerTarget<C> target : title.layOut(view, viewer, ROOM).targets(legal)) {
            String about =
                String.join(" ", target.description().stream().map(Text::words).toList());
            for (int kind = 0; kind < held.length; kind++) {
              Matcher said = kinds.get(kind).reads().matcher(about);
              while (said.find()) {
                kinds.get(kind).held().against(view, viewer, target.commands(), said);
                held[kind]++;
              }
            }
          }
        });
    for (int kind = 0; kind < held.length; kind++) {
      assertThat(held[kind]).as("%s", kinds.get(kind).reads()).isPositive();
    }
  }

  private static int number(MatchResult said, int group) {
    return Integer.parseInt(said.group(group));
  }

  @Test
  void explanationsOfTaSeAreTrue() {
    check(
        TaSeTitle.TITLE,
        List.of(
            SentenceKind.of(
                "^Your (\\d)\\.",
                (view, viewer, _, said) ->
                    assertThat(view.side((Seat) viewer).hand().has(number(said, 1))).isTrue()),
            SentenceKind.of("It can ", (_, _, commands, _) -> assertThat(commands).isNotEmpty()),
            SentenceKind.of(
                "It cannot follow|too low to come|lowest chip cannot",
                (_, _, commands, _) -> assertThat(commands).isEmpty()),
            SentenceKind.of(
                "the highest a (\\d)",
                (view, viewer, _, said) ->
                    assertThat(List.of(view.red(), view.blue()))
                        .anyMatch(side -> side.hand().highest() == number(said, 1))),
            SentenceKind.of(
                "Cup (\\d) is closed",
                (view, _, _, said) ->
                    assertThat(view.cups().get(number(said, 1) - 1))
                        .isInstanceOf(Cup.Closed.class))));
  }

  @Test
  void explanationsOfNothingHumanAreTrue() {
    check(
        RobotsTitle.TITLE,
        List.of(
            SentenceKind.of(
                "([a-h]\\d) is face down",
                (view, _, _, said) -> assertThat(at(view, said.group(1))).isEqualTo("Down[]")),
            SentenceKind.of(
                "^(?:Pick|Point at) ([a-h]\\d)",
                (view, _, commands, said) -> {
                  assertThat(at(view, said.group(1))).isEqualTo("Down[]");
                  assertThat(commands).hasSize(1);
                }),
            SentenceKind.of(
                "what ([a-h]\\d) is\\.",
                (view, _, _, said) ->
                    assertThat(view.pointed().map(Object::toString)).contains(said.group(1))),
            SentenceKind.of(
                "^(\\d [a-z ]+), called and turned up",
                (view, _, _, said) ->
                    assertThat(view.cards()).extracting(Object::toString).contains(said.group(1))),
            SentenceKind.of(
                "(\\d+) of the (\\d+) lie face up",
                (view, _, _, said) ->
                    assertThat(
                            view.cards().stream()
                                .filter(card -> card.toString().contains("ircuit"))
                                .count())
                        .isEqualTo(number(said, 1)))));
  }

  private static String at(lethe.engine.games.robots.View view, String place) {
    Layout layout = view.layout();
    return layout.places().stream()
        .filter(there -> there.toString().equals(place))
        .findFirst()
        .map(there -> view.cardAt(there).toString())
        .orElseThrow();
  }

  @Test
  void explanationsOfEurydiceAreTrue() {
    check(
        EurydiceTitle.TITLE,
        List.of(
            SentenceKind.of(
                "^Discard (\\d+), face down\\.",
                (view, _, _, said) ->
                    assertThat(view.discard().get(number(said, 1) - 1).toString())
                        .startsWith("Down")),
            SentenceKind.of(
                "^Discard (\\d+), face down; you know that it is a ([a-z]+)",
                (view, _, _, said) ->
                    assertThat(view.discard().get(number(said, 1) - 1).toString())
                        .isEqualToIgnoringCase("Remembered[suit=" + said.group(2) + "]")),
            SentenceKind.of(
                "^Discard (\\d+), an open ([a-z]+)",
                (view, _, _, said) ->
                    assertThat(view.discard().get(number(said, 1) - 1).toString())
                        .isEqualToIgnoringCase("Up[suit=" + said.group(2) + "]")),
            SentenceKind.of(
                "^The deck, (\\d+) card",
                (view, _, _, said) -> assertThat(view.deck()).hasSize(number(said, 1))),
            SentenceKind.of(
                "^Marked spades: (\\d)",
                (view, _, _, said) -> assertThat(view.marks()).isEqualTo(number(said, 1))),
            SentenceKind.of(
                "^Obols: (\\d+)",
                (view, _, _, said) -> assertThat(view.obols()).isEqualTo(number(said, 1))),
            SentenceKind.of(
                "^You are at (.*?)\\. What",
                (view, _, _, said) -> assertThat(view.space().name()).isEqualTo(said.group(1))),
            SentenceKind.of(
                "^(.*), (?:left|middle|right|far.left|far.right) lane: the next step",
                (view, _, _, said) ->
                    assertThat(view.board().successors(view.space()))
                        .anyMatch(space -> space.name().equals(said.group(1)))),
            SentenceKind.of(
                "^(.*), \\S+ lane: walked already",
                (view, _, _, said) ->
                    assertThat(view.path())
                        .anyMatch(space -> space.name().equals(said.group(1))))));
  }

  @Test
  void explanationsOfTheRavensAreTrue() {
    check(
        RavensTitle.TITLE,
        List.of(
            SentenceKind.of(
                "^(\\w+) (\\d) \\((\\w+)\\) shows at ([a-z]+\\d+), (faded|clear)",
                (view, _, _, said) -> {
                  Spot spot = Spot.parse(said.group(4)).orElseThrow();
                  var card = view.atman().topCard(spot).orElseThrow().card();
                  assertThat(card.color().name()).isEqualToIgnoringCase(said.group(1));
                  assertThat(card.number()).isEqualTo(number(said, 2));
                  assertThat(card.power().name()).isEqualToIgnoringCase(said.group(3));
                  assertThat(view.atman().isFaded(spot)).isEqualTo(said.group(5).equals("faded"));
                }),
            SentenceKind.of(
                "^Nothing lies at ([a-z]+\\d+)",
                (view, _, _, said) ->
                    assertThat(view.atman().topCard(Spot.parse(said.group(1)).orElseThrow()))
                        .isEmpty()),
            SentenceKind.of(
                "it lacks (\\d+)\\.|lacks (\\d+): taken",
                (view, _, _, said) ->
                    assertThat(view.poem().currentRow().orElseThrow().remaining())
                        .isEqualTo(
                            Integer.parseInt(
                                said.group(1) == null ? said.group(2) : said.group(1)))),
            SentenceKind.of(
                "^(\\w+) raven: (hidden|it stands|chased|defeated)",
                (view, _, _, said) ->
                    assertThat(
                            view.ravens().stream()
                                .filter(
                                    raven -> raven.color().name().equalsIgnoreCase(said.group(1)))
                                .map(raven -> raven.status().name()))
                        .containsExactly(
                            switch (said.group(2)) {
                              case "hidden" -> "AWAY";
                              case "it stands" -> "STANDING";
                              default -> said.group(2).toUpperCase(Locale.ROOT);
                            })),
            SentenceKind.of(
                "^The deck holds (\\d+)",
                (view, _, _, said) -> assertThat(view.piles().deck()).isEqualTo(number(said, 1))),
            SentenceKind.of(
                "cards go beneath it, (\\d+) so far",
                (view, _, _, said) ->
                    assertThat(view.ravens())
                        .anyMatch(raven -> raven.beneath().size() == number(said, 1))),
            SentenceKind.of(
                "^Card (\\d+) of the line: (\\w+) (\\d)",
                (view, _, _, said) ->
                    assertThat(view.piles().line().get(number(said, 1) - 1).toString())
                        .containsIgnoringCase(said.group(2))),
            SentenceKind.of(
                "Row (\\d) of the poem must total exactly (\\d)",
                (view, _, _, said) ->
                    assertThat(view.poem().rows().get(number(said, 1) - 1).meter())
                        .isEqualTo(number(said, 2)))));
  }
}
