-- The schema of a site, in SQL that both SQLite and PostgreSQL accept. The property "schema" is the
-- number of the last such script that was executed. A server refuses a database with a higher number.
-- Columns named "account" contain the id of an account, "host" and "creator" likewise.

create table properties (
  name text primary key,
  value text not null
);

-- The skeleton of a name is equal for names that look alike. Days are written as 2026-11-23.
create table accounts (
  id text primary key,
  name text not null unique,
  skeleton text not null unique,
  address text not null,
  last_used text not null
);

-- The keys and hashed return codes of accounts. Times are written as 2026-11-23T00:00:00Z.
create table logins (
  id text primary key,
  account text not null references accounts (id) on delete cascade,
  added text not null,
  last_used text not null
);

create index logins_of_accounts on logins (account);

-- Hashed codes with which another key can be added to an account; each account has at most one.
create table pairing_codes (
  code text primary key,
  account text not null unique references accounts (id) on delete cascade,
  valid_until text not null
);

-- Former accounts and the accounts into which they were merged.
create table account_merges (
  merged_id text primary key,
  account text not null references accounts (id) on delete cascade
);

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

-- A target is an account or a network. A ban without a time does not end.
create table bans (
  target text primary key,
  name text not null,
  valid_until text
);

-- Events, including daily deals, whose host is empty. A rated event is over, and its matches have
-- been rated. host_address is empty if unknown.
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

create table event_options (
  event text not null references events (id) on delete cascade,
  name text not null,
  value text not null,
  primary key (event, name)
);

-- The level of the bot in each seat; empty for the seats of the entrants.
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

-- The entrants of events in the order of their enrollment. A pair is complete when each has named the
-- other as partner.
create table enrollments (
  event text not null references events (id) on delete cascade,
  account text not null,
  name text not null,
  partner text not null,
  position integer not null,
  primary key (event, account)
);

-- Tables and the headers of their journals, which are null before the deal. The seed is stored apart
-- from the header, encrypted if the site has a key. The version counts changes of the seats. Archived
-- tables are not listed. event and deal are null unless the table plays a deal of an event; rated is
-- 1 if that counts.
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

create table table_options (
  table_number integer not null references tables (number) on delete cascade,
  name text not null,
  value text not null,
  primary key (table_number, name)
);

create table table_settings (
  table_number integer not null references tables (number) on delete cascade,
  name text not null,
  value text not null,
  primary key (table_number, name)
);

-- The owner is the level of a bot, the id of the account that is invited or holds the seat, or empty.
-- The name is that of the invited player, or of the only player who may take a free seat.
create table seats (
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  seat text not null,
  owner_kind text not null check (owner_kind in ('bot', 'free', 'invited', 'held')),
  owner text not null,
  name text not null,
  primary key (table_number, position)
);

create unique index one_seat_each on seats (table_number, owner) where owner_kind = 'held';

-- The entries of journals, one per line, numbered from 0. The primary key decides between two servers
-- that append at the same position; the id tells a server whose connection broke whether its entry
-- was stored.
create table entries (
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  id text not null unique,
  line text not null,
  written timestamp with time zone not null default current_timestamp,
  primary key (table_number, position)
);

-- Who has held a seat since which entry of the journal.
create table seat_history (
  table_number integer not null references tables (number) on delete cascade,
  position integer not null,
  seat text not null,
  account text not null,
  name text not null,
  primary key (table_number, position, seat)
);

create index seat_history_of_accounts on seat_history (account);

-- Which entries the hook program has been told about, so that it is told once of each kind.
create table turn_notices (
  table_number integer not null references tables (number) on delete cascade,
  entry integer not null,
  kind text not null,
  primary key (table_number, entry, kind)
);

-- The attempts of accounts at deals of events where they count: one per account and deal.
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

-- The results of finished matches of events, derived from their journals.
create table scores (
  table_number integer primary key references tables (number) on delete cascade,
  won integer not null,
  points integer not null,
  ending text not null,
  circumstances text not null,
  finished timestamp with time zone not null
);

-- Glicko-2 ratings of accounts, pairs and deals. The subject is an account's id, two ids separated by
-- a space, or "deal" with a deal. A season is a quarter of a year; empty for the rating of all time.
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

-- The tables whose matches have been rated.
create table rated_tables (
  table_number integer primary key references tables (number) on delete cascade
);

-- The servers on this database, and when they last reported.
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

-- The accounts connected to each server, and the number of the table they are at; 0 for none.
create table account_locations (
  server text not null references servers (id) on delete cascade,
  account text not null,
  table_number integer not null,
  primary key (server, account)
);
