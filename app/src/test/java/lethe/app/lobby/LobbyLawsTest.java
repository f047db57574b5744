package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.fullscreen.InputState;
import lethe.app.fullscreen.Key;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageLaws;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;
import lethe.app.server.account.Account;
import lethe.app.server.table.TableListing;
import lethe.app.server.table.TableListing.SeatHolder;
import lethe.app.server.table.TableListing.SeatListing;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableStatus;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws of pages, for the lobby and the waiting room, in every window size. */
@Tag("titles")
class LobbyLawsTest {
  private static final Account ANNA = new Account("key:1", "anna");
  private static final String NOTICE =
      "Message from the operator: the server closes at ten, and every match goes on tomorrow at the same table.";

  private static TableListing listing(int number, Title<?, ?, ?> title, SeatHolder... holders) {
    List<SeatListing> seats =
        IntStream.range(0, holders.length)
            .mapToObj(
                i ->
                    new SeatListing(
                        title.seats().firstSeats(holders.length).get(i), holders[i], false, false))
            .toList();
    return new TableListing(
        number,
        title.id(),
        TableStatus.OPEN,
        "",
        TableSettings.DEFAULTS,
        seats,
        TableListing.Relation.OPEN,
        Optional.empty(),
        Optional.of(TableListing.Action.SIT));
  }

  /** Returns tables of every game with several seats, each waiting for a player. */
  private static List<TableListing> tables(int count) {
    List<Title<?, ?, ?>> many =
        Titles.ALL.stream().filter(title -> title.seats().max() > 1).toList();
    return IntStream.rangeClosed(1, count)
        .mapToObj(
            i ->
                listing(
                    i,
                    many.get(i % many.size()),
                    new SeatHolder.Named("ben"),
                    new SeatHolder.Vacant()))
        .toList();
  }

  private static LobbyView view(boolean fullScreen, int tables) {
    return new LobbyView(
        ANNA, fullScreen, List.of(), tables(tables), List.of(), List.of(), 0, List.of());
  }

  private static LobbyPage lobby(boolean fullScreen, int tables) {
    return (LobbyPage) LobbyPage.of(view(fullScreen, tables), List.of("Welcome."), Size.DEFAULT);
  }

  private static WaitingPage waiting(boolean fullScreen, Title<?, ?, ?> title) {
    SeatHolder[] holders =
        Stream.concat(
                Stream.of(new SeatHolder.Named("anna")),
                Stream.generate(SeatHolder.Vacant::new).limit(title.seats().max() - 1L))
            .toArray(SeatHolder[]::new);
    WaitingView view =
        new WaitingView(
            listing(3, title, holders),
            title.name(),
            fullScreen,
            false,
            Map.of(),
            "anna",
            List.of(),
            false);
    return WaitingPage.of(view, lobby(fullScreen, 2), Size.DEFAULT);
  }

  static Stream<LobbyPage> lobbies() {
    return Stream.of(0, 1, 5, 40).flatMap(n -> Stream.of(lobby(true, n), lobby(false, n)));
  }

  static Stream<WaitingPage> waitingPages() {
    return Titles.ALL.stream()
        .filter(title -> title.seats().max() > 1)
        .flatMap(title -> Stream.of(waiting(true, title), waiting(false, title)));
  }

  private static boolean isRefreshOrEmptyLine(LobbyEffect effect) {
    return effect instanceof LobbyEffect.RefreshView || effect.equals(new LobbyEffect.Execute(""));
  }

  @ParameterizedTest
  @MethodSource("lobbies")
  void theLobbyObeysThePageLaws(LobbyPage lobby) {
    Stream<String> sitCommands =
        lobby.view().tables().stream().map(table -> "sit " + table.number());
    Stream.concat(sitCommands, Stream.of("help", "make ta-se", "play eurydice"))
        .forEach(line -> PageLaws.assertLineIsExecuted(lobby, line, new LobbyEffect.Execute(line)));
    PageLaws.assertClosingHasNoOtherEffect(lobby);
    PageLaws.assertLookingHasNoEffect(lobby, LobbyLawsTest::isRefreshOrEmptyLine);
    PageLaws.assertTextIsShownInFull(lobby, List.of("Welcome."));
    PageLaws.assertTextIsSpokenInFull(lobby, List.of("Welcome."));
  }

