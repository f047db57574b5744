package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.SpokenScreens;
import lethe.app.page.TextPage;
import lethe.app.text.Messages;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Plays whole matches using only spoken output. Everything that a command names has been spoken or
 * can be asked for, and every message is spoken once and in full.
 */
@Tag("titles")
class SpokenMatchTest {
  private static final int MATCHES = TestVolume.times(1, 3);

  /** Enough turns for the second seat to move in every game. */
  private static final int TURNS = 60;

  private static final int MAX_WORDS_OF_SHORT_MESSAGE = 4;
  private static final Size WINDOW = Size.DEFAULT;

  static Stream<Title<?, ?, ?>> titlesForTwo() {
    return AllTitles.ALL.stream().filter(title -> title.seats().defaultCount() == 2);
  }

  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void aMatchCanBePlayedWithSpokenOutput(Title<?, ?, ?> title) {
    for (long seed = 1; seed <= MATCHES; seed++) {
      new SpokenPlayer<>(title, seed, 0).play();
      new SpokenPlayer<>(title, seed, 1).play();
    }
  }

  /** The brief texts are sufficient, and noticeably shorter. */
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void aMatchCanBePlayedWithBriefSpokenOutput(Title<?, ?, ?> title) {
    int whole = 0;
    int brief = 0;
    for (long seed = 1; seed <= MATCHES; seed++) {
      whole += new SpokenPlayer<>(title, seed, 0).play();
      brief += new SpokenPlayer<>(title.abbreviated(), seed, 0).play();
    }
    if (hasShortForms(title)) {
      assertThat(brief).isLessThan(whole * 9 / 10);
    }
  }

  /** Returns whether a title has short forms of its own messages, which are optional. */
  private static boolean hasShortForms(Title<?, ?, ?> title) {
    return title.messages().texts().keySet().stream()
        .anyMatch(key -> key.endsWith(".briefly") && !Messages.COMMON.texts().containsKey(key));
  }

  /**
   * Two players share one keyboard. The whole table is described after each player's first curtain
   * only.
   */
  @ParameterizedTest
  @MethodSource("titlesForTwo")
  void eachPlayerAtASharedKeyboardHearsTheWholeTableOnce(Title<?, ?, ?> title) {
    assertTableIsDescribedOnce(title);
  }

  private static <C, O, V> void assertTableIsDescribedOnce(Title<C, O, V> title) {
    List<Seat> seats = title.seats().firstSeats(2);
    MatchPageTester<C, O, V> tester = MatchPageTester.spoken(title, 1, 2, seats.getFirst(), WINDOW);
    Set<Viewer> viewers = new HashSet<>();
    tester.refresh(tester.mover());
    MutableRng rng = new MutableRng(new Rng(1));
    for (int turn = 0; turn < TURNS && !tester.match().turn().isOver(); turn++) {
      Seat seat = tester.mover();
      boolean curtain = tester.matchPage().visibility() instanceof TableVisibility.Curtain;
      if (curtain) {
        assertThat(tester.currentScreen().spokenText()).hasSize(1);
        tester.type("");
        List<String> lines = new ArrayList<>();
        String table = SpokenPlayer.words(SpokenOutput.boardLines(tester.matchPage()));
        SpokenScreens speech = new SpokenScreens();
        lines.addAll(speech.takeNewLines(tester.currentScreen()).lines());
        while (tester.page() instanceof TextPage<?, ?>) {
          tester.type("");
          lines.addAll(speech.takeNewLines(tester.currentScreen()).lines());
        }
        Viewer viewer = tester.matchPage().snapshot().viewer();
        assertThat(SpokenPlayer.joined(lines).contains(table))
            .as("%s", lines)
            .isEqualTo(viewers.add(viewer));
      }
      tester.playRandomCommand(rng);
      tester.refresh(tester.match().turn().isOver() ? seat : tester.mover());
    }
    boolean curtains =
        tester
            .matchPage()
            .withSnapshot(Snapshot.of(title, tester.match().atPosition(0), seats.getFirst()))
            .needsCurtain();
    assertThat(viewers).hasSize(curtains ? 2 : 0);
  }

  /** A player with spoken output at one seat. */
  private static final class SpokenPlayer<C, O, V> {
    private final Title<C, O, V> title;
    private final MatchPageTester<C, O, V> tester;
    private final Seat seat;
    private final MutableRng rng;
    private final SpokenScreens speech = new SpokenScreens();
    private final List<String> spokenLines = new ArrayList<>();

    SpokenPlayer(Title<C, O, V> title, long seed, int seatIndex) {
      this.title = title;
      List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
      this.seat = seats.get(Math.min(seatIndex, seats.size() - 1));
      this.tester = MatchPageTester.spoken(title, seed, seats.size(), seat, WINDOW);
      this.rng = new MutableRng(new Rng(seed));
    }

