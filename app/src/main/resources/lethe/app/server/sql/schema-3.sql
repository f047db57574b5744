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
