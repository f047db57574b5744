-- Who has sat where from which entry of a journal on, and what they were last called.

create table sat (
  number integer not null references tables (number) on delete cascade,
  position integer not null,
  seat text not null,
  person text not null,
  called text not null,
  primary key (number, position, seat)
);

create index sat_of_people on sat (person);

insert into sat (number, position, seat, person, called)
  select s.number, 0, s.seat, s.who, coalesce((select p.name from people p where p.id = s.who), '')
    from seats s where s.owner = 'held';
