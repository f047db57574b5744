-- The names that operators have given to servers; empty if none, or for servers of an older version,
-- which may still be running.

alter table servers add column name text not null default '';

-- The accounts whose chat messages an account does not see: the muted ones.
create table mutes (
  account text not null references accounts (id) on delete cascade,
  muted text not null references accounts (id) on delete cascade,
  primary key (account, muted)
);

-- For each table whose players have a rematch, the number of the table of the rematch. The primary
-- key decides between players who ask for one at the same time.
create table rematches (
  table_number integer primary key references tables (number) on delete cascade,
  rematch integer not null
);
