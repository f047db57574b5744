package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.command.CommandTable.Call;
import lethe.app.server.session.AccountSetting;
import lethe.app.server.session.Friends;
import lethe.app.text.Messages;

/** Answers the commands about friends, muted users, and the settings of an account. */
record FriendCommands(LobbyContext context) {
  private Friends friends() {
    return context.server().sessions().friends();
  }

  private Messages messages() {
    return context.messages();
  }

  Reply add(Call call) {
    String name = LobbyMessages.sanitize(call.argument(0));
    return context.answer(friends().add(context.session(), name), "friends.added", name);
  }

  Reply remove(Call call) {
    String name = LobbyMessages.sanitize(call.argument(0));
    return context.answer(friends().remove(context.account(), name), "friends.removed", name);
  }

  /** Lists the users whose chat messages the user does not see. */
  Reply listMuted() {
    List<String> names = friends().mutedNames(context.account());
    return Reply.ok(
        names.isEmpty()
            ? messages().format("mute.none")
            : messages().format("mute.list", String.join(", ", names)));
  }

  Reply mute(Call call) {
    String name = LobbyMessages.sanitize(call.argument(0));
    return context.answer(friends().mute(context.session(), name), "mute.done", name);
  }

  Reply unmute(Call call) {
    String name = LobbyMessages.sanitize(call.argument(0));
    return context.answer(friends().unmute(context.account(), name), "mute.undone", name);
  }

  Reply list() {
    List<Friends.Friend> friends = friends().list(context.account());
    return Reply.ok(
        friends.isEmpty()
            ? List.of(messages().format("friends.none"))
            : friends.stream().map(this::row).toList());
  }

  private String row(Friends.Friend friend) {
    String location =
        friend.table().map(this::location).orElseGet(() -> messages().format("friends.away"));
    return String.format(Locale.ROOT, "%-16s  %s", friend.name(), location);
  }

  private String location(int table) {
    if (table == 0) {
      return messages().format("friends.lobby");
    }
    return friends().isTableVisible(table)
        ? messages().format("friends.at", table)
        : messages().format("friends.here");
  }

  /** Lists all settings with their values. */
  Reply settings() {
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

  Reply changeSetting(Call call) {
    String name = call.argument(0);
    Optional<AccountSetting> setting = AccountSetting.find(name.toLowerCase(Locale.ROOT));
    if (setting.isEmpty()) {
      List<String> settingNames =
          List.of(AccountSetting.values()).stream().map(AccountSetting::id).toList();
      return context.reject("settings.unknown", LobbyMessages.sanitize(name), settingNames);
    }
    AccountSetting chosenSetting = setting.get();
    String value = call.argument(1).toLowerCase(Locale.ROOT);
    return chosenSetting.choices().contains(value)
        ? context.answer(
            friends().changeSetting(context.session(), chosenSetting, value),
            "settings.set",
            chosenSetting.id(),
            value)
        : context.reject("settings.unknown-value", chosenSetting.id(), chosenSetting.choices());
  }
}
