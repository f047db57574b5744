-- What a house keeps, in the SQL that SQLite and PostgreSQL both understand.
-- "schema" in settings is the number of the last such file that was applied; a higher one than the
-- program knows is refused when a house is opened.

create table settings (
  name text primary key,
  value text not null
);

-- Those whose names are kept. Of two names that look alike, only one is there.
create table people (
  id text primary key,
  name text not null unique,
  likeness text not null unique,
  origin text not null,
  used text not null
);

-- The keys and return codes, hashed, by which somebody is known.
create table logins (
  login text primary key,
  person text not null references people (id) on delete cascade
);

create table bans (
  whom text primary key,
  name text not null,
  until text
);

-- A table, and the head of its match once that has been dealt: the seed apart, and sealed where the
-- house has a key. "version" counts changes of its seats. A table that was put away is not listed.
create table tables (
  number integer primary key,
  version integer not null,
  game text not null,
  host text not null,
  origin text not null,
  away integer not null,
  format integer,
  head text,
  seed text,
  made timestamp with time zone not null default current_timestamp
);

create table options (
  number integer not null references tables (number) on delete cascade,
  name text not null,
  value text not null,
  primary key (number, name)
);

-- Whose the seats are: a bot of a level, nobody's or whoever is called so, somebody's who is
-- invited, or somebody's who holds it.
create table seats (
  number integer not null references tables (number) on delete cascade,
  place integer not null,
  seat text not null,
  owner text not null check (owner in ('bot', 'free', 'invited', 'held')),
  who text not null,
  called text not null,
  primary key (number, place)
);

create unique index one_seat_each on seats (number, who) where owner = 'held';

-- The journals, a line each. Whoever writes one says after how many others it comes; of two who say
-- the same, one is refused. The id tells a writer whose line broke off whether it is there.
create table entries (
  number integer not null references tables (number) on delete cascade,
  position integer not null,
  id text not null unique,
  line text not null,
  made timestamp with time zone not null default current_timestamp,
  primary key (number, position)
);

-- Houses that are open, and who sits at which table in them: whoever comes last to a seat sits there.
create table houses (
  id text primary key,
  seen timestamp with time zone not null
);

create table presences (
  number integer not null references tables (number) on delete cascade,
  seat text not null,
  house text not null references houses (id) on delete cascade,
  name text not null,
  primary key (number, seat)
);
