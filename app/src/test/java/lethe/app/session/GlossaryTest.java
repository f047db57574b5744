package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import lethe.app.command.CommonCommand;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.ravens.Power;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests the explanations of words. */
@Tag("titles")
class GlossaryTest {
  /** Terms on the tables that are not part of a command, for games that have any. */
  private static final Map<String, List<String>> LABELS =
      Map.of(
          "eurydice",
          List.of("sure", "hidden", "spade", "heart", "club", "diamond", "joker", "mark", "lethe"),
          "ravens",
          List.of("batch", "round", "atman", "heart", "poem card", "returns", "fresh", "safe"),
          "robots",
          List.of("battery", "gear", "tool", "bulb", "active", "captain", "minute", "cyborg"),
          "ta-se",
          List.of("opener", "cancel", "over", "draw", "thrown", "unguarded"));

  /** Terms that need no explanation. */
  private static final Set<String> FILLERS =
      Set.of("as", "in", "at", "to", "of", "on", "with", "from", "use", "and", "SEAT", "told");

  private static List<String> explanation(String word, Title<?, ?, ?> title) {
    return lines(pageTester(title).matchPage(), word);
  }

  private static List<String> lines(MatchPage<?, ?, ?> page, String word) {
    return Glossary.explain(word, page.title(), page.notation()).stream().map(Text::text).toList();
  }

  private static <C, O, V> MatchPageTester<C, O, V> pageTester(Title<C, O, V> title) {
    Seat seat = title.seats().firstSeats(title.seats().defaultCount()).getFirst();
    return MatchPageTester.of(title, Options.NONE, 1, 1, seat, Size.DEFAULT);
  }

  @Test
  void theExplanationOfMarksDependsOnTheGame() {
    assertThat(explanation("mark", EurydiceTitle.TITLE))
        .first()
        .asString()
        .contains("your private marks");
    assertThat(explanation("mark", TaSeTitle.TITLE))
        .first()
        .isEqualTo("This game has no marks, because remembering is the game.");
  }

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void everyVerbOptionAndBotIsExplained(Title<?, ?, ?> title) {
    MatchPage<?, ?, ?> page = pageTester(title).matchPage();
    page.notation().verbs().forEach(verb -> assertIsExplained(lines(page, verb)));
    title
        .allOptions()
        .forEach(
            option ->
                assertThat(explanation(option.name(), title))
                    .first()
                    .asString()
                    .contains("is an option"));
    title
        .bots()
        .levels()
        .forEach(
            level ->
                assertThat(explanation(level.name(), title))
                    .anyMatch(line -> line.contains("is a bot")));
    for (CommonCommand command : CommonCommand.values()) {
      if (command != CommonCommand.MARK || !title.isMemoryGame()) {
        assertThat(lines(page, command.word())).first().asString().startsWith(command.word());
      }
    }
    assertThat(lines(page, "xyzzy")).singleElement().matches(GlossaryTest::isUnknown);
  }

  /**
   * The words are {@link #LABELS}, and those of the commands, the parts of the table and the seats.
   */
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void everyWordOfTheTableIsExplained(Title<?, ?, ?> title) {
    MatchPage<?, ?, ?> page = pageTester(title).matchPage();
    List<String> words = new ArrayList<>(LABELS.getOrDefault(title.id(), List.of()));
    page.notation().usages().forEach(usage -> words.addAll(List.of(usage.split("[^A-Za-z]+"))));
    words.addAll(partNames(page));
    page.snapshot().seats().forEach(seat -> words.add(seat.name()));
    words.removeIf(word -> word.length() < 2 || FILLERS.contains(word));
    assertThat(words).hasSizeGreaterThan(LABELS.getOrDefault(title.id(), List.of()).size());
    assertThat(words)
        .filteredOn(word -> !Glossary.isExplained(word, title.help()))
        .as("words on the table of %s that its rules.txt does not explain", title.id())
        .isEmpty();
  }

  private static <C, O, V> List<String> partNames(MatchPage<C, O, V> page) {
    Snapshot<C, O, V> now = page.snapshot();
    return page.title().describe(now.view(), now.viewer()).stream()
        .map(part -> part.name().replaceAll(" .*", ""))
        .toList();
  }