  @ParameterizedTest
  @MethodSource("waitingPages")
  void theWaitingRoomObeysThePageLaws(WaitingPage waitingPage) {
    PageLaws.assertLineIsExecuted(waitingPage, "leave", new LobbyEffect.GiveUp());
    for (String word : List.of("lobby", "back", "quit")) {
      PageLaws.assertLineIsExecuted(waitingPage, word, new LobbyEffect.StandUp());
    }
    for (String line : List.of("say Good evening", "talk", "who")) {
      for (String input : List.of(line, "/" + line)) {
        assertThat(waitingPage.onEvent(new PageEvent.LineEntered(input)).effects())
            .containsExactly(new LobbyEffect.Execute(line));
      }
    }
    PageLaws.assertClosingHasNoOtherEffect(waitingPage);
    PageLaws.assertLookingHasNoEffect(waitingPage, LobbyLawsTest::isRefreshOrEmptyLine);
    Page<LobbyEffect, LobbyReport> notifiedPage =
        step(waitingPage, new PageEvent.MessageReceived(List.of(NOTICE)));
    PageLaws.assertTextIsShownInFull(
        notifiedPage, List.of(NOTICE, "To give up your seat, type leave"));
    PageLaws.assertTextIsSpokenInFull(
        notifiedPage, List.of(NOTICE, "To give up your seat, type leave"));
    Page<LobbyEffect, LobbyReport> helpPage = step(waitingPage, new PageEvent.LineEntered("help"));
    if (waitingPage.view().fullScreen()) {
      PageLaws.assertTextIsShownInFull(
          helpPage, List.of("give up your seat", "who else is on the server"));
    }
    PageLaws.assertTextIsSpokenInFull(
        helpPage, List.of("give up your seat", "who else is on the server"));
  }

  /**
   * The log contains all messages from the lobby and from the waiting room, even those that are not
   * visible.
   */
  @Test
  void theWholeChatOfAWaitingRoomCanBeReadAgain() {
    Page<LobbyEffect, LobbyReport> waitingPage =
        waiting(true, Titles.byName("ta-se").orElseThrow());
    List<String> chatLines = IntStream.range(0, 9).mapToObj(i -> "ben: Line " + i + ".").toList();
    for (String line : chatLines) {
      waitingPage = step(waitingPage, new PageEvent.MessageReceived(List.of(line)));
    }
    Screen screen = waitingPage.screen(Size.DEFAULT);
    assertThat(screen.log())
        .extracting(Text::text)
        .startsWith("Welcome.")
        .endsWith(chatLines.toArray(String[]::new));
    assertThat(screen.frame().toString()).contains("Line 5.", "Line 8.").doesNotContain("Line 4.");
  }

  private static Page<LobbyEffect, LobbyReport> step(
      Page<LobbyEffect, LobbyReport> page, PageEvent event) {
    return page.onEvent(event).page().orElseThrow();
  }

  @Test
  void longAnswersAreFullyVisible() {
    List<String> rules = IntStream.range(0, 50).mapToObj(i -> "Rule " + i + " is told.").toList();
    for (LobbyReport report :
        List.of(new LobbyReport.Answered(rules), new LobbyReport.ReturnedToLobby(rules))) {
      Page<LobbyEffect, LobbyReport> page = lobby(true, 5).onAnswer(report).page().orElseThrow();
      assertThat(page).isInstanceOf(TextPage.class);
      PageLaws.assertTextIsShownInFull(page, rules);
    }
    Page<LobbyEffect, LobbyReport> lines =
        lobby(false, 5).onAnswer(new LobbyReport.Answered(rules)).page().orElseThrow();
    PageLaws.assertTextIsSpokenInFull(lines, rules);
  }

  /** The text and the notification are both visible. */
  @Test
  void aNotificationDoesNotCloseAnOpenText() {
    Page<LobbyEffect, LobbyReport> openText =
        lobby(true, 1)
            .onAnswer(new LobbyReport.Answered(List.of("a", "b", "c", "d", "e")))
            .page()
            .orElseThrow();
    Page<LobbyEffect, LobbyReport> notifiedPage =
        step(openText, new PageEvent.MessageReceived(List.of(NOTICE)));
    assertThat(notifiedPage).isInstanceOf(TextPage.class);
    assertThat(notifiedPage.screen(Size.DEFAULT).frame().toString()).endsWith("a\nb\nc\nd\ne");
    PageLaws.assertTextIsShownInFull(notifiedPage, List.of(NOTICE));
  }

