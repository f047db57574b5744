package lethe.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextTableTest {
  private static List<Field> only(String text) {
    return TextTable.read(text).rows().getFirst().fields();
  }

  @Test
  void theColumnOfAFieldIsThatOfItsFirstCharacter() {
    assertThat(only("ab\t  c d \te"))
        .containsExactly(new Field("ab", 1, 1), new Field("c d", 1, 6), new Field("e", 1, 11));
  }

  @Test
  void theColumnOfAnEmptyFieldIsThatAfterTheTab() {
    assertThat(only("a\t\t  \t"))
        .containsExactly(
            new Field("a", 1, 1), new Field("", 1, 3), new Field("", 1, 4), new Field("", 1, 7));
    assertThat(only("\ta")).containsExactly(new Field("", 1, 1), new Field("a", 1, 2));
  }

  @Test
  void blankLinesAreSkippedButCounted() {
    assertThat(TextTable.read("\n \t\r\na\r\n\nb").rows())
        .extracting(Row::line)
        .containsExactly(3, 5);
    assertThat(TextTable.read("\uFEFF \n").rows()).isEmpty();
  }

  @Test
  void aByteOrderMarkIsNotPartOfTheFirstField() {
    assertThat(only("\uFEFFa")).containsExactly(new Field("a", 1, 1));
  }

  @Test
  void charactersThatAreNotTextAreFound() {
    assertThat(TextTable.read("a\tb\u0007").rows().getFirst().notText()).hasValue(4);
    assertThat(TextTable.read("\uFFFDa").rows().getFirst().notText()).hasValue(1);
    assertThat(TextTable.read("a\tb").rows().getFirst().notText()).isEmpty();
  }

  @Test
  void partsOfASplitFieldKeepTheirColumns() {
    assertThat(only("x\t a | b").getLast().split('|'))
        .containsExactly(new Field("a", 1, 4), new Field("b", 1, 8));
  }

  @Test
  void theEndOfARowIsAfterItsLastCharacter() {
    assertThat(TextTable.read("a\tbc").rows().getFirst().end()).isEqualTo(new Field("", 1, 5));
  }
}
