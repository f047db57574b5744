package lethe.app.lobby;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.app.server.Keys;
import lethe.app.server.Login;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/**
 * Answers the command {@code keys}: lists, adds and removes the keys and return codes of an
 * account.
 */
record KeyRequests(LobbyContext context) {
  private static final String KEY = "key:";

  /**
   * Answers {@code keys}.
   *
   * @param what the word after {@code keys}; empty to list
   * @param of the argument of that word, or empty
   */
  Reply reply(String what, String of) {
    return switch (what.toLowerCase(Locale.ROOT)) {
      case "" -> list();
      case "add" -> shown("keys.word", keys().add(context.session()));
      case "code" -> code();
      case "join" -> join(of);
      case "drop" -> drop(of);
      default -> Reply.refused(say().say("keys.unclear"));
    };
  }

  private Keys keys() {
    return context.server().keys();
  }

  private Messages say() {
    return context.messages();
  }

  private List<Login> all() {
    return keys().of(context.account());
  }

  private Reply list() {
    List<Login> all = all();
    List<String> lines = new ArrayList<>();
    lines.add(say().say("keys.head", String.format(Locale.ROOT, "%-50s", say().say("keys.what"))));
    IntStream.range(0, all.size()).mapToObj(i -> row(i + 1, all.get(i))).forEach(lines::add);
    return Reply.said(lines);
  }

  private String row(int number, Login login) {
    String here = login.id().equals(context.session().currentLogin()) ? "*" : " ";
    String what = login.isGuest() ? say().say("keys.code") : login.id().substring(KEY.length());
    return String.format(
        Locale.ROOT,
        "%d%s  %-50s  %s  %s",
        number,
        here,
        what,
        LocalDate.ofInstant(login.added(), ZoneOffset.UTC),
        login.used());
  }

  private Reply code() {
    Reply shown = shown("keys.new-code", keys().code(context.session()));
    if (shown.exit() == Reply.DONE) {
      // The new code replaces the one that would be shown at the first table.
      var _ = context.takeReturnCode();
    }
    return shown;
  }

  private Reply shown(String sentence, Keys.Asked asked) {
    return switch (asked) {
      case Keys.Asked.Got(String secret) -> Reply.said(say().say(sentence, secret));
      case Keys.Asked.Refused(Rejection why) -> refused(why);
    };
  }

  private Reply refused(Rejection why) {
    return Reply.refused(Sentences.say(why, say()));
  }

  private Reply join(String word) {
    Optional<Rejection> refusal = keys().join(context.session(), word);
    if (refusal.isPresent()) {
      return refused(refusal.get());
    }
    context.kickIfBanned();
    return Reply.said(say().say("keys.joined", context.account().name()));
  }

  private Reply drop(String number) {
    List<Login> all = all();
    int which = number.matches("[0-9]{1,4}") ? Integer.parseInt(number) : 0;
    if (which < 1 || which > all.size()) {
      return Reply.refused(say().say("keys.which"));
    }
    return keys()
        .part(context.account(), all.get(which - 1).id())
        .map(this::refused)
        .orElseGet(() -> Reply.said(say().say("keys.dropped")));
  }
}
