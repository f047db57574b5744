package lethe.app.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.story.Beat;
import lethe.app.text.CommandMarkup;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.ResultCaveat;
import lethe.engine.core.Rng;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the names, rules, options, bot levels and texts of every title. */
@Tag("titles")
class TitlesTest {
  private static Stream<Named<Title<?, ?, ?>>> titles() {
    return AllTitles.ALL.stream().map(title -> Named.of(title.id(), title));
  }

  @Test
  void namesAndAliasesAreUnique() {
    List<String> names = new ArrayList<>();
    Titles.ALL.forEach(
        title -> {
          names.add(title.id());
          names.addAll(title.info().aliases());
        });
    assertThat(names).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z][a-z-]*"));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void toStringReturnsTheId(Title<?, ?, ?> title) {
    assertThat(title).hasToString(title.id());
  }

  @Test
  void aTitleIsFoundByItsIdAndAliases() {
    for (Title<?, ?, ?> title : Titles.ALL) {
      assertThat(Titles.byName(title.id())).contains(title);
      assertThat(Titles.byName(title.id().toUpperCase(Locale.ROOT))).contains(title);
      title.info().aliases().forEach(name -> assertThat(Titles.byName(name)).contains(title));
      assertThat(Titles.names()).contains(title.id());
    }
    assertThat(Titles.byName("chess")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void aTitleHasAOneLineSummaryAndRulesInAscii(Title<?, ?, ?> title) {
    assertThat(title.name()).isNotBlank();
    assertThat(title.summary()).isNotBlank().hasLineCount(1).hasSizeLessThan(90);
    assertThat(title.help().lines())
        .hasSizeGreaterThan(10)
        .allMatch(line -> line.length() <= 80)
        .allMatch(line -> line.chars().allMatch(c -> c >= ' ' && c < 127))
        .allMatch(line -> line.equals(line.stripTrailing()));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void defaultsOfOptionsAreAmongTheListedValues(Title<?, ?, ?> title) {
    for (Option option : title.allOptions()) {
      if (!option.values().isEmpty()) {
        assertThat(option.values())
            .as(option.name())
            .contains(option.defaultValue().orElse("no default"));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("titles")
  void rulingsAreNumberedConsecutively(Title<?, ?, ?> title) {
    String rulings =
        title.help().replaceFirst("(?s)^.*\nRULINGS\n", "").replaceFirst("(?s)\n\n.*", "");
    List<Integer> numbers =
        rulings
            .lines()
            .filter(line -> line.matches(" ?\\d+\\. .*"))
            .map(line -> Integer.parseInt(line.strip().replaceAll("\\..*", "")))
            .toList();
    assertThat(numbers)
        .isEqualTo(IntStream.rangeClosed(1, numbers.size()).boxed().toList())
        .isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void theRulesListEveryCommandAndOption(Title<?, ?, ?> title) {
    assertThat(title.help()).contains(indentedVerbs(title));
    String help = title.help().replaceAll("(?s).*\nOPTIONS\n", "").replaceAll("(?s)\n\n.*", "");
    Set<String> named = new TreeSet<>();
    Matcher options = Pattern.compile("(?<=  )[a-z-]+(?==\\S)").matcher(help);
    while (options.find()) {
      named.add(options.group());
    }
    assertThat(title.allOptions())
        .extracting(Option::name)
        .containsExactlyInAnyOrderElementsOf(named);
  }

  @ParameterizedTest
  @MethodSource("titles")
  void theRefusalOfAnOptionListsTheValidChoices(Title<?, ?, ?> title) {
    String names = title.allOptions().stream().map(Option::name).collect(Collectors.joining(", "));
    assertThat(names).endsWith("hints");
    assertRefused(title, "hint", "on", ScriptErrorCode.UNKNOWN_OPTION, "hint", names);
    for (Option option : title.allOptions()) {
      if (!option.values().isEmpty()) {
        String values = String.join(", ", option.values());
        assertRefused(title, option.name(), "x", ScriptErrorCode.INVALID_OPTION_VALUE, "x", values);
      }
      for (String value : option.values()) {
        assertThat(title.open(Options.of(Map.of(option.name(), value)))).isInstanceOf(Valid.class);
      }
    }
  }

  private static void assertRefused(
      Title<?, ?, ?> title, String option, String value, ErrorCode code, Object... arguments) {
    assertThat(title.open(Options.of(Map.of(option, value))))
        .isEqualTo(Validated.invalid(InputError.inOption(option, 1, 1, code, arguments)));
  }

  private static <C, O, V> List<String> indentedVerbs(Title<C, O, V> title) {
    return TestGames.open(title).notation().verbs().stream().map(verb -> "  " + verb).toList();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void levelNamesAreUniqueAndIncludeTheDefault(Title<?, ?, ?> title) {
    List<String> names = levelNames(title);
    assertThat(names)
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .allMatch(name -> name.matches("[a-z][a-z-]*"))
        .contains(title.bots().defaultLevel());
    assertThat(title.levelByName(""))
        .isEqualTo(title.levelByName(title.bots().defaultLevel()))
        .isPresent();
    names.forEach(name -> assertThat(title.levelByName(name)).isPresent());
    assertThat(title.levelByName("genius")).isEmpty();
  }

  private static <C, O, V> List<String> levelNames(Title<C, O, V> title) {
    return title.bots().levels().stream().map(BotLevel::name).toList();
  }

  @ParameterizedTest
  @MethodSource("titles")
  void hintsAreOnByDefaultExceptInMemoryGames(Title<?, ?, ?> title) {
    assertThat(title.hintsAllowed(Options.NONE)).isEqualTo(!title.isMemoryGame());
    for (String choice : List.of("on", "off")) {
      Options options = Options.of(Map.of("hints", choice));
      assertThat(title.hintsAllowed(options)).isEqualTo(choice.equals("on"));
      assertThat(title.open(options)).isInstanceOf(Valid.class);
    }
  }

  @ParameterizedTest
  @MethodSource("titles")
  <C, O, V> void theEndingListsTheCaveatsOfTheResult(Title<C, O, V> title) {
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    Outcome outcome =
        new Outcome(
            "conceded", seats.stream().map(seat -> new Outcome.SeatResult(seat, 3, true)).toList());
    List<Text> endingWithoutCaveats = title.ending(outcome);
    assertThat(title.ending(outcome, List.of())).isEqualTo(endingWithoutCaveats);
    List<ResultCaveat> caveats =
        List.of(
            new ResultCaveat.ScreensNotCleared(seats),
            new ResultCaveat.DealKnown(Cause.SEED),
            new ResultCaveat.DealKnown(Cause.FORK),
            new ResultCaveat.Copied(),
            new ResultCaveat.BotSubstituted(seats.getFirst(), "best", 3, 14),
            new ResultCaveat.HintsUsed(seats));
    List<Text> ending = title.ending(outcome, caveats);
    assertThat(ending)
        .startsWith(endingWithoutCaveats.toArray(Text[]::new))
        .hasSize(endingWithoutCaveats.size() + 1);
    assertThat(ending).allMatch(TitlesTest::isComplete);
    assertThat(ending.getLast().text())
        .contains("Unguarded: ", "Known seed: ", "Forked: ", "Copied: ", "bot:best", "Hints: ");
  }

  @ParameterizedTest
  @MethodSource("titles")
  void everyMomentThatOccursHasAShortStoryText(Title<?, ?, ?> title) {
    Set<String> moments = playAndCollectMoments(title);
    assertThat(title.texts().story().beats().keySet()).containsAll(moments);
    title
        .texts()
        .story()
        .beats()
        .forEach(
            (moment, beats) ->
                assertThat(beats)
                    .as(moment)
                    .isNotEmpty()
                    .allMatch(beat -> !beat.lines().isEmpty() && beat.lines().size() <= 6)
                    .allMatch(beat -> beat.lines().stream().noneMatch(String::isBlank)));
    title.texts().story().beats().values().stream()
        .flatMap(List::stream)
        .map(Beat::lines)
        .flatMap(List::stream)
        .forEach(line -> assertThat(line).hasSizeLessThanOrEqualTo(76));
  }

  @ParameterizedTest
  @MethodSource("titles")
  void lessonsAreShortAndSpokenLessonsNameNoKeys(Title<?, ?, ?> title) {
    title
        .texts()
        .lessons()
        .beats()
        .forEach(
            (name, beats) -> {
              assertThat(beats).as(name).hasSize(1);
              for (boolean spoken : List.of(true, false)) {
                String text =
                    CommandMarkup.selectVariant(String.join(" ", beats.getFirst().lines()), spoken);
                assertThat(Text.wrapped(List.of(Text.plain(CommandMarkup.strip(text))), 76))
                    .as(name)
                    .hasSizeBetween(1, 4);
                assertThat(text).as(name).doesNotContain("{", "|", "}");
                if (spoken) {
                  assertThat(text).as(name).doesNotContainPattern("(?i)arrow|Tab |F1");
                }
              }
            });
  }

  /**
   * Plays random matches and asserts that their questions, messages and endings have texts. Returns
   * the moments of the story that occurred.
   */
  private static <C, O, V> Set<String> playAndCollectMoments(Title<C, O, V> title) {
    Set<String> moments = new TreeSet<>();
    for (long seed = 0; seed < 60; seed++) {
      Match<C, O, V> match = HumanMatches.start(title, title.seats().defaultCount(), seed);
      List<Viewer> viewers = new ArrayList<>(match.seats());
      viewers.add(Spectator.SPECTATOR);
      MutableRng rng = new MutableRng(new Rng(seed));
      if (seed == 0) {
        match =
            ((Applied<C, O, V>)
                    match.addControl(new ControlEntry.Conceded(match.seats().getFirst())))
                .next();
      }
      while (match.turn() instanceof Turn.Awaits(List<Seat> awaited)) {
        Seat seat = rng.pick(awaited);
        assertThat(title.question(match.view(seat), seat, match.legalCommands(seat))).isNotBlank();
        C command = rng.pick(match.legalCommands(seat));
        match = ((Applied<C, O, V>) match.submit(seat, command)).next();
      }
      Outcome outcome = ((Turn.Over) match.turn()).outcome();
      moments.add("end." + outcome.ending());
      for (Viewer viewer : viewers) {
        assertThat(title.ending(outcome)).isNotEmpty().allMatch(TitlesTest::isComplete);
        for (ToldObservation<O> told : match.observations(viewer)) {
          assertThat(title.narrate(told.observation(), viewer)).allMatch(TitlesTest::isComplete);
          Optional<String> moment = title.storyMoment(told.observation());
          moment.ifPresent(moments::add);
        }
      }
    }
    return moments;
  }

  private static boolean isComplete(Text text) {
    return !text.text().isBlank() && !text.text().contains("{");
  }
}
