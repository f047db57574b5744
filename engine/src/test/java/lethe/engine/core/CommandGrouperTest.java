package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.CommandGroup.ChoiceSlot;
import org.junit.jupiter.api.Test;

/** Tests how commands with similar texts are combined into groups. */
class CommandGrouperTest {
  @Test
  void commandsThatDifferInOneValueFormAGroup() {
    assertThat(
            NotationTest.NOTATION.group(
                List.of(
                    new NotationTest.Order.Put(5, 2),
                    NotationTest.PASS,
                    new NotationTest.Order.Put(5, 3))))
        .containsExactly(
            new CommandGroup(
                List.of("put"),
                List.of(choiceSlot("5"), new ChoiceSlot("in", List.of("2", "3"), false)),
                false),
            new CommandGroup(List.of("pass"), List.of(), false));
  }

  /**
   * The commands that put chip 5 form a group; grouping the commands that use cup 2 would require
   * more groups.
   */
  @Test
  void fewerGroupsArePreferred() {
    List<NotationTest.Order> puts =
        List.of(
            new NotationTest.Order.Put(5, 1),
            new NotationTest.Order.Put(5, 2),
            new NotationTest.Order.Put(5, 3),
            new NotationTest.Order.Put(6, 2));
    assertThat(NotationTest.NOTATION.group(puts))
        .hasSize(2)
        .map(GroupLines::lines)
        .containsExactlyInAnyOrder(
            List.of("put 5 in 1", "put 5 in 2", "put 5 in 3"), List.of("put 6 in 2"));
  }

  @Test
  void commandsWithAndWithoutAnOptionalValueFormAGroup() {
    List<NotationTest.Order> takes =
        List.of(
            new NotationTest.Order.Take(NotationTest.Color.RED, List.of()),
            new NotationTest.Order.Take(NotationTest.Color.RED, List.of(3)),
            new NotationTest.Order.Take(NotationTest.Color.BLUE, List.of(3)),
            new NotationTest.Order.Take(NotationTest.Color.BLUE, List.of()));
    assertThat(NotationTest.NOTATION.group(takes))
        .containsExactly(
            new CommandGroup(
                List.of("take"),
                List.of(choiceSlot("red", "blue"), new ChoiceSlot("with", List.of("3"), true)),
                false));
  }

  @Test
  void allOrdersOfTheSameValuesFormAGroup() {
    List<NotationTest.Order> turns =
        List.of(
            new NotationTest.Order.Turn(List.of(4, 7)), new NotationTest.Order.Turn(List.of(7, 4)));
    assertThat(NotationTest.NOTATION.group(turns))
        .containsExactly(
            new CommandGroup(List.of("turn"), List.of(choiceSlot("4"), choiceSlot("7")), true));
    assertThat(NotationTest.NOTATION.group(turns.subList(1, 2)))
        .containsExactly(
            new CommandGroup(List.of("turn"), List.of(choiceSlot("7"), choiceSlot("4")), false));
  }

  private static ChoiceSlot choiceSlot(String... choices) {
    return new ChoiceSlot("", List.of(choices), false);
  }
}
