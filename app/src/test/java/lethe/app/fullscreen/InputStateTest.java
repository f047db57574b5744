package lethe.app.fullscreen;

import static lethe.app.fullscreen.Screens.LAMP;
import static lethe.app.fullscreen.Screens.ONE;
import static lethe.app.fullscreen.Screens.THREE;
import static lethe.app.fullscreen.Screens.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.fullscreen.Deed.Enter;
import lethe.app.fullscreen.Key.Char;
import lethe.app.fullscreen.Key.Click;
import lethe.app.fullscreen.Key.Control;
import lethe.app.fullscreen.Key.Named;
import lethe.app.fullscreen.Key.Paste;
import lethe.app.fullscreen.Overlay.Open;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InputStateTest {
  private Screen screen = Screens.table(ONE, TWO, THREE, LAMP);
  private InputState state = InputState.clear(true);
  private final List<Deed> deeds = new ArrayList<>();

  private void press(Key... keys) {
    for (Key key : keys) {
      InputState.Pressed pressed = state.press(screen, key);
      state = pressed.state();
      pressed.deed().ifPresent(deeds::add);
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
    press(Named.ENTER);
    assertThat(deeds).containsExactly(new Enter("put 5 in 1"));
    assertThat(state.editor()).isEqualTo(Editor.EMPTY);
  }

  @Test
  void anEmptyLineIsEnteredToo() {
    press(Named.ENTER);
    assertThat(deeds).containsExactly(new Enter(""));
  }

  @Test
  void tabCompletesUnambiguousInput() {
    type("pu");
    press(Named.TAB);
    assertThat(state.editor().text()).isEqualTo("put ");
    press(Named.TAB);
    assertThat(state.editor().text()).isEqualTo("put ");
    assertThat(state.next(screen)).containsExactly("5", "7");
    type("7");
    press(Named.TAB, Named.TAB);
    assertThat(state.editor().text()).isEqualTo("put 7 in ");
  }

  @Test
  void earlierLinesAreRecalled() {
    type("one");
    press(Named.ENTER);
    type("two");
    press(Named.ENTER, new Control('p'), new Control('p'));
    assertThat(state.editor().text()).isEqualTo("one");
    press(Named.UP);
    assertThat(state.editor().text()).isEqualTo("one");
    press(Named.DOWN);
    assertThat(state.editor().text()).isEqualTo("two");
    press(Named.DOWN);
    assertThat(state.editor().isEmpty()).isTrue();
  }

  @Test
  void memoryGamesHaveNoInputHistory() {
    state = InputState.clear(false);
    type("put 5 in 1");
    press(Named.ENTER, new Control('p'));
    assertThat(state.editor().isEmpty()).isTrue();
    assertThat(state.typed().past()).isEmpty();
  }

  @Test
  void aCurtainClearsTheInputState() {
    type("one");
    press(Named.ENTER);
    type("two");
    press(new Control('u'));
    show(Screens.of(Kind.CURTAIN));
    assertThat(state).isEqualTo(InputState.clear(true));
  }

  @Test
  void cutTextCanBePasted() {
    type("put 5 in 1");
    press(new Control('w'), Named.ESCAPE);
    assertThat(state.editor().text()).isEqualTo("put 5 in ");
    press(new Control('u'));
    assertThat(state.editor().isEmpty()).isTrue();
    press(new Control('y'));
    assertThat(state.editor().text()).isEqualTo("put 5 in ");
  }

  @Test
  void controlCClearsTheLineAndThenLeaves() {
    type("put");
    press(new Control('c'));
    assertThat(deeds).isEmpty();
    press(new Control('y'), new Control('u'), new Control('c'));
    assertThat(deeds).containsExactly(new Deed.Leave());
  }

  @Test
  void arrowKeysMoveThePointer() {
    press(Named.RIGHT);
    assertThat(state.place(screen)).contains(ONE);
    press(Named.RIGHT);
    assertThat(state.place(screen)).contains(TWO);
    press(Named.RIGHT);
    assertThat(state.place(screen)).contains(LAMP);
    press(Named.LEFT, Named.LEFT, Named.DOWN);
    assertThat(state.place(screen)).contains(THREE);
    press(Named.DOWN);
    assertThat(state.place(screen)).contains(THREE);
    press(Named.UP);
    assertThat(state.place(screen)).contains(ONE);
    press(Named.ESCAPE);
    assertThat(state.place(screen)).isEmpty();
  }

  @Test
  void arrowKeysMoveTheCursorInATypedLine() {
    type("ab");
    press(Named.LEFT);
    type("x");
    assertThat(state.editor().text()).isEqualTo("axb");
    assertThat(state.pointed()).isEmpty();
  }

  @Test
  void enterPlaysTheCommandPointedAtAndTabSelectsAnother() {
    press(Named.RIGHT, Named.ENTER);
    assertThat(deeds).containsExactly(new Enter("put 5 in 1"));
    press(Named.TAB);
    assertThat(state.chosen(screen)).contains("put 7 in 1");
    press(Named.TAB);
    assertThat(state.chosen(screen)).contains("put 5 in 1");
    press(Named.BACK_TAB);
    assertThat(state.chosen(screen)).contains("put 7 in 1");
  }

  @Test
  void aTypedLineTakesPrecedenceOverThePointer() {
    press(Named.RIGHT);
    type("help");
    press(Named.ENTER);
    assertThat(deeds).containsExactly(new Enter("help"));
  }

  @Test
  void thePointerStaysOnAPlaceThatRemains() {
    press(Named.RIGHT, Named.RIGHT);
    show(Screens.table(TWO, LAMP));
    assertThat(state.place(screen)).contains(TWO);
    press(Named.RIGHT);
    assertThat(state.place(screen)).contains(LAMP);
    show(Screens.table(TWO, LAMP));
    assertThat(state.place(screen)).isEmpty();
    press(Named.RIGHT, Named.RIGHT);
    show(Screens.table(LAMP));
    assertThat(state.place(screen)).contains(LAMP);
    show(Screens.table(ONE));
    assertThat(state.place(screen)).isEmpty();
  }

  @Test
  void aClickPointsAndASecondClickPlays() {
    press(new Click(11, 1));
    assertThat(state.place(screen)).contains(TWO);
    assertThat(deeds).isEmpty();
    press(new Click(12, 0));
    assertThat(deeds).containsExactly(new Enter("put 5 in 2"));
    press(new Click(31, 3), new Click(31, 3));
    assertThat(deeds).hasSize(1);
    press(new Click(50, 12));
    assertThat(state.place(screen)).isEmpty();
  }

  @Test
  void f1ExplainsThePlacePointedAtOrOpensTheHelp() {
    press(Named.F1);
    assertThat(state.open()).isEqualTo(Open.HELP);
    press(Named.ENTER, Named.RIGHT, Named.F1);
    assertThat(state.open()).isEqualTo(Open.ABOUT);
    press(Named.ESCAPE);
    assertThat(state.open()).isEqualTo(Open.NOTHING);
    assertThat(state.place(screen)).contains(ONE);
    assertThat(deeds).isEmpty();
  }

  /** Closing never has another effect, whatever is pointed at on the page below. */
  @ParameterizedTest
  @CsvSource({"F1,ENTER", "F1,ESCAPE", "F1,F1", "PAGE_UP,ENTER", "PAGE_UP,ESCAPE"})
  void closingATextHasNoOtherEffect(Named opens, Named closes) {
    show(Screens.table(ONE, TWO));
    press(Named.RIGHT, opens);
    assertThat(state.open()).isNotEqualTo(Open.NOTHING);
    press(closes);
    assertThat(state.open()).isEqualTo(Open.NOTHING);
    assertThat(deeds).isEmpty();
    press(Named.ENTER);
    assertThat(deeds).containsExactly(new Enter("put 5 in 1"));
  }

  @Test
  void theLogScrollsWithinItsBounds() {
    show(Screens.told(30));
    type("put");
    press(Named.PAGE_UP);
    assertThat(state.open()).isEqualTo(Open.LOG);
    press(Named.PAGE_UP, Named.PAGE_UP, Named.PAGE_UP, Named.PAGE_UP);
    assertThat(state.scroll()).isEqualTo(29);
    press(Named.END);
    assertThat(state.scroll()).isZero();
    press(Named.PAGE_DOWN);
    assertThat(state.open()).isEqualTo(Open.NOTHING);
    assertThat(state.editor().text()).isEqualTo("put");
  }

  @ParameterizedTest
  @CsvSource({"PAGE_DOWN,1", "PAGE_UP,-1"})
  void pageKeysTurnThePagesOfAText(Named key, int by) {
    show(Screens.of(Kind.TEXT));
    press(key);
    assertThat(deeds).containsExactly(new Deed.Turn(new PageEvent.PageTurn(by)));
  }

  /** Page Up opens the log only if the list cannot be turned back. */
  @Test
  void pageUpTurnsAListBackBeforeItOpensTheLog() {
    show(Screens.turned());
    press(Named.PAGE_UP);
    assertThat(deeds).containsExactly(new Deed.Turn(new PageEvent.PageTurn(-1)));
    assertThat(state.open()).isEqualTo(Open.NOTHING);
    deeds.clear();
    show(Screens.told(3));
    press(Named.PAGE_UP, Named.PAGE_UP, Named.PAGE_DOWN);
    assertThat(deeds).isEmpty();
    assertThat(state.open()).isEqualTo(Open.LOG);
    show(Screens.told(0).timedScreen());
    press(Named.ESCAPE, Named.PAGE_UP);
    assertThat(state.open()).isEqualTo(Open.NOTHING);
  }

  @Test
  void escapeClosesATextAndEnterContinues() {
    show(Screens.of(Kind.TEXT));
    press(Named.ENTER, Named.ESCAPE);
    assertThat(deeds).containsExactly(new Enter(""), new Deed.Back());
  }

  @ParameterizedTest
  @CsvSource({"RIGHT,1", "LEFT,-1", "HOME,-2147483648", "END,2147483647"})
  void arrowKeysStepThroughAFinishedMatch(Named key, int by) {
    show(Screens.of(Kind.STEPS_WITH_REPLY));
    press(Named.RIGHT, Named.ESCAPE);
    assertThat(deeds).containsExactly(new Deed.Turn(new PageEvent.PageTurn(1)), new Deed.Back());
    deeds.clear();
    show(Screens.of(Kind.STEPS));
    press(key);
    assertThat(deeds).containsExactly(new Deed.Turn(new PageEvent.PageTurn(by)));
  }

  /** This includes the first and the last line of the text. */
  @ParameterizedTest
  @CsvSource({"PAGE_UP,UP", "PAGE_UP,DOWN", "PAGE_UP,LEFT", "PAGE_UP,RIGHT", "F1,UP", "F1,DOWN"})
  void arrowKeysDoNotStepWhileATextIsOpen(Named opens, Named key) {
    show(Screens.of(Kind.STEPS));
    press(opens, key, key, key);
    assertThat(deeds).isEmpty();
  }

  @Test
  void aMenuAlwaysHasAPointer() {
    Screen plain = Screens.table(ONE, TWO);
    show(
        new Screen(
            Kind.MENU, plain.picture(), plain.inputOptions(), plain.log(), plain.helpSupplier()));
    assertThat(state.place(screen)).contains(ONE);
    press(Named.ESCAPE);
    assertThat(deeds).containsExactly(new Deed.Back());
  }

  /** The pointer follows its item if the items move, and goes to the first item of another menu. */
  @Test
  void thePointerFollowsItsItem() {
    HotSpot one = named(ONE, ONE.area());
    HotSpot moved = named(TWO, THREE.area());
    show(menu(one, named(TWO, TWO.area())));
    press(Named.RIGHT);
    show(menu(one, moved));
    assertThat(state.place(screen)).contains(moved);
    show(menu(named(THREE, THREE.area()), one));
    assertThat(state.place(screen)).contains(named(THREE, THREE.area()));
  }

  /** The page may change while a player chooses, for example because others act. */
  @Test
  void aRedrawKeepsTheSelectedCommand() {
    press(Named.RIGHT, Named.TAB);
    show(Screens.table(ONE, TWO, THREE, LAMP));
    assertThat(state.chosen(screen)).contains("put 7 in 1");
  }

  private static HotSpot named(HotSpot place, Area area) {
    return new HotSpot(
        area, place.description(), place.commands(), place.description().getFirst().words());
  }

  private static Screen menu(HotSpot... places) {
    Screen plain = Screens.table(places);
    return new Screen(
        Kind.MENU, plain.picture(), plain.inputOptions(), plain.log(), plain.helpSupplier());
  }

  @Test
  void pastedLinesAreJoinedAndNotEntered() {
    press(new Paste("put 5 in 1\nput 7 in 2\n"));
    assertThat(state.editor().text()).isEqualTo("put 5 in 1; put 7 in 2");
    assertThat(deeds).isEmpty();
  }

  @Test
  void controlLRedrawsAndControlZSuspends() {
    press(new Control('l'), new Control('z'), new Control('q'));
    assertThat(deeds).containsExactly(new Deed.Redraw(), new Deed.Suspend());
    assertThat(state).isEqualTo(InputState.clear(true));
    assertThat(state.place(screen)).isEqualTo(Optional.empty());
  }
}
