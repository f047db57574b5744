-- Events: the same deals for everybody who enters. A daily deal is an event of the house's own.
-- Times of events are texts in UTC: 2026-11-23T00:00:00Z. One is settled when it is over and all who
-- have played in it are rated.

create table events (
  id text primary key,
  game text not null,
  host text not null,
  opens text not null,
  closes text not null,
  settled integer not null default 0
);

create index events_to_settle on events (settled, closes);

create table event_options (
  event text not null references events (id) on delete cascade,
  name text not null,
  value text not null,
  primary key (event, name)
);

-- A bot's level for each seat; empty where one of those sits who enter together.
create table event_seats (
  event text not null references events (id) on delete cascade,
  place integer not null,
  seat text not null,
  level text not null,
  primary key (event, place)
);

-- The seeds are sealed as those of tables are, and bound before anybody plays.
create table deals (
  event text not null references events (id) on delete cascade,
  board integer not null,
  seed text not null,
  hash text not null,
  nonce text not null,
  primary key (event, board)
);

-- Who enters, in which order, and with whom if that person names them as well.
create table entrants (
  event text not null references events (id) on delete cascade,
  person text not null,
  called text not null,
  partner text not null,
  place integer not null,
  primary key (event, person)
);

-- Which deal of an event is played at a table, and whether that counts.
alter table tables add column event text references events (id) on delete set null;

alter table tables add column board integer;

alter table tables add column rated integer not null default 0;

-- Who has tried which deal where it counts: everybody once. What has not been dealt is no try.
create table attempts (
  event text not null references events (id) on delete cascade,
  board integer not null,
  person text not null,
  called text not null,
  number integer not null references tables (number) on delete cascade,
  place integer not null,
  primary key (event, board, person)
);

create index attempts_of_people on attempts (person);

create index attempts_of_tables on attempts (number);

-- What matches of events came to, and when they were over. It is in their journals as well.
create table scores (
  number integer primary key references tables (number) on delete cascade,
  won integer not null,
  points integer not null,
  how text not null,
  circumstances text not null,
  made timestamp with time zone not null
);
