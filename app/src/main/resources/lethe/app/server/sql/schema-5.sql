-- Of whom a program outside was told that a table waits for them: once for a move, and once more.
create table told (
  number integer not null references tables (number) on delete cascade,
  entry integer not null,
  what text not null,
  primary key (number, entry, what)
);
