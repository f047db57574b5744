package lethe.app.lobby;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;
import lethe.app.page.TextPage;

/**
 * The lobby page: the games, the tables and the latest answers.
 *
 * @param messages the latest answer
 * @param scrollback earlier messages that can be scrolled back to, oldest first
 */
record LobbyPage(LobbyView view, List<Text> messages, List<Text> scrollback, Size size)
    implements Page<LobbyEffect, LobbyReport> {
  private static final int MAX_SCROLLBACK = 200;

  LobbyPage {
    messages = List.copyOf(messages);
    scrollback = List.copyOf(scrollback);
  }

  /** Creates a lobby that shows a greeting. */
  static Page<LobbyEffect, LobbyReport> of(LobbyView view, List<String> greeting, Size size) {
    return new LobbyPage(view, List.of(), List.of(), size).withAnswer(greeting);
  }

  @Override
  public Screen screen(Size bounds) {
    return LobbyRenderer.screen(view, messages, scrollback, bounds);
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String line) ->
          PageTransition.stay(this, new LobbyEffect.Execute(line));
      case PageEvent.MessageReceived(List<String> lines, _) ->
          PageTransition.stay(withAnswer(lines), REFRESH);
      case PageEvent.TableChanged _ -> PageTransition.stay(this, REFRESH);
      case PageEvent.Resized(Size bounds) ->
          PageTransition.stay(new LobbyPage(view, messages, scrollback, bounds));
      case PageEvent.InputEnded _ -> PageTransition.leave();
      case PageEvent.PageTurn _, PageEvent.CloseRequested _, PageEvent.SecondPassed _ ->
          PageTransition.stay(this);
    };
  }

  private static final LobbyEffect REFRESH = new LobbyEffect.RefreshView();

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onAnswer(LobbyReport report) {
    return switch (report) {
      case LobbyReport.ViewChanged(LobbyView newView) ->
          PageTransition.stay(new LobbyPage(newView, messages, scrollback, size));
      case LobbyReport.Answered(List<String> lines) -> PageTransition.stay(withAnswer(lines));
      case LobbyReport.ReturnedToLobby(List<String> lines) ->
          PageTransition.stay(withAnswer(lines));
      case LobbyReport.ReturnCodeIssued(String message) ->
          PageTransition.stay(new ReturnCodePage(message, this, size));
      case LobbyReport.WaitingAtTable(WaitingView view) ->
          PageTransition.stay(WaitingPage.of(view, this, size));
    };
  }

  /** Shows lines below the tables, or on a separate page if they do not fit there. */
  private Page<LobbyEffect, LobbyReport> withAnswer(List<String> lines) {
    LobbyPage page = withMessages(lines);
    return view.fullScreen() && !LobbyRenderer.fitsBelow(page.messages, size)
        ? TextPage.of(page.messages, size, new LobbyPage(view, List.of(), page.scrollback, size))
        : page;
  }

  private LobbyPage withMessages(List<String> lines) {
    List<Text> newLines = lines.stream().map(Text::plain).toList();
    List<Text> allLines = Stream.concat(scrollback.stream(), newLines.stream()).toList();
    return new LobbyPage(
        view,
        newLines,
        allLines.subList(Math.max(0, allLines.size() - MAX_SCROLLBACK), allLines.size()),
        size);
  }
}
