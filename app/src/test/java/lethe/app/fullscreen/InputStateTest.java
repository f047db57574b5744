package lethe.app.fullscreen;

import static lethe.app.fullscreen.TestScreens.LAMP;
import static lethe.app.fullscreen.TestScreens.ONE;
import static lethe.app.fullscreen.TestScreens.THREE;
import static lethe.app.fullscreen.TestScreens.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Ctrl;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.fullscreen.Overlay.Content;
import lethe.app.page.PageEvent;
import lethe.app.page.PageEvent.CloseRequested;
import lethe.app.page.PageEvent.InputEnded;
import lethe.app.page.PageEvent.LineEntered;
import lethe.app.page.PageEvent.PageTurn;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InputStateTest {
  private Screen screen = TestScreens.table(ONE, TWO, THREE, LAMP);
  private InputState state = InputState.empty(true);
  private final List<PageEvent> events = new ArrayList<>();

  private void press(Key... keys) {
    for (Key key : keys) {
      InputState.KeyResult pressed = state.press(screen, key);
      state = pressed.state();
      pressed.event().ifPresent(events::add);
    }
  }

  private void show(Screen next) {
    screen = next;
    state = state.onScreen(next);
  }

  private String hints() {
    return KeyHints.text(state, screen, 79);
  }

  @Test
  void aTurnIsAnnouncedUntilTheOverlayIsClosed() {
    Screen turn = TestScreens.table(ONE);
    Screen waiting = turn.withLines(List.of(), false);
    show(waiting);
    press(SpecialKey.F1);
    show(waiting);
    assertThat(hints()).startsWith("PgUp, PgDn");
    show(turn);
    assertThat(hints()).startsWith("The table is waiting for you.");
    show(turn);
    assertThat(hints()).startsWith("The table is waiting for you.");
    press(SpecialKey.ESCAPE);
    show(turn);
    assertThat(hints()).doesNotContain("waiting for you");
    press(SpecialKey.F1);
    show(turn);
    assertThat(hints()).doesNotContain("waiting for you");
  }

  @Test
  void aTurnThatBeginsBehindATextIsAnnounced() {
    Screen text = TestScreens.ofKind(Kind.TEXT);
    show(text.withLines(List.of(), false));
    show(text);
    assertThat(hints()).startsWith("The table is waiting for you.");
    show(TestScreens.table(ONE));
    show(text);
    assertThat(hints()).doesNotContain("waiting for you");
  }

  private void type(String text) {
    text.chars().forEach(c -> press(new Char((char) c)));
  }

  @Test
  void enteringALineClearsTheEditor() {
    type("put 5 in 1");
    assertThat(state.line(screen)).isEqualTo("put 5 in 1");
    press(SpecialKey.ENTER);
    assertThat(events).containsExactly(new LineEntered("put 5 in 1"));
    assertThat(state.editor()).isEqualTo(LineEditor.EMPTY);
  }

  @Test
  void anEmptyLineCanBeEntered() {
    press(SpecialKey.ENTER);
    assertThat(events).containsExactly(new LineEntered(""));
  }

  @Test
  void tabCompletesUnambiguousInput() {
    type("pu");
    press(SpecialKey.TAB);
    assertThat(state.editor().text()).isEqualTo("put ");
    press(SpecialKey.TAB);
    assertThat(state.editor().text()).isEqualTo("put ");
    assertThat(state.inputLine().wordCompletions(screen)).containsExactly("5", "7");
    type("7");
    press(SpecialKey.TAB, SpecialKey.TAB);
    assertThat(state.editor().text()).isEqualTo("put 7 in ");
  }

  @Test
  void earlierLinesAreRecalled() {
    type("one");
    press(SpecialKey.ENTER);
    type("two");
    press(SpecialKey.ENTER, new Ctrl('p'), new Ctrl('p'));
    assertThat(state.editor().text()).isEqualTo("one");
    press(SpecialKey.UP);
    assertThat(state.editor().text()).isEqualTo("one");
    press(SpecialKey.DOWN);
    assertThat(state.editor().text()).isEqualTo("two");
    press(SpecialKey.DOWN);
    assertThat(state.editor().isEmpty()).isTrue();
  }

  @Test
  void aDisabledInputHistoryKeepsNoLines() {
    state = InputState.empty(false);
    type("put 5 in 1");
    press(SpecialKey.ENTER, new Ctrl('p'));
    assertThat(state.editor().isEmpty()).isTrue();
    assertThat(state.inputLine().history()).isEmpty();
  }

  @Test
  void aCurtainClearsTheInputState() {
    type("one");
    press(SpecialKey.ENTER);
    type("two");
    press(new Ctrl('u'));
    show(TestScreens.ofKind(Kind.CURTAIN));
    assertThat(state).isEqualTo(InputState.empty(true));
  }

  @Test
  void cutTextCanBePasted() {
    type("put 5 in 1");
    press(new Ctrl('w'), SpecialKey.ESCAPE);
    assertThat(state.editor().text()).isEqualTo("put 5 in ");
    press(new Ctrl('u'));
    assertThat(state.editor().isEmpty()).isTrue();
    press(new Ctrl('y'));
    assertThat(state.editor().text()).isEqualTo("put 5 in ");
  }

  @Test
  void controlCClearsTheLineAndThenLeaves() {
    type("put");
    press(new Ctrl('c'));
    assertThat(events).isEmpty();
    press(new Ctrl('y'), new Ctrl('u'), new Ctrl('c'));
    assertThat(events).containsExactly(new InputEnded());
  }

  @Test
  void arrowKeysMoveThePointer() {
    press(SpecialKey.RIGHT);
    assertThat(state.currentPlace(screen)).contains(ONE);
    press(SpecialKey.RIGHT);
    assertThat(state.currentPlace(screen)).contains(TWO);
    press(SpecialKey.RIGHT);
    assertThat(state.currentPlace(screen)).contains(LAMP);
    press(SpecialKey.LEFT, SpecialKey.LEFT, SpecialKey.DOWN);
    assertThat(state.currentPlace(screen)).contains(THREE);
    press(SpecialKey.DOWN);
    assertThat(state.currentPlace(screen)).contains(THREE);
    press(SpecialKey.UP);
    assertThat(state.currentPlace(screen)).contains(ONE);
    press(SpecialKey.ESCAPE);
    assertThat(state.currentPlace(screen)).isEmpty();
  }

  @Test
  void arrowKeysMoveTheCursorInATypedLine() {
    type("ab");
    press(SpecialKey.LEFT);
    type("x");
    assertThat(state.editor().text()).isEqualTo("axb");
    assertThat(state.pointedPlace()).isEmpty();
  }

  @Test
  void enterPlaysTheCommandPointedAtAndTabSelectsAnother() {
    press(SpecialKey.RIGHT, SpecialKey.ENTER);
    assertThat(events).containsExactly(new LineEntered("put 5 in 1"));
    press(SpecialKey.TAB);
    assertThat(state.chosenLine(screen)).contains("put 7 in 1");
    press(SpecialKey.TAB);
    assertThat(state.chosenLine(screen)).contains("put 5 in 1");
    press(SpecialKey.BACK_TAB);
    assertThat(state.chosenLine(screen)).contains("put 7 in 1");
  }

  @Test
  void aTypedLineTakesPrecedenceOverThePointer() {
    press(SpecialKey.RIGHT);
    type("help");
    press(SpecialKey.ENTER);
    assertThat(events).containsExactly(new LineEntered("help"));
  }

  @Test
  void thePointerStaysOnAPlaceThatRemains() {
    press(SpecialKey.RIGHT, SpecialKey.RIGHT);
    show(TestScreens.table(TWO, LAMP));
    assertThat(state.currentPlace(screen)).contains(TWO);
    press(SpecialKey.RIGHT);
    assertThat(state.currentPlace(screen)).contains(LAMP);
    show(TestScreens.table(TWO, LAMP));
    assertThat(state.currentPlace(screen)).isEmpty();
    press(SpecialKey.RIGHT, SpecialKey.RIGHT);
    show(TestScreens.table(LAMP));
    assertThat(state.currentPlace(screen)).contains(LAMP);
    show(TestScreens.table(ONE));
    assertThat(state.currentPlace(screen)).isEmpty();
  }

  @Test
  void aClickPointsAndASecondClickPlays() {
    press(new Click(11, 1));
    assertThat(state.currentPlace(screen)).contains(TWO);
    assertThat(events).isEmpty();
    press(new Click(12, 0));
    assertThat(events).containsExactly(new LineEntered("put 5 in 2"));
    press(new Click(31, 3), new Click(31, 3));
    assertThat(events).hasSize(1);
    press(new Click(50, 12));
    assertThat(state.currentPlace(screen)).isEmpty();
  }

  @Test
  void f1ExplainsThePlacePointedAtOrOpensTheHelp() {
    press(SpecialKey.F1);
    assertThat(state.overlay().content()).isEqualTo(Content.HELP);
    press(SpecialKey.ENTER, SpecialKey.RIGHT, SpecialKey.F1);
    assertThat(state.overlay().content()).isEqualTo(Content.DESCRIPTION);
    press(SpecialKey.ESCAPE);
    assertThat(state.overlay().content()).isEqualTo(Content.NOTHING);
    assertThat(state.currentPlace(screen)).contains(ONE);
    assertThat(events).isEmpty();
  }

  /** This holds even if the pointer is at a command on the page below. */
  @ParameterizedTest
  @CsvSource({"F1,ENTER", "F1,ESCAPE", "F1,F1", "PAGE_UP,ENTER", "PAGE_UP,ESCAPE"})
  void closingAnOverlayHasNoOtherEffect(SpecialKey opens, SpecialKey closes) {
    show(TestScreens.table(ONE, TWO));
    press(SpecialKey.RIGHT, opens);
    assertThat(state.overlay().content()).isNotEqualTo(Content.NOTHING);
    press(closes);
    assertThat(state.overlay().content()).isEqualTo(Content.NOTHING);
    assertThat(events).isEmpty();
    press(SpecialKey.ENTER);
    assertThat(events).containsExactly(new LineEntered("put 5 in 1"));
  }

  @Test
  void theLogScrollsWithinItsBounds() {
    show(TestScreens.tableWithMessages(30));
    type("put");
    press(SpecialKey.PAGE_UP);
    assertThat(state.overlay().content()).isEqualTo(Content.LOG);
    press(SpecialKey.PAGE_UP, SpecialKey.PAGE_UP, SpecialKey.PAGE_UP, SpecialKey.PAGE_UP);
    assertThat(state.overlay().scroll()).isEqualTo(29);
    press(SpecialKey.END);
    assertThat(state.overlay().scroll()).isZero();
    press(SpecialKey.PAGE_DOWN);
    assertThat(state.overlay().content()).isEqualTo(Content.NOTHING);
    assertThat(state.editor().text()).isEqualTo("put");
  }

  @ParameterizedTest
  @CsvSource({"PAGE_DOWN,1", "PAGE_UP,-1"})
  void pageKeysTurnThePagesOfAText(SpecialKey key, int by) {
    show(TestScreens.ofKind(Kind.TEXT));
    press(key);
    assertThat(events).containsExactly(new PageTurn(by));
  }

  @Test
  void pageUpOpensTheLogUnlessAListTurnsBackOrTimeIsLimited() {
    show(TestScreens.laterPage());
    press(SpecialKey.PAGE_UP);
    assertThat(events).containsExactly(new PageTurn(-1));
    assertThat(state.overlay().content()).isEqualTo(Content.NOTHING);
    events.clear();
    show(TestScreens.tableWithMessages(3));
    press(SpecialKey.PAGE_UP, SpecialKey.PAGE_UP, SpecialKey.PAGE_DOWN);
    assertThat(events).isEmpty();
    assertThat(state.overlay().content()).isEqualTo(Content.LOG);
    show(TestScreens.tableWithMessages(0).withTimeLimit());
    press(SpecialKey.ESCAPE, SpecialKey.PAGE_UP);
    assertThat(state.overlay().content()).isEqualTo(Content.NOTHING);
  }

  @Test
  void escapeClosesATextAndEnterContinues() {
    show(TestScreens.ofKind(Kind.TEXT));
    press(SpecialKey.ENTER, SpecialKey.ESCAPE);
    assertThat(events).containsExactly(new LineEntered(""), new CloseRequested());
  }

  @ParameterizedTest
  @CsvSource({"RIGHT,1", "LEFT,-1", "HOME,-2147483648", "END,2147483647"})
  void arrowHomeAndEndKeysStepThroughAReview(SpecialKey key, int by) {
    show(TestScreens.ofKind(Kind.REVIEW_WITH_REPLY));
    press(SpecialKey.RIGHT, SpecialKey.ESCAPE);
    assertThat(events).containsExactly(new PageTurn(1), new CloseRequested());
    events.clear();
    show(TestScreens.ofKind(Kind.REVIEW));
    press(key);
    assertThat(events).containsExactly(new PageTurn(by));
  }

  /** The keys do not step even at the first and the last line of the text. */
  @ParameterizedTest
  @CsvSource({"PAGE_UP,UP", "PAGE_UP,DOWN", "PAGE_UP,LEFT", "PAGE_UP,RIGHT", "F1,UP", "F1,DOWN"})
  void arrowKeysDoNotStepWhileATextIsOpen(SpecialKey opens, SpecialKey key) {
    show(TestScreens.ofKind(Kind.REVIEW));
    press(opens, key, key, key);
    assertThat(events).isEmpty();
  }

  @Test
  void aNewMenuPointsAtItsFirstItemAndEscapeClosesIt() {
    show(menu(ONE, TWO));
    assertThat(state.currentPlace(screen)).contains(ONE);
    press(SpecialKey.ESCAPE);
    assertThat(events).containsExactly(new CloseRequested());
  }

  /** The pointer follows its item if the items move, and goes to the first item of another menu. */
  @Test
  void thePointerFollowsItsItem() {
    HotSpot one = named(ONE, ONE.area());
    HotSpot moved = named(TWO, THREE.area());
    show(menu(one, named(TWO, TWO.area())));
    press(SpecialKey.RIGHT);
    show(menu(one, moved));
    assertThat(state.currentPlace(screen)).contains(moved);
    show(menu(named(THREE, THREE.area()), one));
    assertThat(state.currentPlace(screen)).contains(named(THREE, THREE.area()));
  }

  /** The page may change while a player chooses, for example because another player moves. */
  @Test
  void aRedrawKeepsTheSelectedCommand() {
    press(SpecialKey.RIGHT, SpecialKey.TAB);
    show(TestScreens.table(ONE, TWO, THREE, LAMP));
    assertThat(state.chosenLine(screen)).contains("put 7 in 1");
  }

  private static HotSpot named(HotSpot place, Area area) {
    return new HotSpot(
        area, place.description(), place.commands(), place.description().getFirst().text());
  }

  private static Screen menu(HotSpot... places) {
    Screen plain = TestScreens.table(places);
    return new Screen(
        Kind.MENU, plain.picture(), plain.inputOptions(), plain.log(), plain.helpSupplier());
  }

  @Test
  void pastedLinesAreJoinedAndNotEntered() {
    press(new Paste("put 5 in 1\nput 7 in 2\n"));
    assertThat(state.editor().text()).isEqualTo("put 5 in 1; put 7 in 2");
    assertThat(events).isEmpty();
  }

  @Test
  void controlLZAndQDoNotAffectTheInput() {
    press(new Ctrl('l'), new Ctrl('z'), new Ctrl('q'));
    assertThat(events).isEmpty();
    assertThat(state).isEqualTo(InputState.empty(true));
    assertThat(state.currentPlace(screen)).isEqualTo(Optional.empty());
  }
}
