package lethe.app.lobby;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Event;
import lethe.app.page.Page;
import lethe.app.page.Reading;
import lethe.app.page.Screen;
import lethe.app.page.Step;

/**
 * The lobby page: the games, the tables and the latest answers.
 *
 * @param said the latest answer
 * @param log earlier messages that can be scrolled back to, oldest first
 */
record Lobby(LobbyView view, List<Text> said, List<Text> log, Size size)
    implements Page<LobbyEffect, LobbyReport> {
  private static final int LOG = 200;

  Lobby {
    said = List.copyOf(said);
    log = List.copyOf(log);
  }

  /** Creates a lobby that shows a greeting. */
  static Page<LobbyEffect, LobbyReport> of(LobbyView view, List<String> greeting, Size size) {
    return new Lobby(view, List.of(), List.of(), size).hearing(greeting);
  }

  @Override
  public Screen screen(Size room) {
    return LobbySheet.screen(view, said, log, room);
  }

  @Override
  public Step<LobbyEffect, LobbyReport> on(Event event) {
    return switch (event) {
      case Event.Line(String line) -> Step.to(this, new LobbyEffect.Ask(line));
      case Event.Said(List<String> lines, _) -> Step.to(hearing(lines), LOOK);
      case Event.Changed _ -> Step.to(this, LOOK);
      case Event.Resized(Size room) -> Step.to(new Lobby(view, said, log, room));
      case Event.Ended _ -> Step.away();
      case Event.Turn _, Event.Back _, Event.Second _ -> Step.to(this);
    };
  }

  private static final LobbyEffect LOOK = new LobbyEffect.Look();

  @Override
  public Step<LobbyEffect, LobbyReport> told(LobbyReport report) {
    return switch (report) {
      case LobbyReport.Seen(LobbyView now) -> Step.to(new Lobby(now, said, log, size));
      case LobbyReport.Answered(List<String> lines) -> Step.to(hearing(lines));
      case LobbyReport.Back(List<String> lines) -> Step.to(hearing(lines));
      case LobbyReport.Coded(String sentence) -> Step.to(new ReturnCode(sentence, this, size));
      case LobbyReport.Waits(WaitingView at) -> Step.to(WaitingRoom.of(at, this, size));
    };
  }

  /** Shows new lines below the tables, or on a page of their own if they do not fit there. */
  private Page<LobbyEffect, LobbyReport> hearing(List<String> lines) {
    Lobby heard = saying(lines);
    return view.whole() && !LobbySheet.holds(heard.said, size)
        ? Reading.of(heard.said, size, new Lobby(view, List.of(), heard.log, size))
        : heard;
  }

  private Lobby saying(List<String> lines) {
    List<Text> fresh = lines.stream().map(Text::plain).toList();
    List<Text> all = Stream.concat(log.stream(), fresh.stream()).toList();
    return new Lobby(view, fresh, all.subList(Math.max(0, all.size() - LOG), all.size()), size);
  }
}
