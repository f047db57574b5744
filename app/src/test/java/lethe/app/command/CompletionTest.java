package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionTest {
  private static final List<String> LEGAL =
      List.of("put 5 in 1", "put 5 in 2", "put 7 in 3", "keep");

  @Test
  void anEmptyLineOffersEveryFirstWord() {
    assertThat(Completion.nextWords("", "", LEGAL))
        .containsExactlyElementsOf(
            Stream.concat(Stream.of("put", "keep"), CommonCommand.WORDS.stream()).toList());
  }

  @Test
  void onlyWordsWithTheTypedPrefixAreOffered() {
    assertThat(Completion.nextWords("", "p", LEGAL)).containsExactly("put");
    assertThat(Completion.nextWords("", "h", LEGAL)).containsExactly("help", "hint");
    assertThat(Completion.nextWords("", "x", LEGAL)).isEmpty();
  }

  @Test
  void onlyLegalWordsAreOffered() {
    assertThat(Completion.nextWords("put ", "", LEGAL)).containsExactly("5", "7");
    assertThat(Completion.nextWords("put 5 in ", "", LEGAL)).containsExactly("1", "2");
    assertThat(Completion.nextWords("put 7 in ", "", LEGAL)).containsExactly("3");
    assertThat(Completion.nextWords("put 6 in ", "", LEGAL)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"put 5 ", "PUT  5\t", "p 5 "})
  void thePrepositionOfACommandIsOffered(String before) {
    assertThat(Completion.nextWords(before, "", LEGAL)).containsExactly("in");
    assertThat(Completion.nextWords(before, "I", LEGAL)).containsExactly("in");
  }

  @Test
  void nothingIsOfferedAfterACompleteCommand() {
    assertThat(Completion.nextWords("put 5 in 1 ", "", LEGAL)).isEmpty();
    assertThat(Completion.nextWords("keep ", "", LEGAL)).isEmpty();
    assertThat(Completion.nextWords("help ", "", LEGAL)).isEmpty();
  }

  @Test
  void noGameCommandsAreOfferedWithoutLegalMoves() {
    assertThat(Completion.nextWords("", "", List.of())).isEqualTo(CommonCommand.WORDS);
    assertThat(Completion.nextWords("put ", "", List.of())).isEmpty();
  }

  /** Completing word by word always ends at a legal command, and reaches every legal command. */
  @Test
  void completionsLeadExactlyToTheLegalCommands() {
    MutableRng rng = new MutableRng(new Rng(5));
    for (int i = 0; i < 50; i++) {
      Set<String> legal = new TreeSet<>();
      for (int j = rng.nextInt(6); j >= 0; j--) {
        legal.add("put " + (1 + rng.nextInt(8)) + " in " + (1 + rng.nextInt(3)));
      }
      Set<String> reached = new TreeSet<>();
      followCompletions("", List.copyOf(legal), reached);
      reached.removeAll(CommonCommand.WORDS);
      assertThat(reached).isEqualTo(legal);
    }
  }

  private static void followCompletions(String line, List<String> legal, Set<String> reached) {
    List<String> next = Completion.nextWords(line, "", legal);
    if (next.isEmpty()) {
      reached.add(line.strip());
    }
    next.forEach(word -> followCompletions(line + word + " ", legal, reached));
  }
}
