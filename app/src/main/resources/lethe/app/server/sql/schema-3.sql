-- Summaries of matches, from which servers list the matches that they have not loaded. A summary may
-- lack the latest entries while the match is being played. bots and to_move contain the names of
-- seats, separated by spaces. outcome is empty until the match is over.
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

-- Recent chat messages, numbered in the order in which they were sent; table 0 is the lobby. The seat
-- is empty for messages of spectators and in the lobby. Times are written as 2026-11-23T00:00:00Z.
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
