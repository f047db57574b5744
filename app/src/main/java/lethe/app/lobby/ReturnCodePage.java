package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Page;
import lethe.app.page.Screen;
import lethe.app.page.Step;

/** A page that shows a guest's new return code before the table opens. */
record ReturnCodePage(String message, Page<LobbyEffect, LobbyReport> below, Size size)
    implements Page<LobbyEffect, LobbyReport> {
  @Override
  public Page<LobbyEffect, LobbyReport> base() {
    return below.base();
  }

  @Override
  public Screen screen(Size room) {
    List<Text> lines = Text.bright(message).wrapped(room.columns());
    return Screen.plain(Screen.Kind.CURTAIN, room, Frame.of(lines), MESSAGES.format("enter"));
  }

  @Override
  public Step<LobbyEffect, LobbyReport> on(Event event) {
    return switch (event) {
      case Event.Line(String typed) -> close(typed);
      case Event.Back _, Event.Turn _, Event.Ended _ -> close("");
      case Event.Resized(Size room) -> below.on(event).under(page -> over(page, room));
      case Event.Said _ -> below.on(event).under(page -> over(page, size));
      case Event.Changed _, Event.Second _ -> Step.to(this);
    };
  }

  @Override
  public Step<LobbyEffect, LobbyReport> told(LobbyReport report) {
    return below.told(report).under(page -> over(page, size));
  }

  /** Goes on to the table. Input that has already been typed is passed to the table. */
  private Step<LobbyEffect, LobbyReport> close(String typed) {
    return Step.to(below, new LobbyEffect.SitDown(typed));
  }

  private ReturnCodePage over(Page<LobbyEffect, LobbyReport> page, Size room) {
    return new ReturnCodePage(message, page, room);
  }
}
