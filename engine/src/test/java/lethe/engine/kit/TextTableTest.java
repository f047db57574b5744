package lethe.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
  private static List<Field> firstRow(String text) {
    return TextTable.parse(text).rows().getFirst().fields();
  }

  @Test
  void blanksAroundAFieldAreNotPartOfIt() {
    assertThat(firstRow("ab\t  c d \te"))
        .containsExactly(new Field("ab", 1, 1), new Field("c d", 1, 6), new Field("e", 1, 11));
  }

  @Test
  void anEmptyFieldStartsAfterTheTab() {
    assertThat(firstRow("a\t\t  \t"))
        .containsExactly(
            new Field("a", 1, 1), new Field("", 1, 3), new Field("", 1, 4), new Field("", 1, 7));
    assertThat(firstRow("\ta")).containsExactly(new Field("", 1, 1), new Field("a", 1, 2));
  }

  @Test
  void blankLinesAreSkippedButCounted() {
    assertThat(TextTable.parse("\n \t\r\na\r\n\nb").rows())
        .extracting(TextRow::line)
        .containsExactly(3, 5);
    assertThat(TextTable.parse("\uFEFF \n").rows()).isEmpty();
  }

  @Test
  void aByteOrderMarkIsNotPartOfTheFirstField() {
    assertThat(firstRow("\uFEFFa")).containsExactly(new Field("a", 1, 1));
  }

  @Test
  void invalidCharactersAreFound() {
    assertThat(TextTable.parse("a\tb\u0007").rows().getFirst().invalidCharacterColumn())
        .hasValue(4);
    assertThat(TextTable.parse("\uFFFDa").rows().getFirst().invalidCharacterColumn()).hasValue(1);
    assertThat(TextTable.parse("a\tb").rows().getFirst().invalidCharacterColumn()).isEmpty();
  }

  @Test
  void partsOfASplitFieldKeepTheirColumns() {
    assertThat(firstRow("x\t a | b").getLast().split('|'))
        .containsExactly(new Field("a", 1, 4), new Field("b", 1, 8));
  }

  @Test
  void theEndOfARowIsAfterItsLastCharacter() {
    assertThat(TextTable.parse("a\tbc").rows().getFirst().endField())
        .isEqualTo(new Field("", 1, 5));
  }
}
