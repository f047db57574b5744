package lethe.app.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.lobby.LobbyHandlerFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("titles")
class NameRulesTest {
  private static final NameRules NAMES = new NameRules(LobbyHandlerFactory.reservedWords());
  private static final LocalDate DAY = LocalDate.parse("2026-03-01");

  private static AccountRecord account(String id, String name, String address, int day) {
    return TestAccounts.account(id, name, address, DAY.plusDays(day));
  }

  private static AccountDirectory directoryOf(AccountRecord... all) {
    AccountDirectory directory = AccountDirectory.EMPTY;
    for (AccountRecord record : all) {
      directory = directory.with(record);
    }
    return directory;
  }

  @Test
  void onlyWellFormedNamesAreValid() {
    for (String name : List.of("a", "anna", "ben-2", "x_y-z", "abcdefghijklmnop")) {
      assertThat(NAMES.isValid(name)).as(name).isTrue();
    }
    for (String name :
        List.of(
            "", "-", "_", "--", "2", "12", "-a", "_a", "Anna", "a b", "a!", "abcdefghijklmnopq")) {
      assertThat(NAMES.isValid(name)).as(name).isFalse();
    }
  }

  @Test
  void namesLikeSeatsGamesAndReservedWordsAreInvalid() {
    for (String name :
        List.of(
            "red",
            "blue",
            "feth",
            "ren",
            "orpheus",
            "axle",
            "ta-se",
            "ravens",
            "help",
            "sit",
            "make",
            "say",
            "adjourn",
            "concede",
            "site",
            "bot",
            "you",
            "everybody",
            "lobby",
            "b0t",
            "s-i-t-e",
            "re-d",
            "b1ue")) {
      assertThat(NAMES.isValid(name)).as(name).isFalse();
    }
    assertThat(NAMES.isValid("a11")).isTrue();
  }

  @Test
  void namesOfGuestsBotsAndOfficialsAreReserved() {
    for (String name :
        List.of(
            "guest",
            "guest-7",
            "guest7",
            "guest_07",
            "gue5t-7",
            "guest-anna",
            "bot-2",
            "b0t-2",
            "bot-perfect",
            "perfect",
            "red-2",
            "player-1",
            "seat3",
            "referee",
            "referee-2",
            "r3feree",
            "the-referee",
            "adm1n",
            "admin-anna",
            "root",
            "operator7",
            "1ethe",
            "iethe",
            "server")) {
      assertThat(NAMES.isValid(name)).as(name).isFalse();
    }
    for (String name : List.of("guestave", "botany", "redhead", "anna-2", "refer", "playerella")) {
      assertThat(NAMES.isValid(name)).as(name).isTrue();
    }
    assertThat(NAMES.isValidOrGuestName("guest-7")).isTrue();
    assertThat(NAMES.isValidOrGuestName("guest-07")).isFalse();
    assertThat(NAMES.isValidOrGuestName("bot-7")).isFalse();
  }

  /** A suggestion may be in upper case or contain characters that are normalized to letters. */
  @Test
  void reservedSuggestionsAreReplaced() {
    for (String name :
        List.of("guest-7", "GUEST-7", "Referee", "re fe ree", "\u212aick", "Admin")) {
      assertThat(NAMES.uniqueName(name, _ -> true)).as(name).isEqualTo("guest");
    }
    assertThat(NAMES.uniqueName("guest-7", name -> !name.equals("guest"))).isEqualTo("guest-2");
  }

  @Test
  void suggestionsAreMadeValidAndUnique() {
    assertThat(NAMES.uniqueName("Anna", _ -> true)).isEqualTo("anna");
    assertThat(NAMES.uniqueName("--2anna!", _ -> true)).isEqualTo("anna");
    assertThat(NAMES.uniqueName("site", _ -> true)).isEqualTo("guest");
    assertThat(NAMES.uniqueName("\u001b[2J---", _ -> true)).isEqualTo("j---");
    assertThat(NAMES.uniqueName("42", _ -> true)).isEqualTo("guest");
    Set<String> usedNames = Set.of("anna", "anna-2");
    assertThat(NAMES.uniqueName("anna", name -> !usedNames.contains(name))).isEqualTo("anna-3");
    assertThat(NAMES.uniqueName("abcdefghijklmnop", name -> name.endsWith("-2")))
        .isEqualTo("abcdefghijklmn-2");
  }

