-- Whom people call friends, which those are not told, and what they want otherwise than it usually is.

create table friends (
  person text not null references people (id) on delete cascade,
  friend text not null references people (id) on delete cascade,
  primary key (person, friend)
);

create index friends_of_others on friends (friend);

create table personal_settings (
  person text not null references people (id) on delete cascade,
  name text not null,
  value text not null,
  primary key (person, name)
);

-- Who may be known to be in which house, and at which table; 0 for none.
create table whereabouts (
  house text not null references houses (id) on delete cascade,
  person text not null,
  number integer not null,
  primary key (house, person)
);

-- Whose a rating is: a person's, or both of a pair.
create table raters (
  pool text not null,
  season text not null,
  who text not null,
  person text not null,
  primary key (person, pool, season, who),
  foreign key (pool, season, who) references ratings (pool, season, who) on delete cascade
);

insert into raters (pool, season, who, person)
  select r.pool, r.season, r.who, r.who from ratings r where r.who not like '% %';

insert into raters (pool, season, who, person)
  select r.pool, r.season, r.who, p.id from ratings r join people p
    on r.who like p.id || ' %' or r.who like '% ' || p.id
    where r.who not like 'deal %';
