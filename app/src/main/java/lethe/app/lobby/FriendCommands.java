package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.server.AccountSetting;
import lethe.app.server.Friends;
import lethe.app.server.SafeText;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/** Answers the commands {@code friends} and {@code settings}. */
record FriendCommands(LobbyContext context) {
  private Friends friends() {
    return context.server().sessions().friends();
  }

  private Messages messages() {
    return context.messages();
  }

  private Reply done(Optional<Rejection> refusal, String word, Object... facts) {
    return refusal
        .map(rejection -> Reply.refused(LobbyMessages.say(rejection, messages())))
        .orElseGet(() -> Reply.ok(messages().format(word, facts)));
  }

  /**
   * Answers {@code friends}.
   *
   * @param rest the words after {@code friends}
   */
  Reply friends(List<String> rest) {
    String what = rest.isEmpty() ? "" : rest.getFirst().toLowerCase(Locale.ROOT);
    String name = rest.size() > 1 ? SafeText.sanitize(rest.get(1), 40) : "";
    return switch (what) {
      case "" -> list();
      case "add" -> done(friends().add(context.session(), name), "friends.added", name);
      case "drop" -> done(friends().remove(context.account(), name), "friends.dropped", name);
      default -> Reply.refused(messages().format("friends.unclear"));
    };
  }

  private Reply list() {
    List<Friends.Friend> all = friends().list(context.account());
    return Reply.ok(
        all.isEmpty()
            ? List.of(messages().format("friends.none"))
            : all.stream().map(this::row).toList());
  }

  private String row(Friends.Friend friend) {
    String where =
        friend.table().map(this::where).orElseGet(() -> messages().format("friends.away"));
    return String.format(Locale.ROOT, "%-16s  %s", friend.name(), where);
  }

  private String where(int table) {
    if (table == 0) {
      return messages().format("friends.lobby");
    }
    return friends().isTableVisible(table)
        ? messages().format("friends.at", table)
        : messages().format("friends.here");
  }

  /**
   * Answers {@code settings}.
   *
   * @param rest the words after {@code settings}; empty to list all settings
   */
  Reply settings(List<String> rest) {
    if (rest.isEmpty()) {
      List<String> lines = new ArrayList<>();
      for (AccountSetting setting : AccountSetting.values()) {
        String value = friends().setting(context.account(), setting);
        lines.add(
            String.format(
                Locale.ROOT,
                "%-10s %-6s %s",
                setting.id(),
                value,
                messages().format("settings." + setting.name())));
      }
      return Reply.ok(lines);
    }
    Optional<AccountSetting> found = AccountSetting.find(rest.getFirst().toLowerCase(Locale.ROOT));
    if (found.isEmpty()) {
      List<String> words =
          List.of(AccountSetting.values()).stream().map(AccountSetting::id).toList();
      return Reply.refused(
          messages().format("settings.unclear", SafeText.sanitize(rest.getFirst(), 40), words));
    }
    AccountSetting chosen = found.get();
    String value = rest.size() > 1 ? rest.get(1).toLowerCase(Locale.ROOT) : "";
    return chosen.choices().contains(value)
        ? done(friends().set(context.session(), chosen, value), "settings.set", chosen.id(), value)
        : Reply.refused(messages().format("settings.value", chosen.id(), chosen.choices()));
  }
}