  @Test
  void aNameThatLooksLikeATakenNameIsTaken() {
    AccountDirectory directory = directoryOf(account("1", "bob", "a", 0));
    for (String like : List.of("bob", "b0b", "bob-", "b_ob")) {
      assertThat(directory.isNameTaken(like, "2")).as(like).isTrue();
      assertThat(directory.isNameTaken(like, "1")).as(like).isFalse();
    }
    assertThat(directory.isNameTaken("bobo", "2")).isFalse();
    assertThat(directory.findByName("bob").map(AccountRecord::id)).contains("1");
    assertThat(directory.findByName("b0b")).isEmpty();
  }

  @Test
  void anAccountHasOneName() {
    AccountDirectory directory =
        directoryOf(
            account("1", "anna", "a", 0),
            account("2", "ben", "a", 0),
            account("1", "cleo", "a", 1));
    assertThat(directory.isNameTaken("anna", "2")).isFalse();
    assertThat(directory.findByName("cleo").map(AccountRecord::id)).contains("1");
    assertThat(directory.all()).hasSize(2);
  }

  @Test
  void unusedNamesExpire() {
    AccountDirectory directory =
        directoryOf(
            account("1", "anna", "a", 0),
            account("2", "ben", "a", 5),
            account("3", "cleo", "a", 0));
    AccountDirectory remaining = directory.withoutUnusedSince(DAY.plusDays(1), "3"::equals);
    assertThat(remaining.all())
        .extracting(AccountRecord::name)
        .containsExactlyInAnyOrder("ben", "cleo");
    assertThat(remaining.isNameTaken("anna", "9")).isFalse();
  }

  /** The least recently used name of a guest is dropped first; a name in use is not dropped. */
  @Test
  void theNumberOfNamesPerAddressIsLimited() {
    AccountDirectory directory =
        directoryOf(
            account("key:1", "anna", "a", 0),
            account("guest:1", "ben", "a", 2),
            account("guest:2", "cleo", "a", 1),
            account("guest:3", "dora", "b", 0));
    assertThat(directory.withRoomFor("a", true, 4, 2, _ -> false)).contains(directory);
    assertThat(directory.withRoomFor("b", true, 3, 2, _ -> false)).contains(directory);
    assertThat(names(directory.withRoomFor("a", true, 3, 2, _ -> false)))
        .containsExactlyInAnyOrder("anna", "ben", "dora");
    assertThat(names(directory.withRoomFor("a", true, 3, 2, "guest:2"::equals)))
        .containsExactlyInAnyOrder("anna", "cleo", "dora");
    assertThat(names(directory.withRoomFor("a", true, 3, 2, id -> id.startsWith("guest"))))
        .containsExactlyInAnyOrder("ben", "cleo", "dora");
    assertThat(directory.withRoomFor("a", true, 3, 2, _ -> true)).isEmpty();
  }

  @Test
  void guestsDoNotDisplaceNamesOfPlayersWithAKey() {
    AccountDirectory directory =
        directoryOf(
            account("key:1", "anna", "a", 0),
            account("key:2", "ben", "a", 0),
            account("guest:1", "cleo", "a", 2));
    assertThat(directory.withRoomFor("a", false, 4, 2, _ -> false)).contains(directory);
    assertThat(names(directory.withRoomFor("a", false, 4, 1, _ -> false)))
        .as("guests have their own share")
        .containsExactlyInAnyOrder("anna", "ben");
    assertThat(names(directory.withRoomFor("a", false, 3, 2, _ -> false)))
        .containsExactlyInAnyOrder("anna", "ben");
    assertThat(directory.withRoomFor("a", false, 3, 2, "guest:1"::equals)).isEmpty();
  }

  private static List<String> names(Optional<AccountDirectory> directory) {
    return directory.orElseThrow().all().stream().map(AccountRecord::name).toList();
  }
}
