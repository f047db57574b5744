-- Summaries of matches, from which servers list the matches that they have not loaded. A summary may
-- lack the latest entries while the match is being played: entry_count is the number of those that it
-- covers. dealt is the time of the deal. bots and to_move contain the names of seats, separated by
-- spaces: those that bots play, and those whose turn it is. last_move is the position of the entry
-- with which the turn began, -1 for the deal; adjourned is a flag. outcome is the result as in a
-- journal, empty until the match is over; caveats are what makes the result questionable.
create table match_summaries (
  table_number integer primary key references tables (number) on delete cascade,
  entry_count integer not null,
  dealt text not null,
  bots text not null,
  to_move text not null,
  last_move integer not null,
  adjourned integer not null,
  outcome text not null,
  caveats text not null
);

-- Recent chat messages, numbered at each table from 1 in the order in which they were sent, with the
-- account and name of the sender; table 0 is the lobby. The seat is empty for messages of spectators
-- and in the lobby. sent is a time in whole seconds.
create table chat_messages (
  table_number integer not null,
  position integer not null,
  account text not null,
  name text not null,
  seat text not null,
  line text not null,
  sent text not null,
  primary key (table_number, position)
);

create index chat_messages_of_accounts on chat_messages (account);
