package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.app.server.account.NameRules;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;

/** Tests which journals and seats can be imported, and the reasons given otherwise. */
class ImportRequestTest {
  private static final String JOURNAL =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 4711
      seat red human
      seat blue human
      """;
  private static final Seat RED =
      Titles.byName("ta-se").orElseThrow().seats().firstSeats(2).getFirst();

  private static ImportRequest parse(String text, String... seats) {
    return ImportRequest.parse("kept/match.lethe", text, List.of(seats), new NameRules(List.of()));
  }

  private static String rejection(String text, String... seats) {
    return switch (parse(text, seats)) {
      case ImportRequest.IllFormed(String message) -> message;
      case ImportRequest.WellFormed wellFormed -> throw new AssertionError(wellFormed);
    };
  }

  @Test
  void theFileNameAndReservedSeatsAreParsed() {
    assertThat(parse(JOURNAL, "red=anna"))
        .isInstanceOfSatisfying(
            ImportRequest.WellFormed.class,
            request -> {
              assertThat(request.file()).isEqualTo("match.lethe");
              assertThat(request.seatNames()).isEqualTo(Map.of(RED, "anna"));
            });
  }

  @Test
  void anInvalidJournalIsRejectedWithThePositionOfTheError() {
    assertThat(rejection(JOURNAL.replace("ta-se", "chess")))
        .startsWith("kept/match.lethe:2:6: ")
        .contains("chess");
    assertThat(rejection(JOURNAL.replace("lethe 1", "lethe 2")))
        .startsWith("kept/match.lethe:1:7: ");
    assertThat(rejection(JOURNAL + "red: put 9 in 9\n")).startsWith("kept/match.lethe:8:");
  }

  @Test
  void aScriptIsRejected() {
    assertThat(rejection(JOURNAL.replace("saved 2026-01-01T00:00:00Z\n", "")))
        .contains("is a script, not a saved game");
  }

  @Test
  void onlyHumanSeatsCanBeReservedAndOnlyOnce() {
    assertThat(rejection(JOURNAL, "green=anna")).contains("each seat at most once; seats: red");
    assertThat(rejection(JOURNAL.replace("blue human", "blue bot"), "blue=anna"))
        .contains("each seat at most once; seats: red");
    assertThat(rejection(JOURNAL, "red=anna", "red=ben")).contains("\"red=ben\"");
  }

  @Test
  void aNameThatNoPlayerCanHaveIsRejected() {
    assertThat(rejection(JOURNAL, "red=blue"))
        .startsWith("\"blue\" cannot be the name of a player");
    assertThat(rejection(JOURNAL, "red=")).startsWith("\"\" cannot be the name of a player");
  }
}
