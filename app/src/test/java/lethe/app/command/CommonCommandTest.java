package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.titles.AllTitles;
import lethe.app.titles.Title;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("titles")
class CommonCommandTest {
  @Test
  void allCommonCommandsAreListed() {
    assertThat(CommonCommand.WORDS)
        .containsExactly(
            "help",
            "moves",
            "hint",
            "look",
            "mark",
            "story",
            "rules",
            "undo",
            "save",
            "concede",
            "analyze",
            "replay",
            "again",
            "reshuffle",
            "rematch",
            "task",
            "solution",
            "next",
            "quit");
  }

  @ParameterizedTest
  @EnumSource
  void noCommandIsAPrefixOfAnother(CommonCommand command) {
    assertThat(CommonCommand.WORDS.stream().filter(word -> word.startsWith(command.word())))
        .containsExactly(command.word());
  }

  @ParameterizedTest
  @EnumSource
  void everyCommandIsParsedInEveryTitle(CommonCommand command) {
    for (Title<?, ?, ?> title : AllTitles.ALL) {
      assertThat(parse(title, command))
          .as(title.id())
          .isEqualTo(new Intent.UseCommonCommand<>(command));
    }
  }

  private static <C, O, V> Intent<C> parse(Title<C, O, V> title, CommonCommand command) {
    Game<?, C, O, V> game = ((Valid<Game<?, C, O, V>>) title.open(Options.NONE)).value();
    return InputParser.parse(command.word(), game.notation(), List.of());
  }
}