  @Test
  void theExplanationOfAWordComesBeforeItsOtherMentions() {
    Title<?, ?, ?> eurydice = Titles.byName("eurydice").orElseThrow();
    assertThat(explanation("spades", eurydice)).isEqualTo(explanation("spade", eurydice));
    assertThat(explanation("Spade", eurydice))
        .startsWith("WORDS", "  spade      a look behind: see SPADES", "SPADES")
        .anyMatch(line -> line.startsWith("When you see one, it is set aside"))
        .last()
        .asString()
        .startsWith("See also: WHAT IT IS ABOUT, ");
    assertThat(explanation("styx", eurydice)).noneMatch(line -> line.startsWith("See also"));
  }

  private static void assertIsExplained(List<String> explanation) {
    assertThat(explanation).isNotEmpty().noneMatch(GlossaryTest::isUnknown);
  }

  private static boolean isUnknown(String line) {
    return line.contains("There is no help on \"");
  }

  @ParameterizedTest
  @EnumSource(Symbol.Kind.class)
  void everySymbolOfEurydiceIsExplained(Symbol.Kind symbol) {
    assertIsExplained(
        explanation(
            symbol.name().toLowerCase(Locale.ROOT), Titles.byName("eurydice").orElseThrow()));
  }

  /** A card is found by its name, with or without the article, and its explanation comes first. */
  @Test
  void everySpecialCardOfEurydiceIsExplained() {
    Title<?, ?, ?> eurydice = Titles.byName("eurydice").orElseThrow();
    List<String> names =
        Resources.text(EurydiceTitle.class, "cards.tsv")
            .lines()
            .skip(1)
            .map(line -> line.split("\t", -1)[1])
            .toList();
    assertThat(names).hasSize(9);
    for (String name : names) {
      for (String asked : List.of(name, name.replaceAll("^The ", ""))) {
        assertThat(explanation(asked, eurydice))
            .as(asked)
            .startsWith("SPECIAL CARDS")
            .element(1)
            .asString()
            .startsWith("  " + name)
            .contains(" board ");
      }
    }
    assertThat(explanation("footsteps", eurydice))
        .isEqualTo(explanation("footsteps behind", eurydice));
  }

  @ParameterizedTest
  @EnumSource(Power.class)
  void everyPowerOfTheRavensIsExplained(Power power) {
    assertIsExplained(
        explanation(power.name().toLowerCase(Locale.ROOT), Titles.byName("ravens").orElseThrow()));
  }

  /** The description of a bot refers to this page. */
  @Test
  void theConventionsOfTheRavensHaveTheirOwnPage() {
    Title<?, ?, ?> ravens = Titles.byName("ravens").orElseThrow();
    assertThat(explanation("conventions", ravens))
        .contains("CONVENTIONS")
        .noneMatch(line -> line.contains("TYPING"))
        .filteredOn(line -> line.matches("  [a-z]+ +.*"))
        .extracting(line -> line.strip().replaceAll(" .*", ""))
        .containsExactly("hearts", "take", "turning", "keep", "reveal", "answers", "build");
    assertThat(ravens.botDescription("deep")).contains("help conventions");
  }

  /** On the table, these signs are combined with other characters. */
  @Test
  void theSignsTildeAndAsteriskOfTheRavensAreExplained() {
    Title<?, ?, ?> ravens = Titles.byName("ravens").orElseThrow();
    assertThat(explanation("~", ravens))
        .anyMatch(line -> line.contains("a poem card with its power"));
    assertThat(explanation("*", ravens))
        .anyMatch(line -> line.contains("has been laid since you last moved"));
    assertThat(explanation("^", ravens)).singleElement().matches(GlossaryTest::isUnknown);
  }

  @Test
  void helpOnAWordShowsItsExplanation() {
    Title<?, ?, ?> ravens = Titles.byName("ravens").orElseThrow();
    MatchPageTester<?, ?, ?> tester = pageTester(ravens);
    assertThat(tester.closeTexts().type("help drift")).isEmpty();
    assertThat(tester.reply()).isEqualTo(explanation("drift", ravens));
  }
}
