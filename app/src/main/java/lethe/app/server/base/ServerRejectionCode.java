package lethe.app.server.base;

import lethe.engine.core.ErrorCode;

/**
 * The reasons why the server rejects a request. The lobby words them, in {@code RejectionMessages}.
 */
public enum ServerRejectionCode implements ErrorCode {
  NAME_FIXED,
  OTHER_NAME_FIXED,
  NAME_TAKEN,
  TOO_MANY_NAMES,
  UNKNOWN_PAIRING_CODE,
  NO_KEY,
  OWN_PAIRING_CODE,
  STILL_PLAYING,
  LAST_LOGIN,
  FAILED_LOGINS_PER_ADDRESS,
  STORAGE_UNAVAILABLE,
  DRAINING,
  TABLES,
  TABLES_PER_ADDRESS,
  TABLES_TOTAL,
  EVENTS,
  EVENTS_PER_ADDRESS,
  EVENTS_TOTAL,
  NEW_TABLES_PER_ADDRESS,
  ONLY_ONE_SEAT,
  JOIN_WORD_REQUIRED,
  JOIN_WORD_WRONG,
  SPECTATORS_NOT_ALLOWED,
  NOT_TABLE_HOST,
  MATCH_STARTED,
  SEAT_EMPTY,
  INVITEE_NAME_INVALID,
  ALREADY_SEATED,
  ALREADY_INVITED,
  NO_OPEN_SEAT,
  NO_FREE_SEAT,
  SEAT_TAKEN,
  NOT_SEATED,
  MATCH_FINISHED,
  TABLE_ABANDONED,
  NEWER_VERSION,
  OTHER_VERSION,
  OTHER_RULES,
  JOURNAL_UNREADABLE,
  SEED_MISMATCH,
  CONFLICT,
  NO_REMATCH,
  NO_PLAYER_ABSENT,
  NO_PLAYER_LATE,
  ADJOURNMENT_REQUESTED,
  NAME_INVALID,
  UNKNOWN_ACCOUNT,
  NOT_A_FRIEND,
  SELF_AS_FRIEND,
  TOO_MANY_FRIENDS,
  NOT_REGISTERED,
  UNKNOWN_EVENT,
  EVENT_OVER,
  EVENT_NOT_STARTED,
  ENTRY_PLAYED,
  EVENT_PLAYED,
  ALL_DEALS_PLAYED,
  DEAL_HIDDEN,
  DEAL_UNFINISHED,
  DEAL_STILL_IN_PLAY,
  ALREADY_PLAYED,
  NOT_ENTERED,
  PARTNER_REQUIRED,
  SELF_AS_PARTNER,
  NOT_FOR_PAIRS,
  ALREADY_ENTERED,
  NOT_EVENT_HOST,
  EVENT_TAKEN,
  NO_REPLACEMENT_IN_EVENT,
  SEAT_FIXED_IN_EVENT,
  TOO_LONG,
  TOO_FAST,
  CHAT_TOO_FAST,
  RENAMED_TOO_OFTEN;

  /** Returns the resource key, whose prefix is {@code server} for all packages of the server. */
  @Override
  public String messageKey() {
    return "server." + name();
  }

  /** Returns the reason for a limit on tables or events. */
  public static ServerRejectionCode of(Limit limit) {
    return valueOf(limit.name());
  }
}
