package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.account.NameRules;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.table.TableSpec;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Test;

/** Tests which requests for new tables are rejected, and with which messages. */
class TableSpecParserTest {
  private static String refusal(String game, String... words) {
    Title<?, ?, ?> title = Titles.byName(game).orElseThrow();
    Account anna = new Account("key:anna", "anna");
    ContentFiles files = new ContentFiles(Optional.empty());
    TableSpecParser parser =
        new TableSpecParser(anna, title, files, new NameRules(List.of()), false);
    return switch (parser.parse(List.of(words))) {
      case ParsedArguments.Invalid<TableSpec>(String message) -> message;
      case ParsedArguments.Valid<TableSpec>(TableSpec spec) -> throw new AssertionError(spec);
    };
  }

  @Test
  void theRejectionOfASettingListsValidValues() {
    assertThat(refusal("ta-se", "pace=soon")).contains("for example 90s, 5m or 3d");
    assertThat(refusal("ta-se", "watch=me")).contains("Choose all");
    assertThat(refusal("ta-se", "word=a", "word=b")).contains("appears twice");
  }

  @Test
  void theCreatorCannotHoldTwoSeats() {
    assertThat(refusal("robots", "axle=me", "bolt=anna")).contains("bolt=open, or bolt=NAME");
  }

  @Test
  void anUnsuitableNumberOfSeatsIsRejected() {
    assertThat(refusal("robots", "seats=7")).contains("Choose a number from 1 to 6");
    assertThat(refusal("robots", "seats=2", "cog=ben")).contains("Choose a number from 3 to 6");
    assertThat(refusal("ta-se", "seats=many"))
        .contains("the table has 2 seats. Leave out seats=many");
  }

  /** Such a match could never begin, because nobody else may take a reserved seat. */
  @Test
  void aPlayerCannotBeInvitedToTwoSeats() {
    assertThat(refusal("robots", "axle=ben", "bolt=ben"))
        .contains("ben can have only one seat at a table", "bolt=open, or bolt=NAME");
  }
}
