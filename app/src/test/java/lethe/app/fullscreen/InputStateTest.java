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
import lethe.app.fullscreen.KeyAction.EnterLine;
import lethe.app.fullscreen.Overlay.Content;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InputStateTest {
  private Screen screen = TestScreens.table(ONE, TWO, THREE, LAMP);
  private InputState state = InputState.empty(true);
  private final List<KeyAction> actions = new ArrayList<>();

  private void press(Key... keys) {
    for (Key key : keys) {
      InputState.KeyResult result = state.press(screen, key);
      state = result.state();
      result.action().ifPresent(actions::add);
    }
  }

  private void type(String text) {
    text.chars().forEach(c -> press(new Char((char) c)));
  }

  private void show(Screen next) {
    screen = next;
    state = state.with(next);
  }

  @Test
  void enteringALineEmptiesIt() {
    type("put 5 in 1");
    assertThat(state.line(screen)).isEqualTo("put 5 in 1");
    press(SpecialKey.ENTER);
    assertThat(actions).containsExactly(new EnterLine("put 5 in 1"));
    assertThat(state.editor()).isEqualTo(LineEditor.EMPTY);
  }

  @Test
  void anEmptyLineCanBeEntered() {
    press(SpecialKey.ENTER);
    assertThat(actions).containsExactly(new EnterLine(""));
  }

  @Test
  void tabCompletesUnambiguousInput() {
    type("pu");
    press(SpecialKey.TAB);
    assertThat(state.editor().text()).isEqualTo("put ");
    press(SpecialKey.TAB);
    assertThat(state.editor().text()).isEqualTo("put ");
    assertThat(state.next(screen)).containsExactly("5", "7");
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
  void memoryGamesHaveNoInputHistory() {
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
    show(TestScreens.of(Kind.CURTAIN));
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
    assertThat(actions).isEmpty();
    press(new Ctrl('y'), new Ctrl('u'), new Ctrl('c'));
    assertThat(actions).containsExactly(new KeyAction.LeavePage());
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
    assertThat(actions).containsExactly(new EnterLine("put 5 in 1"));
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
    assertThat(actions).containsExactly(new EnterLine("help"));
  }

  @Test
  void thePointerStaysOnARemainingTarget() {
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
    assertThat(actions).isEmpty();
    press(new Click(12, 0));
    assertThat(actions).containsExactly(new EnterLine("put 5 in 2"));
    press(new Click(31, 3), new Click(31, 3));
    assertThat(actions).hasSize(1);
    press(new Click(50, 12));
    assertThat(state.currentPlace(screen)).isEmpty();
  }

  @Test
  void f1ExplainsThePlacePointedAtOrOpensTheHelp() {
    press(SpecialKey.F1);
    assertThat(state.overlayContent()).isEqualTo(Content.HELP);
    press(SpecialKey.ENTER, SpecialKey.RIGHT, SpecialKey.F1);
    assertThat(state.overlayContent()).isEqualTo(Content.DESCRIPTION);
    press(SpecialKey.ESCAPE);
    assertThat(state.overlayContent()).isEqualTo(Content.NOTHING);
    assertThat(state.currentPlace(screen)).contains(ONE);
    assertThat(actions).isEmpty();
  }

  /** The command pointed at on the page below is not played. */
  @ParameterizedTest
  @CsvSource({"F1,ENTER", "F1,ESCAPE", "F1,F1", "PAGE_UP,ENTER", "PAGE_UP,ESCAPE"})
  void closingATextHasNoOtherEffect(SpecialKey openKey, SpecialKey closeKey) {
    show(TestScreens.table(ONE, TWO));
    press(SpecialKey.RIGHT, openKey);
    assertThat(state.overlayContent()).isNotEqualTo(Content.NOTHING);
    press(closeKey);
    assertThat(state.overlayContent()).isEqualTo(Content.NOTHING);
    assertThat(actions).isEmpty();
    press(SpecialKey.ENTER);
    assertThat(actions).containsExactly(new EnterLine("put 5 in 1"));
  }

  @Test
  void theLogScrollsWithinItsBounds() {
    show(TestScreens.tableWithMessages(30));
    type("put");
    press(SpecialKey.PAGE_UP);
    assertThat(state.overlayContent()).isEqualTo(Content.LOG);
    press(SpecialKey.PAGE_UP, SpecialKey.PAGE_UP, SpecialKey.PAGE_UP, SpecialKey.PAGE_UP);
    assertThat(state.scroll()).isEqualTo(29);
    press(SpecialKey.END);
    assertThat(state.scroll()).isZero();
    press(SpecialKey.PAGE_DOWN);
    assertThat(state.overlayContent()).isEqualTo(Content.NOTHING);
    assertThat(state.editor().text()).isEqualTo("put");
  }

  @ParameterizedTest
  @CsvSource({"PAGE_DOWN,1", "PAGE_UP,-1"})
  void pageKeysTurnThePagesOfAText(SpecialKey key, int pages) {
    show(TestScreens.of(Kind.TEXT));
    press(key);
    assertThat(actions).containsExactly(new KeyAction.TurnPage(new PageEvent.PageTurn(pages)));
  }

  /** Page Up opens the log only if there is no earlier page of the list. */
  @Test
  void pageUpTurnsAListBackBeforeItOpensTheLog() {
    show(TestScreens.laterPage());
    press(SpecialKey.PAGE_UP);
    assertThat(actions).containsExactly(new KeyAction.TurnPage(new PageEvent.PageTurn(-1)));
    assertThat(state.overlayContent()).isEqualTo(Content.NOTHING);
    actions.clear();
    show(TestScreens.tableWithMessages(3));
    press(SpecialKey.PAGE_UP, SpecialKey.PAGE_UP, SpecialKey.PAGE_DOWN);
    assertThat(actions).isEmpty();
    assertThat(state.overlayContent()).isEqualTo(Content.LOG);
    show(TestScreens.tableWithMessages(0).withTimeLimit());
    press(SpecialKey.ESCAPE, SpecialKey.PAGE_UP);
    assertThat(state.overlayContent()).isEqualTo(Content.NOTHING);
  }

  @Test
  void escapeClosesATextAndEnterContinues() {
    show(TestScreens.of(Kind.TEXT));
    press(SpecialKey.ENTER, SpecialKey.ESCAPE);
    assertThat(actions).containsExactly(new EnterLine(""), new KeyAction.CloseOverlay());
  }

  @ParameterizedTest
  @CsvSource({"RIGHT,1", "LEFT,-1", "HOME,-2147483648", "END,2147483647"})
  void arrowKeysStepThroughAFinishedMatch(SpecialKey key, int steps) {
    show(TestScreens.of(Kind.STEPS_WITH_REPLY));
    press(SpecialKey.RIGHT, SpecialKey.ESCAPE);
    assertThat(actions)
        .containsExactly(
            new KeyAction.TurnPage(new PageEvent.PageTurn(1)), new KeyAction.CloseOverlay());
    actions.clear();
    show(TestScreens.of(Kind.STEPS));
    press(key);
    assertThat(actions).containsExactly(new KeyAction.TurnPage(new PageEvent.PageTurn(steps)));
  }

  /** Even at the first or last line of the text, arrow keys do not step through the match. */
  @ParameterizedTest
  @CsvSource({"PAGE_UP,UP", "PAGE_UP,DOWN", "PAGE_UP,LEFT", "PAGE_UP,RIGHT", "F1,UP", "F1,DOWN"})
  void arrowKeysDoNotStepWhileATextIsOpen(SpecialKey openKey, SpecialKey key) {
    show(TestScreens.of(Kind.STEPS));
    press(openKey, key, key, key);
    assertThat(actions).isEmpty();
  }

  @Test
  void aMenuAlwaysHasAPointer() {
    Screen plain = TestScreens.table(ONE, TWO);
    show(
        new Screen(
            Kind.MENU, plain.picture(), plain.inputOptions(), plain.log(), plain.helpSupplier()));
    assertThat(state.currentPlace(screen)).contains(ONE);
    press(SpecialKey.ESCAPE);
    assertThat(actions).containsExactly(new KeyAction.CloseOverlay());
  }

  /**
   * The pointer follows its item to another position, and moves to the first item of another menu.
   */
  @Test
  void thePointerFollowsItsItem() {
    HotSpot first = withName(ONE, ONE.area());
    HotSpot moved = withName(TWO, THREE.area());
    show(menu(first, withName(TWO, TWO.area())));
    press(SpecialKey.RIGHT);
    show(menu(first, moved));
    assertThat(state.currentPlace(screen)).contains(moved);
    show(menu(withName(THREE, THREE.area()), first));
    assertThat(state.currentPlace(screen)).contains(withName(THREE, THREE.area()));
  }

  /** The page may be redrawn while a player chooses, for example after a move of another player. */
  @Test
  void aRedrawKeepsTheSelectedCommand() {
    press(SpecialKey.RIGHT, SpecialKey.TAB);
    show(TestScreens.table(ONE, TWO, THREE, LAMP));
    assertThat(state.chosenLine(screen)).contains("put 7 in 1");
  }

  private static HotSpot withName(HotSpot hotSpot, Area area) {
    return new HotSpot(
        area, hotSpot.description(), hotSpot.commands(), hotSpot.description().getFirst().words());
  }

  private static Screen menu(HotSpot... hotSpots) {
    Screen plain = TestScreens.table(hotSpots);
    return new Screen(
        Kind.MENU, plain.picture(), plain.inputOptions(), plain.log(), plain.helpSupplier());
  }

  @Test
  void pastedLinesAreJoinedAndNotEntered() {
    press(new Paste("put 5 in 1\nput 7 in 2\n"));
    assertThat(state.editor().text()).isEqualTo("put 5 in 1; put 7 in 2");
    assertThat(actions).isEmpty();
  }

  @Test
  void controlLRedrawsAndControlZSuspends() {
    press(new Ctrl('l'), new Ctrl('z'), new Ctrl('q'));
    assertThat(actions).containsExactly(new KeyAction.Redraw(), new KeyAction.Suspend());
    assertThat(state).isEqualTo(InputState.empty(true));
    assertThat(state.currentPlace(screen)).isEqualTo(Optional.empty());
  }
}
