package lethe.app.savedgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Header;
import lethe.engine.core.InputError;
import lethe.engine.core.Options;
import lethe.engine.core.Script;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.ravens.StandardDeckText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileOptionsTest {
  @TempDir private Path folder;

  private TextFileOptions options(String value) {
    return new TextFileOptions(Set.of("deck"), Map.of("deck", value, "hints", "off"));
  }

  private String writeFile(String text) throws IOException {
    Path file = folder.resolve("own.tsv");
    Files.writeString(file, text);
    return file.toString();
  }

  private static <T> List<InputError> errors(Validated<T> result) {
    return ((Invalid<T>) result).errors();
  }

  @Test
  void aFileIsReadAndOtherValuesAreUnchanged() throws IOException {
    Options options = ((Valid<Options>) options(writeFile("a\tb\r\nc")).read()).value();
    assertThat(options.values()).isEqualTo(Map.of("deck", "a\tb\nc\n", "hints", "off"));
  }

  @Test
  void aKnownValueIsNotTreatedAsAFileName() {
    Options options = ((Valid<Options>) options("standard").read()).value();
    assertThat(options.get("deck")).hasValue("standard");
  }

  @Test
  void aMissingFileIsReportedByName() {
    TextFileOptions textOptions = options("no/such.tsv");
    assertThat(textOptions.errorMessage(errors(textOptions.read()).getFirst()))
        .isEqualTo("no/such.tsv: there is no such file");
  }

  @Test
  void anEmptyFileNameIsReported() {
    TextFileOptions textOptions = options("");
    assertThat(textOptions.errorMessage(errors(textOptions.read()).getFirst()))
        .isEqualTo("deck=: the name of the file is missing; write it after the name of the option");
  }

  /** A value that the game does not know is taken as a file name. */
  @Test
  void anUnknownValueIsReportedAsAMissingFile() {
    TextFileOptions textOptions = options("mine");
    List<InputError> errors = errors(textOptions.read().flatMap(RavensTitle.TITLE::open));
    assertThat(textOptions.concernsText(errors.getFirst())).isTrue();
    assertThat(textOptions.errorMessage(errors.getFirst()))
        .isEqualTo("mine: there is no such file");
  }

  @Test
  void anErrorInTheFileHasAPosition() throws IOException {
    String deck = StandardDeckText.TEXT.replaceFirst("\nred\t1\t", "\nred\t9\t");
    TextFileOptions textOptions = options(writeFile(deck));
    List<InputError> errors = errors(textOptions.read().flatMap(RavensTitle.TITLE::open));
    assertThat(textOptions.errorMessage(errors.getFirst()))
        .endsWith("own.tsv:2:5: \"9\" is not the number of a memory; expected 1 to 5");
  }

  @Test
  void aLineTooLongForAJournalIsRejected() throws IOException {
    TextFileOptions textOptions = options(writeFile("color\n" + " ".repeat(1_999) + "\n"));
    assertThat(textOptions.errorMessage(errors(textOptions.read()).getFirst()))
        .endsWith("own.tsv:2:1: the line is too long; at most 1998 characters are allowed");
  }

  /** The match can be replayed anywhere, because its journal contains the whole text. */
  @Test
  void theJournalContainsTheText() throws IOException {
    Options options = ((Valid<Options>) options(writeFile(StandardDeckText.TEXT)).read()).value();
    Header header = new Header("ravens", options, 7, "", List.of());
    Script script = ((Valid<Script>) Script.parse(header.text())).value();
    assertThat(script.optionValues()).isEqualTo(options);
    assertThat(RavensTitle.TITLE.open(script.optionValues())).isInstanceOf(Valid.class);
  }
}
