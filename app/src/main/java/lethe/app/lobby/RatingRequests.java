package lethe.app.lobby;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.event.DealAttempt;
import lethe.app.server.Account;
import lethe.app.server.RatingStore;
import lethe.app.server.Ratings;
import lethe.app.titles.Title;
import lethe.app.words.Messages;

/** Shows the ratings of players and pairs. */
record RatingRequests(LobbyContext context) {
  private static final List<String> POOLS = List.of("", " pairs", " deals");

  private Ratings ratings() {
    return context.server().ratings();
  }

  private Messages say() {
    return context.messages();
  }

  /** Returns the all-time ratings of an account. */
  Reply of(String name) throws IOException {
    Optional<Account> account = context.server().events().findAccount(name);
    if (account.isEmpty()) {
      return Reply.refused(say().say("event.no-person", name));
    }
    List<RatingStore.Standing> all = ratings().of(account.get());
    if (all.isEmpty()) {
      return Reply.said(say().say("rating.none", name));
    }
    List<String> lines = new ArrayList<>();
    lines.add(say().say("rating.head", name));
    all.forEach(one -> lines.add(row(pool(one.key().pool()), one)));
    return Reply.said(lines);
  }

  /**
   * Returns the leaderboard of a game.
   *
   * @param when {@code all} for all-time ratings; anything else means this season
   */
  Reply leaders(Title<?, ?, ?> title, String when) throws IOException {
    boolean always = when.equals("all");
    List<String> lines = new ArrayList<>();
    for (String pool : POOLS) {
      List<RatingStore.Standing> leaders = ratings().leaders(title.id() + pool, always);
      if (!leaders.isEmpty()) {
        String of = pool(title.id() + pool);
        lines.add(
            always
                ? say().say("rating.always", of)
                : say().say("rating.season", of, ratings().season()));
        int place = 1;
        for (RatingStore.Standing one : leaders) {
          lines.add(String.format(Locale.ROOT, "%3d  %s", place, row(names(one.key().who()), one)));
          place++;
        }
      }
    }
    return Reply.said(lines.isEmpty() ? List.of(say().say("rating.nobody", title.name())) : lines);
  }

  private String pool(String pool) {
    String[] words = pool.split(" ", 2);
    String against = words.length > 1 ? words[1] : "people";
    return words[0] + say().say("rating.pool." + against);
  }

  private String names(String who) {
    return Arrays.stream(who.split(" "))
        .map(id -> context.server().events().currentName(new DealAttempt.Entrant(id, "")))
        .map(name -> name.isEmpty() ? say().say("somebody") : name)
        .collect(Collectors.joining(" & "));
  }

  /** Formats a rating. A rating that is not settled is marked with a question mark. */
  private String row(String what, RatingStore.Standing one) {
    return String.format(
        Locale.ROOT,
        "%-40s %5.0f%s  %s",
        what,
        one.rating().points(),
        one.rating().isSettled() ? " " : "?",
        say().say("rating.matches", one.matches(), Math.round(2 * one.rating().deviation())));
  }
}