  @Test
  void theSelectionFollowsItsItemWhenTablesAreAdded() {
    Screen before = lobby(true, 3).screen(Size.DEFAULT);
    InputState state = InputState.empty(true).onScreen(before);
    while (!state.chosenLine(before).equals(Optional.of("sit 3"))) {
      state = state.press(before, Key.SpecialKey.DOWN).state();
    }
    assertThat(state.chosenLine(before)).contains("sit 3");
    Screen after =
        lobby(true, 3)
            .onAnswer(new LobbyReport.ViewChanged(view(true, 5)))
            .page()
            .orElseThrow()
            .screen(Size.DEFAULT);
    assertThat(state.onScreen(after).chosenLine(after)).contains("sit 3");
    InputState game =
        InputState.empty(true).onScreen(before).press(before, Key.SpecialKey.DOWN).state();
    InputState make =
        game.press(before, Key.SpecialKey.DOWN).state().press(before, Key.SpecialKey.DOWN).state();
    InputState turned = make.press(before, Key.SpecialKey.TAB).state();
    assertThat(turned.onScreen(after).chosenLine(after)).isEqualTo(turned.chosenLine(before));
  }

  @Test
  void tablesCanBeSelectedInASmallWindow() {
    Screen smallScreen =
        lobby(true, 2)
            .onEvent(new PageEvent.Resized(new Size(40, 10)))
            .page()
            .orElseThrow()
            .screen(new Size(40, 10));
    assertThat(smallScreen.hotSpots().stream().map(place -> place.commands().getFirst()))
        .contains("play", "quick", "sit 2", "sit 1");
  }

  /** Any other line in between cancels the first request. */
  @Test
  void disconnectingFromAFullScreenMustBeConfirmed() {
    PageEvent quit = new PageEvent.LineEntered("quit");
    for (PageEvent event : List.of(quit, new PageEvent.InputEnded())) {
      Page<LobbyEffect, LobbyReport> confirmationPage = step(lobby(true, 1), event);
      assertThat(confirmationPage.screen(Size.DEFAULT).frame().toString())
          .contains("Disconnect? Your seats are held.");
      assertThat(confirmationPage.onEvent(event).page()).isEmpty();
      assertThat(confirmationPage.onEvent(new PageEvent.LineEntered("yes")).page()).isEmpty();
      Page<LobbyEffect, LobbyReport> canceled =
          step(confirmationPage, new PageEvent.LineEntered("no"));
      assertThat(canceled.screen(Size.DEFAULT).frame().toString()).contains("Canceled.");
      assertThat(canceled.onEvent(event).page()).isPresent();
      assertThat(step(confirmationPage, new PageEvent.LineEntered("tables")).onEvent(event).page())
          .isPresent();
      assertThat(lobby(false, 1).onEvent(new PageEvent.InputEnded()).page()).isEmpty();
    }
  }

  /** A greeting that does not fit below the tables is shown above them. */
  @Test
  void theGreetingIsFullyVisible() {
    List<String> greeting = List.of(NOTICE, "Welcome to Lethe, anna.");
    for (Size size : PageLaws.SIZES) {
      PageLaws.assertTextIsShownInFull(LobbyPage.of(view(true, 5), greeting, size), greeting);
    }
  }

  @Test
  void aReturnCodeStaysVisibleUntilALineIsEntered() {
    String message = "Your return code is one-two-three. It is shown only once.";
    Page<LobbyEffect, LobbyReport> code =
        lobby(true, 1).onAnswer(new LobbyReport.ReturnCodeIssued(message)).page().orElseThrow();
    PageLaws.assertTextIsShownInFull(code, List.of(message));
    PageLaws.assertTextIsSpokenInFull(code, List.of(message));
    for (PageEvent event :
        List.of(
            new PageEvent.TableChanged(),
            new PageEvent.MessageReceived(List.of(NOTICE)),
            new PageEvent.SecondPassed())) {
      Page<LobbyEffect, LobbyReport> unchangedPage = step(code, event);
      assertThat(unchangedPage.screen(Size.DEFAULT).frame().toString()).contains("one-two-three");
    }
    assertThat(code.onEvent(new PageEvent.LineEntered("")).effects())
        .containsExactly(new LobbyEffect.SitDown(""));
    assertThat(code.onEvent(new PageEvent.LineEntered("leave")).effects())
        .containsExactly(new LobbyEffect.SitDown("leave"));
  }

  /** If not all answers fit, the latest one is shown. */
  @Test
  void anUnknownCommandInAWaitingRoomIsAnsweredThere() {
    Page<LobbyEffect, LobbyReport> answeredPage =
        waiting(true, Titles.byName("ta-se").orElseThrow());
    for (int time = 1; time <= 9; time++) {
      answeredPage =
          step(answeredPage, new PageEvent.LineEntered("Sit down, for the " + time + "th time"));
      PageLaws.assertTextIsShownInFull(
          answeredPage,
          List.of(
              "\"Sit down, for the "
                  + time
                  + "th time\" is not possible while you wait."
                  + " Type say TEXT, who, lobby, leave or help."));
    }
  }
}
