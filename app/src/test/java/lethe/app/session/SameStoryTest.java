package lethe.app.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.Storyteller.Passage;
import lethe.app.titles.Title;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Tests that a match has the same story however it is viewed. */
@Tag("titles")
class SameStoryTest {
  @ParameterizedTest
  @FieldSource("lethe.app.titles.AllTitles#ALL")
  void theStoryIsTheSameLiveResumedAndReviewed(Title<?, ?, ?> title) {
    assertSameStory(title);
  }

  private static <C, O, V> void assertSameStory(Title<C, O, V> title) {
    title
        .seats()
        .firstSeats(title.seats().defaultCount())
        .forEach(seat -> assertSameStory(title, seat));
  }

  private static <C, O, V> void assertSameStory(Title<C, O, V> title, Seat seat) {
    MatchPageTester<C, O, V> live = newTester(title, seat);
    MatchPageTester<C, O, V> resumed = newTester(title, seat);
    MutableRng rng = new MutableRng(new Rng(1));
    for (int move = 0; move < 60 && !live.match().turn().isOver(); move++) {
      List<C> legal = live.match().legalCommands(live.mover());
      String line = live.matchPage().notation().format(rng.pick(legal));
      live.play(line);
      resumed.play(line);
      if (rng.oneIn(3)) {
        live.refresh(seat);
      }
    }
    live.refresh(seat);
    resumed.refresh(seat);
    assertThat(texts(live.matchPage().story()))
        .as("the story of %s in its first 60 moves", title.id())
        .isNotEmpty()
        .doesNotHaveDuplicates();
    assertThat(resumed.matchPage().log()).isEqualTo(live.matchPage().log());
    assertThat(toldLines(title, live.match(), seat))
        .containsSubsequence(texts(live.matchPage().story()));
    assertThat(texts(review(title, live, seat).screen(Size.DEFAULT).log()))
        .containsSubsequence(texts(live.matchPage().story()));
  }

  @Test
  void eachPlayerAtASharedTableIsToldTheStoryToItsEnd() {
    Title<Command, Observation, View> title = RobotsTitle.TITLE;
    List<Seat> seats = title.seats().firstSeats(title.seats().defaultCount());
    MatchPageTester<Command, Observation, View> live =
        MatchPageTester.of(title, Options.NONE, 14, seats.size(), seats.getFirst(), Size.DEFAULT);
    MutableRng dice = new MutableRng(new Rng(1));
    while (!live.match().turn().isOver()) {
      live.playRandomCommand(dice);
      live.refresh(live.match().turn().isOver() ? seats.getLast() : live.mover());
    }
    for (Seat seat : seats) {
      live.refresh(seat);
      List<String> story = texts(live.matchPage().story());
      assertThat(story).isNotEmpty();
      assertThat(toldLines(title, live.match(), seat)).containsSubsequence(story);
      assertThat(toldLines(title, live.match(), seat)).endsWith(story.getLast());
    }
  }

  private static <C, O, V> MatchPageTester<C, O, V> newTester(Title<C, O, V> title, Seat seat) {
    return MatchPageTester.of(title, Options.NONE, 7, 1, seat, Size.DEFAULT);
  }

  /** Returns everything that a storyteller tells a seat about a match. */
  private static <C, O, V> List<String> toldLines(
      Title<C, O, V> title, Match<C, O, V> match, Seat seat) {
    Storyteller<O> storyteller = new Storyteller<>(title, match.header(), seat, true);
    List<Text> lines =
        new ArrayList<>(
            Passage.lines(storyteller.tell(Optional.empty(), match.observations(seat))));
    if (match.turn() instanceof Turn.Over(var outcome)) {
      lines.addAll(Passage.lines(storyteller.tellEnd(outcome.ending())));
    }
    return texts(lines);
  }

  private static <C, O, V> ReviewPage<C, O, V> review(
      Title<C, O, V> title, MatchPageTester<C, O, V> live, Seat seat) {
    return ReviewPage.of(title, live.matchPage().notation(), live.match())
        .atPosition(live.match().position())
        .withViewerNamed(seat.name());
  }

  private static List<String> texts(List<Text> lines) {
    return lines.stream().map(Text::text).toList();
  }
}
