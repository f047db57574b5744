package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.ParseResult.ParseErrorCode;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

class ControlEntryTest {
  private static final List<Seat> SEATS = Seats.exactly("red", "blue").firstSeats(2);
  private static final Seat RED = SEATS.getFirst();
  private static final Seat BLUE = SEATS.getLast();

  @Test
  void everyControlEntryRoundTrips() {
    List<ControlEntry> entries =
        List.of(
            new ControlEntry.SeatReassigned(BLUE, new Player.Human()),
            new ControlEntry.SeatReassigned(BLUE, new Player.Machine("")),
            new ControlEntry.SeatReassigned(BLUE, new Player.Machine("expert")),
            new ControlEntry.Undone(),
            new ControlEntry.TimedViewStarted(List.of(BLUE)),
            new ControlEntry.TimedViewStarted(SEATS),
            new ControlEntry.TimedViewStarted(List.of(BLUE), Optional.of("3fa0")),
            new ControlEntry.TimedViewStarted(List.of(), Optional.of("3fa0")),
            new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.SEED),
            new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.FORK),
            new ControlEntry.Reshuffled(BLUE, -47),
            new ControlEntry.TutorialStarted(),
            new ControlEntry.HintGiven(BLUE),
            new ControlEntry.Marked(BLUE, "row 2", "red? or: 5"),
            new ControlEntry.Marked(BLUE, "row 2", ""),
            new ControlEntry.Copied("/home/a b/c.lethe"),
            new ControlEntry.ScreenNotCleared(BLUE),
            new ControlEntry.DealCommitted("0123abcd"),
            new ControlEntry.DealCommitted("0123abcd", "4567"),
            new ControlEntry.Adjourned(),
            new ControlEntry.Conceded(BLUE),
            new ControlEntry.Concluded("most-cups red 9 won blue 7"));
    for (ControlEntry control : entries) {
      assertThat(ControlEntry.parse(control.text(), SEATS)).isEqualTo(new Valid<>(control));
    }
    assertThat(entries.stream().map(ControlEntry::text))
        .containsExactly(
            "seat blue human",
            "seat blue bot",
            "seat blue bot:expert",
            "undo",
            "shown blue",
            "shown red blue",
            "shown blue @3fa0",
            "shown @3fa0",
            "known seed",
            "known fork",
            "redrawn blue -47",
            "guided",
            "hint blue",
            "mark blue row 2: red? or: 5",
            "mark blue row 2:",
            "copy /home/a b/c.lethe",
            "unguarded blue",
            "commitment 0123abcd",
            "commitment 0123abcd 4567",
            "adjourned",
            "concede blue",
            "outcome most-cups red 9 won blue 7");
  }

  @Test
  void additionalBlanksAreIgnored() {
    assertThat(ControlEntry.parse("  concede \t blue ", SEATS))
        .isEqualTo(new Valid<>(new ControlEntry.Conceded(BLUE)));
    assertThat(ControlEntry.parse(" seat  blue  bot ", SEATS))
        .isEqualTo(new Valid<>(new ControlEntry.SeatReassigned(BLUE, new Player.Machine(""))));
  }

  @Test
  void aTimedViewWithoutNamedSeatsAppliesToAllSeats() {
    assertThat(ControlEntry.parse("shown", SEATS))
        .isEqualTo(new Valid<>(new ControlEntry.TimedViewStarted(List.of(RED, BLUE))));
  }

  @Test
  void theSeatsOfATimedViewAreInTheOrderOfPlay() {
    assertThat(ControlEntry.parse("shown blue \t red", SEATS))
        .isEqualTo(new Valid<>(new ControlEntry.TimedViewStarted(List.of(RED, BLUE))));
  }

  @Test
  void anUnknownSeatIsReportedWithTheKnownSeats() {
    for (String text :
        List.of(
            "concede green", "unguarded green", "hint green", "seat green bot", "shown green")) {
      assertParseError(
          text, text.indexOf("green") + 1, ScriptErrorCode.UNKNOWN_SEAT, "green", "red, blue");
    }
    assertParseError("shown blue green", 12, ScriptErrorCode.UNKNOWN_SEAT, "green", "red, blue");
    assertParseError("concede BLUE", 9, ScriptErrorCode.UNKNOWN_SEAT, "BLUE", "red, blue");
    assertParseError("  concede   2", 13, ScriptErrorCode.UNKNOWN_SEAT, "2", "red, blue");
  }

  @Test
  void aRepeatedSeatIsRejected() {
    assertParseError("shown blue blue", 12, ScriptErrorCode.REPEATED_SEAT, BLUE);
    assertParseError("shown red blue red", 16, ScriptErrorCode.REPEATED_SEAT, RED);
  }

  @Test
  void aMissingWordIsReported() {
    assertParseError("concede", 8, ParseErrorCode.UNEXPECTED_END, "NAME (red blue)");
    assertParseError("unguarded", 10, ParseErrorCode.UNEXPECTED_END, "NAME (red blue)");
    assertParseError("hint", 5, ParseErrorCode.UNEXPECTED_END, "NAME (red blue)");
    assertParseError("known", 6, ParseErrorCode.UNEXPECTED_END, "seed, fork");
    assertParseError("copy", 5, ParseErrorCode.UNEXPECTED_END, "FILE");
    assertParseError("seat", 5, ParseErrorCode.UNEXPECTED_END, "NAME (red blue)");
    assertParseError(
        "seat blue", 10, ParseErrorCode.UNEXPECTED_END, "PLAYER (human bot bot:LEVEL)");
    assertParseError("commitment", 11, ParseErrorCode.UNEXPECTED_END, "HASH");
    assertParseError("outcome", 8, ParseErrorCode.UNEXPECTED_END, "RESULT");
  }

  @Test
  void anExtraWordIsReported() {
    assertParseError("shown @1 @2", 10, ScriptErrorCode.TEXT_AFTER_ENTRY, "@2");
    assertParseError("undo now", 6, ScriptErrorCode.TEXT_AFTER_ENTRY, "now");
    assertParseError("adjourned x", 11, ScriptErrorCode.TEXT_AFTER_ENTRY, "x");
    assertParseError("unguarded red blue", 15, ScriptErrorCode.TEXT_AFTER_ENTRY, "blue");
    assertParseError("commitment 1 2 3", 16, ScriptErrorCode.TEXT_AFTER_ENTRY, "3");
    assertParseError("seat blue bot:expert too", 22, ScriptErrorCode.TEXT_AFTER_ENTRY, "too");
  }

  @Test
  void anUnexpectedWordIsReported() {
    assertParseError("known card", 7, ParseErrorCode.UNEXPECTED_WORD, "card", "seed, fork");
    assertParseError("redrawn blue ٤٧", 14, ParseErrorCode.UNEXPECTED_WORD, "٤٧", "SEED");
    assertParseError("shown @", 7, ParseErrorCode.UNEXPECTED_WORD, "@", "@PERSON");
    assertParseError("shown blue @A", 12, ParseErrorCode.UNEXPECTED_WORD, "@A", "@PERSON");
  }

  @Test
  void anUnknownPlayerIsReported() {
    assertParseError("seat blue dog", 11, ScriptErrorCode.UNKNOWN_PLAYER, "dog");
  }

  @Test
  void anUnknownControlEntryIsReportedWithTheKnownEntries() {
    String knownControls =
        "* seat NAME PLAYER, * undo, * shown [NAME...], * unguarded NAME, * commitment HASH"
            + " [NONCE], * adjourned, * concede NAME, * hint NAME, * mark NAME PLACE: [TEXT],"
            + " * known HOW, * redrawn NAME SEED, * guided, * copy FILE, * outcome RESULT";
    for (String text : List.of("", "fly", "Undo", "undoo")) {
      assertParseError(text, 1, ScriptErrorCode.UNKNOWN_CONTROL_ENTRY, text, knownControls);
    }
    assertParseError(" fly high", 2, ScriptErrorCode.UNKNOWN_CONTROL_ENTRY, "fly", knownControls);
  }

  private static void assertParseError(
      String text, int column, ErrorCode code, Object... arguments) {
    assertThat(ControlEntry.parse(text, SEATS))
        .as(text)
        .isEqualTo(Validated.invalid(InputError.at(1, column, code, arguments)));
  }
}
