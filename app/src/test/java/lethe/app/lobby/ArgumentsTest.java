package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests that no argument of a command is ignored. */
class ArgumentsTest {
  private static Optional<Reply> refusal(String line) {
    List<String> words = List.of(line.split(" ", -1));
    return ArgumentCount.refusal(
        words.getFirst(), words.subList(1, words.size()), LobbyMessages.MESSAGES);
  }

  @Test
  void surplusWordsAreNamed() {
    for (String line :
        List.of(
            "help x",
            "games x",
            "tables mine 2 x",
            "waiting x",
            "rules ta-se x",
            "sit 3 red word=a x",
            "watch 3 x",
            "leave 3 x",
            "kick 3 red x",
            "invite 3 ben x",
            "name mary x",
            "keys add x",
            "keys code x",
            "keys join abc x",
            "keys drop 1 x",
            "journal 3 x",
            "review 3 x",
            "results ta-se x",
            "daily eurydice results 2026-01-01 x",
            "daily deals 2026-01-01 x",
            "daily calendar x",
            "daily share x",
            "events x",
            "leaders ta-se all x",
            "talk x",
            "who ben x",
            "friends add ben x",
            "friends drop ben x",
            "settings hidden on x",
            "quit x")) {
      assertThat(refusal(line).map(Reply::exitCode)).as(line).contains(Reply.WRONG_USAGE);
      assertThat(refusal(line).orElseThrow().lines().getFirst())
          .as(line)
          .startsWith("Unexpected argument: x. Usage: " + line.split(" ", 2)[0]);
      assertThat(refusal(line.substring(0, line.length() - 2))).as(line).isEmpty();
    }
  }

  @Test
  void missingWordsAreNamed() {
    for (String line :
        List.of(
            "name",
            "back",
            "kick 3",
            "invite 3",
            "keys join",
            "keys drop",
            "friends add",
            "friends drop")) {
      assertThat(refusal(line).orElseThrow().lines().getFirst())
          .as(line)
          .startsWith("An argument is missing. Usage: " + line.split(" ", 2)[0]);
    }
  }

  @Test
  void everyCommandHasAUsageText() {
    for (String word : LobbyCommands.COMMANDS) {
      assertThat(LobbyMessages.MESSAGES.format("usage." + word)).as(word).startsWith(word);
      assertThat(refusal(word).stream().map(Reply::lines)).as(word).hasSizeLessThan(2);
    }
  }

  @Test
  void textAndOptionsAreNotCounted() {
    for (String line :
        List.of("say one two three four five", "make ta-se a=b c=d e=f", "back code sit 1 red")) {
      assertThat(refusal(line)).as(line).isEmpty();
    }
  }
}
