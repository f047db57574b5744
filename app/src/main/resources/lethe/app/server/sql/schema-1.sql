-- The schema of a site, in SQL that both SQLite and PostgreSQL accept. The property "schema" is the
-- number of the last such script that was executed. A server refuses a database with a higher number.
--
-- Conventions: columns named account, host, creator, friend, muted and partner contain ids of
-- accounts; columns named game, seat and event contain the names by which games, seats and events are
-- known to users; a name beside an account is that of its user. Times that are stored as text are in
-- UTC and written as 2026-11-23T00:00:00Z, days as 2026-11-23. A flag is 1 or 0.

-- Values about the database itself, such as the version of its schema and of the accounts.

create table properties (
  name text primary key,
  value text not null
);

-- Registered accounts. The id is that of the first login, possibly with a suffix. The skeleton of a
-- name is equal for names that look alike. The address is the one from which the account was last
-- used, empty if unknown or cleared; last_used is a day.
create table accounts (
  id text primary key,
  name text not null unique,
  skeleton text not null unique,
  address text not null,
  last_used text not null
);

-- The keys and return codes of accounts. The id is key: with the fingerprint of the key, or guest:
-- with the hash of the code. added is the time when the login was added to the account; last_used is
-- a day.
create table logins (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  added text not null,
  last_used text not null
);

create index logins_of_accounts on logins (account);

-- Codes with which another key can be added to an account, as hashes, and the times when they expire;
-- each account has at most one.
create table pairing_codes (
  code text primary key,
  account text not null unique references accounts (id) on delete cascade,
  valid_until text not null
);

-- The ids of former accounts, and the accounts into which they were merged.
create table account_merges (
  merged_id text primary key,
  account text not null references accounts (id) on delete cascade
);

-- The friends whom accounts have added. Friendship is not mutual.
create table friends (
  account text not null references accounts (id) on delete cascade,
  friend text not null references accounts (id) on delete cascade,
  primary key (account, friend)
);

create index friends_by_friend on friends (friend);

-- The settings that an account has changed from their defaults.
create table account_settings (
  account text not null references accounts (id) on delete cascade,
  name text not null,
  value text not null,
  primary key (account, name)
);

-- Bans. A target is the id of a login, or an address or network. The name is that of the banned user,
-- empty for a network. A ban without a time does not end.
create table bans (
  target text primary key,
  name text not null,
  valid_until text
);

-- Events, including daily deals, whose host is empty. Deals can be played from the time opens until
-- the time closes. rated is a flag: the event is over, and all its matches have been rated.
-- host_address is empty if unknown or cleared.
create table events (
  id text primary key,
  game text not null,
  host text not null,
  host_address text not null,
  opens text not null,
  closes text not null,
  rated integer not null default 0
);

create index unrated_events on events (rated, closes);

-- The options of the game. A text, such as a deck, is stored as a whole. Options that are not listed
-- have their default values.
create table event_options (
  event text not null references events (id) on delete cascade,
  name text not null,
  value text not null,
  primary key (event, name)
);

-- The seats of the game, numbered from 0 by position, and the level of the bot in each seat; empty
-- for the seats of the entrants.
create table event_seats (
  event text not null references events (id) on delete cascade,
  position integer not null,
  seat text not null,
  bot_level text not null,
  primary key (event, position)
);

-- The deals of an event, numbered from 1. The seed is encrypted if the site has a key; hash and nonce
-- commit to it.
create table event_deals (
  event text not null references events (id) on delete cascade,
  deal integer not null,
  seed text not null,
  hash text not null,
  nonce text not null,
  primary key (event, deal)
);

-- The entrants of events, numbered from 1 in the order of their enrollment. A pair is complete when
-- each has named the other as partner. partner is empty if the event is not for pairs.
create table enrollments (
  event text not null references events (id) on delete cascade,
  account text not null,
  name text not null,
  partner text not null,
  position integer not null,
  primary key (event, account)
);

-- Tables. The number is the one by which users refer to the table. The version counts how often the
-- table and its seats have been stored. The host may change the seats; the table counts against the
-- quota of its creator. host_address is the address of the creator, empty if unknown or cleared.
-- archived is a flag: the table has ended and is found only by its number. event and deal are null
-- unless the table plays a deal of an event; rated is a flag: that attempt counts. The format version
-- and the header of the journal are null before the deal. The seed is stored apart from the header,
-- encrypted if the site has a key.
create table tables (
  number integer primary key,
  version integer not null,
  game text not null,
  host text not null,
  host_address text not null,
  creator text not null,
  archived integer not null,
  event text references events (id) on delete set null,
  deal integer,
  rated integer not null default 0,
  journal_version integer,
  header text,
  seed text,
  created timestamp with time zone not null default current_timestamp
);

