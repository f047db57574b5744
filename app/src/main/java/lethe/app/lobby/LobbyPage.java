package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Confirmation;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;

/**
 * The lobby page: the menu, the tables, the chat, and the latest answer.
 *
 * @param section the open section of the menu
 * @param quitUnconfirmed whether the user has asked to disconnect and has not confirmed it
 * @param messages the lines of the latest answer or, if they are newer, of notifications
 * @param scrollback the answers and messages so far that can be scrolled back to, oldest first;
 *     includes the latest answer
 */
record LobbyPage(
    LobbyView view,
    LobbySection section,
    boolean quitUnconfirmed,
    List<Text> messages,
    List<Text> scrollback,
    Size size)
    implements Page<LobbyEffect, LobbyReport> {
  private static final int MAX_SCROLLBACK_LINES = 200;

  private static final String QUIT = "quit";

  private static final LobbyEffect REFRESH = new LobbyEffect.RefreshView();

  LobbyPage {
    messages = List.copyOf(messages);
    scrollback = List.copyOf(scrollback);
  }

  static Page<LobbyEffect, LobbyReport> of(LobbyView view, List<String> greeting, Size size) {
    return new LobbyPage(view, LobbySection.MAIN, false, List.of(), List.of(), size)
        .withAnswer(greeting);
  }

  @Override
  public Screen screen(Size bounds) {
    return LobbyRenderer.screen(view, section, messages, scrollback, bounds);
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) -> onLine(line);
      case PageEvent.MessageReceived(List<String> lines, _) ->
          PageTransition.to(withAnswer(lines), REFRESH);
      case PageEvent.TableChanged _ -> PageTransition.to(this, REFRESH);
      case PageEvent.Resized(Size bounds) ->
          PageTransition.to(
              new LobbyPage(view, section, quitUnconfirmed, messages, scrollback, bounds));
      case PageEvent.InputEnded _ -> quit();
      case PageEvent.CloseRequested _ -> PageTransition.to(openSection(LobbySection.MAIN));
      case PageEvent.PageTurn _, PageEvent.SecondPassed _ -> PageTransition.to(this);
    };
  }

  /**
   * Executes a line as a command. On a full screen, also opens sections of the menu and asks before
   * the user disconnects.
   */
  private PageTransition<LobbyEffect, LobbyReport> onLine(String line) {
    String word = line.strip();
    if (view.fullScreen() && word.equals(QUIT)) {
      return quit();
    }
    if (quitUnconfirmed && Confirmation.isConsent(line)) {
      return quit();
    }
    if (quitUnconfirmed && Confirmation.isRefusal(line)) {
      return PageTransition.to(
          withoutQuitRequest().withAnswer(List.of(Confirmation.refusedMessage())));
    }
    Optional<LobbySection> chosenSection =
        view.fullScreen() ? LobbySection.byWord(word) : Optional.empty();
    if (chosenSection.isEmpty()) {
      return PageTransition.to(withoutQuitRequest(), new LobbyEffect.Execute(line));
    }
    // The command of the same name lists the tables at which it is the user's turn.
    LobbyEffect effect =
        chosenSection.get() == LobbySection.WAITING ? new LobbyEffect.Execute(line) : REFRESH;
    return PageTransition.to(openSection(chosenSection.get()).withAnswer(List.of()), effect);
  }

  /** Disconnects; on a full screen, only if the user asks for it twice in succession. */
  private PageTransition<LobbyEffect, LobbyReport> quit() {
    if (quitUnconfirmed || !view.fullScreen()) {
      return PageTransition.leave();
    }
    LobbyPage confirmationPage =
        withMessages(List.of(LobbyMessages.MESSAGES.format("lobby.confirm-quit")));
    return PageTransition.to(
        new LobbyPage(
            view, section, true, confirmationPage.messages, confirmationPage.scrollback, size));
  }

  /** Returns this page with another open section, and without an unconfirmed request to quit. */
  private LobbyPage openSection(LobbySection newSection) {
    return new LobbyPage(view, newSection, false, messages, scrollback, size);
  }

  private LobbyPage withoutQuitRequest() {
    return new LobbyPage(view, section, false, messages, scrollback, size);
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onAnswer(LobbyReport report) {
    return switch (report) {
      case LobbyReport.ViewChanged(LobbyView newView) ->
          PageTransition.to(
              new LobbyPage(newView, section, quitUnconfirmed, messages, scrollback, size));
      case LobbyReport.Answered(List<String> lines) -> PageTransition.to(withAnswer(lines));
      case LobbyReport.ReturnedToLobby(List<String> lines) ->
          PageTransition.to(openSection(LobbySection.MAIN).withAnswer(lines));
      case LobbyReport.ReturnCodeIssued(String message) ->
          PageTransition.to(new ReturnCodePage(message, this, size));
      case LobbyReport.WaitingAtTable(WaitingView waitingView) ->
          PageTransition.to(WaitingPage.of(waitingView, openSection(LobbySection.MAIN), size));
    };
  }

  /** Shows lines below the tables, or on a separate page if they do not fit there. */
  private Page<LobbyEffect, LobbyReport> withAnswer(List<String> lines) {
    LobbyPage page = withMessages(lines);
    return view.fullScreen() && !LobbyRenderer.fitsBelowTables(page.messages, size)
        ? TextPage.of(
            page.messages,
            size,
            new LobbyPage(view, section, quitUnconfirmed, List.of(), page.scrollback, size))
        : page;
  }

  private LobbyPage withMessages(List<String> lines) {
    List<Text> newLines = lines.stream().map(Text::plain).toList();
    List<Text> allLines = Stream.concat(scrollback.stream(), newLines.stream()).toList();
    return new LobbyPage(
        view,
        section,
        quitUnconfirmed,
        newLines,
        allLines.subList(Math.max(0, allLines.size() - MAX_SCROLLBACK_LINES), allLines.size()),
        size);
  }
}
