-- A person has any number of keys and return codes, and each is one person's.

alter table logins add column added text not null default '';

alter table logins add column used text not null default '';

insert into logins (login, person)
  select id, id from people where id not in (select login from logins);

update logins set used = (select used from people where id = person);

update logins set added = used || 'T00:00:00Z';

create index logins_of_people on logins (person);

-- Words, hashed, by which another key becomes a person's: one each, for some minutes.
create table words (
  word text primary key,
  person text not null unique references people (id) on delete cascade,
  until text not null
);

-- Ids of those who turned out to be somebody else, whose is now what was theirs.
create table heirs (
  id text primary key,
  person text not null references people (id) on delete cascade
);
