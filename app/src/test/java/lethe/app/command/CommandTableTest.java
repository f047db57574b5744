package lethe.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Entry;
import lethe.app.command.CommandTable.Lookup;
import org.junit.jupiter.api.Test;

class CommandTableTest {
  private static final CommandTable<Integer> TABLE =
      new CommandTable<>(
          List.of(
              new Entry<>("help|?", 1),
              new Entry<>("keys", 2),
              new Entry<>("keys add", 3),
              new Entry<>("keys drop N", 4),
              new Entry<>("kick [N] SEAT", 5),
              new Entry<>("keep GAME [OPTION...]", 6),
              new Entry<>("list GAME [all]", 7),
              new Entry<>("say TEXT", 8)),
          true);

  private static Lookup<Integer> find(String line) {
    return TABLE.find(CommandForm.words(line));
  }

  private static Call call(String line) {
    return ((Lookup.FoundCommand<Integer>) find(line)).call();
  }

  @Test
  void aFormIsFoundByItsWordsOrItsAlias() {
    assertThat(call("keys add").form().usage()).isEqualTo("keys add");
    assertThat(call("KEYS Drop 3").arguments()).containsExactly("3");
    assertThat(call("?").form().word()).isEqualTo("help");
  }

  @Test
  void optionalArgumentsCanBeOmitted() {
    assertThat(call("kick red").arguments()).containsExactly("red");
    assertThat(call("kick 3 red").arguments()).containsExactly("3", "red");
    assertThat(call("list ta-se all").argument(1)).isEqualTo("all");
    assertThat(call("list ta-se ALL").argument(1)).isEqualTo("all");
    assertThat(call("list ta-se").argument(1)).isEmpty();
    assertThat(call("keep ta-se a=1 b=2").argumentsFrom(1)).containsExactly("a=1", "b=2");
    assertThat(call("keep ta-se").argumentsFrom(1)).isEmpty();
  }

  @Test
  void aCommandMarkedWithAnExclamationMarkCannotBeAbbreviated() {
    CommandTable<Integer> table =
        new CommandTable<>(
            List.of(new Entry<>("note! [TEXT...]", 1), new Entry<>("next", 2)), true);
    assertThat(table.find(List.of("n")))
        .isInstanceOfSatisfying(
            Lookup.FoundCommand.class, found -> assertThat(found.handler()).isEqualTo(2));
    assertThat(table.find(List.of("no", "way"))).isInstanceOf(Lookup.UnknownCommand.class);
    assertThat(table.formsMatching("NOTE").getFirst().usage()).isEqualTo("note [TEXT...]");
  }

  @Test
  void theArgumentTextKeepsItsInnerSpaces() {
    assertThat(CommandForm.parse("keys drop [N...]").argumentText(" keys  drop a  b "))
        .isEqualTo("a  b");
    assertThat(CommandForm.parse("note! [TEXT...]").argumentText("note")).isEmpty();
  }

  @Test
  void theTextOfAMessageKeepsItsCaseAndIsRequired() {
    assertThat(call("say Good evening, all").text()).isEqualTo("Good evening, all");
    assertThat(find("say")).isEqualTo(new Lookup.MissingArgument<>("say", "TEXT", "say TEXT"));
  }

  @Test
  void wrongArgumentsAreRejectedWithTheUsageOfMatchingForms() {
    assertThat(find("keys x")).isEqualTo(new Lookup.UnexpectedWord<>("x", "keys [add | drop N]"));
    assertThat(find("keys add x")).isEqualTo(new Lookup.UnexpectedWord<>("x", "keys add"));
    assertThat(find("keys drop"))
        .isEqualTo(new Lookup.MissingArgument<>("keys", "N", "keys drop N"));
    assertThat(find("list ta-se x")).isEqualTo(new Lookup.UnexpectedWord<>("x", "list GAME [all]"));
  }

  @Test
  void unknownAndAmbiguousWordsHaveSuggestions() {
    assertThat(find("ke")).isEqualTo(new Lookup.UnknownCommand<>("ke", List.of("keys", "keep")));
    assertThat(find("lits")).isEqualTo(new Lookup.UnknownCommand<>("lits", List.of("list")));
  }

  @Test
  void abbreviationsCanBeDisabled() {
    assertThat(call("l ta-se").form().word()).isEqualTo("list");
    assertThat(new CommandTable<>(TABLE.entries(), false).find(List.of("l", "ta-se")))
        .isInstanceOf(Lookup.UnknownCommand.class);
  }

  @Test
  void completionsEndBeforeArgumentsWithUnknownValues() {
    assertThat(
            TABLE.entries().stream()
                .flatMap(
                    entry ->
                        entry
                            .form()
                            .completions(Map.of("GAME", List.of("ta-se", "ravens")))
                            .stream()))
        .containsExactly(
            "help",
            "keys",
            "keys add",
            "keys drop",
            "kick",
            "keep ta-se",
            "keep ravens",
            "list ta-se",
            "list ravens",
            "say");
  }
}