-- The options of the game at a table, like those of an event.
create table table_options (
  table_number integer not null references tables (number) on delete cascade,
  name text not null,
  value text not null,
  primary key (table_number, name)
);

-- The settings of a table beyond the rules of its game, such as the time limit, as typed.
-- Settings that are not listed have their default values.
create table table_settings (
  table_number integer not null references tables (number) on delete cascade,
  name text not null,
  value text not null,
  primary key (table_number, name)
);

-- The seats of tables, numbered from 0 by position. The owner is the level of a bot, the id of the
-- account that is invited or holds the seat, or empty. The name is that of the invited player, or of
-- the only player who may take a free seat; otherwise it is empty.
create table seats (
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  seat text not null,
  owner_kind text not null check (owner_kind in ('bot', 'free', 'invited', 'held')),
  owner text not null,
  name text not null,
  primary key (table_number, position)
);

-- An account holds at most one seat at a table.
create unique index one_seat_each on seats (table_number, owner) where owner_kind = 'held';

-- The entries of journals, as the lines of their text form, numbered from 0 by position. The primary
-- key decides between two servers that append at the same position; the random id tells a server
-- whose connection broke whether its entry was stored. written is the time of the entry.
create table entries (
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  id text not null unique,
  line text not null,
  written timestamp with time zone not null default current_timestamp,
  primary key (table_number, position)
);

-- Which account has held a seat since which entry of the journal; the position is that of the first
-- entry after the player sat down.
create table seat_history (
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  seat text not null,
  account text not null,
  name text not null,
  primary key (table_number, position, seat)
);

create index seat_history_of_accounts on seat_history (account);

-- The turns for which the operator's hook has been called or was not needed, so that it is called at
-- most once. entry is the position of the journal entry with which the turn began, -1 for the deal;
-- kind is the name of the player to move, followed by the word again for a reminder.
create table turn_notices (
  table_number integer not null references tables (number) on delete cascade,
  entry integer not null,
  kind text not null,
  primary key (table_number, entry, kind)
);

-- The attempts of accounts at deals of events that count: one per account and deal. position is the
-- index of the player's seat.
create table attempts (
  event text not null references events (id) on delete cascade,
  deal integer not null,
  account text not null,
  name text not null,
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  primary key (event, deal, account)
);

create index attempts_of_accounts on attempts (account);

create index attempts_at_tables on attempts (table_number);

-- The results of finished matches of events, derived from their journals. won is a flag; ending is
-- the word of the rules for how the match ended; circumstances are what makes the result
-- questionable, such as the use of hints; finished is the time of the last entry.
create table scores (
  table_number integer primary key references tables (number) on delete cascade,
  won integer not null,
  points integer not null,
  ending text not null,
  circumstances text not null,
  finished timestamp with time zone not null
);

-- Glicko-2 ratings of accounts, pairs and deals, after a number of matches. A pool is a group of
-- subjects that are compared with each other: a game, or its single players or pairs with its deals.
-- A season is a quarter of a year such as 2026-4; empty for the rating of all time. The subject is an
-- account's id, two sorted ids separated by a space, or the word deal, an event and the number of a
-- deal.
create table ratings (
  pool text not null,
  season text not null,
  subject text not null,
  points double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  matches integer not null,
  primary key (pool, season, subject)
);

-- The accounts to which ratings belong: one, or both of a pair.
create table rating_accounts (
  pool text not null,
  season text not null,
  subject text not null,
  account text not null,
  primary key (account, pool, season, subject),
  foreign key (pool, season, subject) references ratings (pool, season, subject) on delete cascade
);

-- The tables whose matches have been rated, or have been found not to be rated.
create table rated_tables (
  table_number integer primary key references tables (number) on delete cascade
);

-- The servers on this PostgreSQL database, with an id for each start, and when they last reported.
create table servers (
  id text primary key,
  last_seen timestamp with time zone not null
);

-- The players who are present at tables, and the servers to which they are connected. If a player is
-- connected twice, the later connection counts.
create table seat_presences (
  table_number integer not null references tables (number) on delete cascade,
  seat text not null,
  server text not null references servers (id) on delete cascade,
  name text not null,
  primary key (table_number, seat)
);

-- The accounts that are visibly online on each server, and the number of the table they are at; 0 for
-- the lobby.
create table account_locations (
  server text not null references servers (id) on delete cascade,
  account text not null,
  table_number integer not null,
  primary key (server, account)
);
