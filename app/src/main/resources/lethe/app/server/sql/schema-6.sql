-- How strong people, pairs and deals are, by Glicko-2; each match of a table counts once. A pair is
-- both ids with a blank between; a season is a quarter of a year, or empty for all times.

create table ratings (
  pool text not null,
  season text not null,
  who text not null,
  points double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  matches integer not null,
  primary key (pool, season, who)
);

create table rated (
  number integer primary key references tables (number) on delete cascade
);