    /** Plays a match. Returns the number of spoken characters. */
    int play() {
      if (tester.matchPage().visibility() instanceof TableVisibility.Curtain) {
        tester.type("");
      }
      while (!tester.match().turn().isOver()) {
        listen();
        if (tester.matchPage().visibility() instanceof TableVisibility.Covered
            && tester.matchPage().secondsLeft() > 0) {
          assertTimedViewIsDescribed();
        }
        List<C> legal = tester.match().legalCommands(tester.mover());
        C command = rng.pick(legal);
        String line = tester.matchPage().notation().format(command);
        if (tester.mover().equals(seat)) {
          assertWordsAreKnown(line);
          if (rng.oneIn(3)) {
            tester.type("moves");
            speech.forgetPreviousScreen();
            listen();
          }
          tester.type(line);
          speech.forgetPreviousScreen();
        }
        tester.play(line);
        tester.refresh(seat);
      }
      listen();
      assertMessagesAreSpokenOnce();
      return joined(spokenLines).length();
    }

    /** Reads all spoken output, page by page, until the table is reached. */
    private void listen() {
      spokenLines.addAll(speech.takeNewLines(tester.currentScreen()).lines());
      while (tester.page() instanceof TextPage<?, ?>) {
        tester.type("");
        speech.forgetPreviousScreen();
        spokenLines.addAll(speech.takeNewLines(tester.currentScreen()).lines());
      }
    }

    /** Asserts that a timed view is described in full when the player looks at it. */
    private void assertTimedViewIsDescribed() {
      tester.type("");
      String now = joined(speech.takeNewLines(tester.currentScreen()).lines());
      assertThat(now).contains(table());
      tester.send(new PageEvent.SecondPassed());
      assertThat(speech.takeNewLines(tester.currentScreen()).lines()).isEmpty();
      tester.type("moves");
      speech.forgetPreviousScreen();
      assertThat(joined(speech.takeNewLines(tester.currentScreen()).lines()))
          .doesNotContain(table());
      tester.type("look");
      speech.forgetPreviousScreen();
      assertThat(joined(speech.takeNewLines(tester.currentScreen()).lines())).contains(table());
    }

    /**
     * Asserts that every word of a command belongs to the game's vocabulary or names something that
     * was said or can be asked for.
     */
    private void assertWordsAreKnown(String line) {
      String asked = words(MatchScreens.statusLines(tester.matchPage()));
      String text = table() + " " + asked + " " + usages();
      for (String word : line.split(" ", -1)) {
        boolean named =
            (" " + text.replaceAll("[^a-z0-9?-]+", " ") + " ").contains(" " + word + " ")
                || numbersInRanges(text).contains(word)
                || isCount(line, word)
                || title.describePlace(word, tester.match().view(seat), seat).isPresent();
        assertThat(named).as("\"%s\" of \"%s\" in:%n%s", word, line, text).isTrue();
      }
    }

    /** Returns whether a word is a number in a command that takes any count. */
    private boolean isCount(String line, String word) {
      String verb = line.split(" ", 2)[0];
      return word.matches("\\d+") && usages().contains(verb + " [COUNT]");
    }

    private String table() {
      return words(SpokenOutput.boardLines(tester.matchPage()));
    }

    private String usages() {
      return FoldedTexts.fold(String.join(" ", tester.matchPage().notation().usages()));
    }

    /** Returns the numbers in ranges, of which only the first and the last are spoken. */
    private static List<String> numbersInRanges(String text) {
      return Pattern.compile("(\\d+) to (\\d+)")
          .matcher(text)
          .results()
          .flatMap(
              run ->
                  IntStream.rangeClosed(
                          Integer.parseInt(run.group(1)), Integer.parseInt(run.group(2)))
                      .mapToObj(String::valueOf))
          .toList();
    }

    /**
     * Asserts that the seat heard everything it was told, in order, and no long message more often
     * than it was told.
     */
    private void assertMessagesAreSpokenOnce() {
      String all = joined(spokenLines);
      int at = 0;
      List<String> sentences = new ArrayList<>();
      for (ToldObservation<O> told : tester.match().observations(seat)) {
        boolean timed = told.ephemeral() && title.memory().timedView().isPresent();
        if (!timed) {
          title.narrate(told.observation(), seat).stream()
              .map(text -> FoldedTexts.fold(text.text()))
              .filter(sentence -> !sentence.isEmpty())
              .forEach(sentences::add);
        }
      }
      for (String sentence : sentences) {
        int found = all.indexOf(sentence, at);
        assertThat(found)
            .as("\"%s\" from here on:%n%s", sentence, all.substring(at))
            .isNotNegative();
        at = found + sentence.length();
      }
      // After the end, the recap may repeat the turning points.
      String before = all.substring(0, at);
      // A short message may be part of another one, of the question, or of the table.
      List<String> whole =
          sentences.stream()
              .filter(one -> one.split(" ").length > MAX_WORDS_OF_SHORT_MESSAGE)
              .toList();
      for (String sentence : whole.stream().distinct().toList()) {
        assertThat(times(before, sentence))
            .as("\"%s\" in:%n%s", sentence, before)
            .isLessThanOrEqualTo(
                sentences.stream().mapToInt(other -> times(other, sentence)).sum());
      }
    }

    private static int times(String all, String sentence) {
      return (all.length() - all.replace(sentence, "").length()) / sentence.length();
    }

    private static String words(List<Text> lines) {
      return joined(lines.stream().map(Text::text).toList());
    }

    private static String joined(List<String> lines) {
      return FoldedTexts.fold(lines.stream().collect(Collectors.joining(" ")));
    }
  }
}
