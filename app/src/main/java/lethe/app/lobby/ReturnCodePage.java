package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Page;
import lethe.app.page.PageEvent;
import lethe.app.page.PageTransition;
import lethe.app.page.Screen;

/** A page that shows a guest's new return code before the table opens. */
record ReturnCodePage(String message, Page<LobbyEffect, LobbyReport> pageBelow, Size size)
    implements Page<LobbyEffect, LobbyReport> {
  @Override
  public Page<LobbyEffect, LobbyReport> bottomPage() {
    return pageBelow.bottomPage();
  }

  @Override
  public Screen screen(Size bounds) {
    List<Text> lines = Text.bright(message).wrapped(bounds.columns());
    return Screen.plain(
        Screen.Kind.CURTAIN, bounds, Frame.of(lines), MESSAGES.format("prompt.enter"));
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onEvent(PageEvent event) {
    return switch (event) {
      case PageEvent.LineEntered(String input) -> close(input);
      case PageEvent.CloseRequested _, PageEvent.PageTurn _, PageEvent.InputEnded _ -> close("");
      case PageEvent.Resized(Size bounds) ->
          pageBelow.onEvent(event).coveredBy(page -> withPageBelow(page, bounds));
      case PageEvent.MessageReceived _ ->
          pageBelow.onEvent(event).coveredBy(page -> withPageBelow(page, size));
      case PageEvent.TableChanged _, PageEvent.SecondPassed _ -> PageTransition.to(this);
    };
  }

  @Override
  public PageTransition<LobbyEffect, LobbyReport> onAnswer(LobbyReport report) {
    return pageBelow.onAnswer(report).coveredBy(page -> withPageBelow(page, size));
  }

  /** Continues to the table. Input that has already been typed is passed to the table. */
  private PageTransition<LobbyEffect, LobbyReport> close(String input) {
    return PageTransition.to(pageBelow, new LobbyEffect.SitDown(input));
  }

  private ReturnCodePage withPageBelow(Page<LobbyEffect, LobbyReport> page, Size bounds) {
    return new ReturnCodePage(message, page, bounds);
  }
}
