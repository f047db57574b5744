-- What holds at a table beside the options of its game.

create table terms (
  number integer not null references tables (number) on delete cascade,
  name text not null,
  value text not null,
  primary key (number, name)
);
