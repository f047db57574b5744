package lethe.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.lobby.Reception;
import org.junit.jupiter.api.Test;

class NamesTest {
  private static final Names NAMES = new Names(Reception.words());
  private static final LocalDate DAY = LocalDate.parse("2026-03-01");

  private static Registration known(String id, String name, String from, int day) {
    return new Registration(new Person(id, name), from, DAY.plusDays(day));
  }

  private static Register register(Registration... all) {
    Register register = Register.EMPTY;
    for (Registration one : all) {
      register = register.with(one);
    }
    return register;
  }

  @Test
  void aNameBeginsWithALetter() {
    for (String name : List.of("a", "anna", "ben-2", "x_y-z", "abcdefghijklmnop")) {
      assertThat(NAMES.isName(name)).as(name).isTrue();
    }
    for (String no :
        List.of(
            "", "-", "_", "--", "2", "12", "-a", "_a", "Anna", "a b", "a!", "abcdefghijklmnopq")) {
      assertThat(NAMES.isName(no)).as(no).isFalse();
    }
  }

  @Test
  void seatsGamesAndReservedWordsAreNotNames() {
    for (String no :
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
            "house",
            "bot",
            "you",
            "everybody",
            "lobby",
            "b0t",
            "h-o-u-s-e",
            "a11",
            "re-d",
            "b1ue")) {
      boolean harmless = no.equals("a11");
      assertThat(NAMES.isName(no)).as(no).isEqualTo(harmless);
    }
  }

  @Test
  void namesOfGuestsBotsAndOfficialsAreReserved() {
    for (String no :
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
      assertThat(NAMES.isName(no)).as(no).isFalse();
    }
    for (String yes : List.of("guestave", "botany", "redhead", "anna-2", "refer", "playerella")) {
      assertThat(NAMES.isName(yes)).as(yes).isTrue();
    }
    assertThat(NAMES.canBeCalled("guest-7")).isTrue();
    assertThat(NAMES.canBeCalled("guest-07")).isFalse();
    assertThat(NAMES.canBeCalled("bot-7")).isFalse();
  }

  /** Whatever case or script they are written in. */
  @Test
  void aReservedNameIsNotGivenWhenItIsSuggested() {
    for (String no : List.of("guest-7", "GUEST-7", "Referee", "re fe ree", "\u212aick", "Admin")) {
      assertThat(NAMES.like(no, _ -> true)).as(no).isEqualTo("guest");
    }
    assertThat(NAMES.like("guest-7", name -> !name.equals("guest"))).isEqualTo("guest-2");
  }

  @Test
  void whatIsSuggestedBecomesAName() {
    assertThat(NAMES.like("Anna", _ -> true)).isEqualTo("anna");
    assertThat(NAMES.like("--2anna!", _ -> true)).isEqualTo("anna");
    assertThat(NAMES.like("house", _ -> true)).isEqualTo("guest");
    assertThat(NAMES.like("\u001b[2J---", _ -> true)).isEqualTo("j---");
    assertThat(NAMES.like("42", _ -> true)).isEqualTo("guest");
    Set<String> taken = Set.of("anna", "anna-2");
    assertThat(NAMES.like("anna", name -> !taken.contains(name))).isEqualTo("anna-3");
    assertThat(NAMES.like("abcdefghijklmnop", name -> name.endsWith("-2")))
        .isEqualTo("abcdefghijklmn-2");
  }

  @Test
  void aNameThatLooksLikeAnotherIsTaken() {
    Register register = register(known("1", "bob", "a", 0));
    for (String like : List.of("bob", "b0b", "bob-", "b_ob")) {
      assertThat(register.isTaken(like, "2")).as(like).isTrue();
      assertThat(register.isTaken(like, "1")).as(like).isFalse();
    }
    assertThat(register.isTaken("bobo", "2")).isFalse();
    assertThat(register.named("bob").map(Registration::id)).contains("1");
    assertThat(register.named("b0b")).isEmpty();
  }

  @Test
  void anAccountHasOneName() {
    Register register =
        register(known("1", "anna", "a", 0), known("2", "ben", "a", 0), known("1", "cleo", "a", 1));
    assertThat(register.isTaken("anna", "2")).isFalse();
    assertThat(register.named("cleo").map(Registration::id)).contains("1");
    assertThat(register.all()).hasSize(2);
  }

  @Test
  void anUnusedNameExpires() {
    Register register =
        register(known("1", "anna", "a", 0), known("2", "ben", "a", 5), known("3", "cleo", "a", 0));
    Register left = register.since(DAY.plusDays(1), "3"::equals);
    assertThat(left.all()).extracting(Registration::name).containsExactlyInAnyOrder("ben", "cleo");
    assertThat(left.isTaken("anna", "9")).isFalse();
  }

  /** The guest's name that was used least recently is dropped first; a name in use never is. */
  @Test
  void anAddressKeepsALimitedNumberOfNames() {
    Register register =
        register(
            known("key:1", "anna", "a", 0),
            known("guest:1", "ben", "a", 2),
            known("guest:2", "cleo", "a", 1),
            known("guest:3", "dora", "b", 0));
    assertThat(register.roomFor("a", false, 4, 2, _ -> false)).contains(register);
    assertThat(register.roomFor("b", false, 3, 2, _ -> false)).contains(register);
    assertThat(names(register.roomFor("a", false, 3, 2, _ -> false)))
        .containsExactlyInAnyOrder("anna", "ben", "dora");
    assertThat(names(register.roomFor("a", false, 3, 2, "guest:2"::equals)))
        .containsExactlyInAnyOrder("anna", "cleo", "dora");
    assertThat(names(register.roomFor("a", false, 3, 2, id -> id.startsWith("guest"))))
        .containsExactlyInAnyOrder("ben", "cleo", "dora");
    assertThat(register.roomFor("a", false, 3, 2, _ -> true)).isEmpty();
  }

  @Test
  void guestsDoNotDisplaceNamesOfPlayersWithAKey() {
    Register register =
        register(
            known("key:1", "anna", "a", 0),
            known("key:2", "ben", "a", 0),
            known("guest:1", "cleo", "a", 2));
    assertThat(register.roomFor("a", true, 4, 2, _ -> false)).contains(register);
    assertThat(names(register.roomFor("a", true, 4, 1, _ -> false)))
        .as("guests have their own share")
        .containsExactlyInAnyOrder("anna", "ben");
    assertThat(names(register.roomFor("a", true, 3, 2, _ -> false)))
        .containsExactlyInAnyOrder("anna", "ben");
    assertThat(register.roomFor("a", true, 3, 2, "guest:1"::equals)).isEmpty();
  }

  private static List<String> names(Optional<Register> register) {
    return register.orElseThrow().all().stream().map(Registration::name).toList();
  }
}
