-- Names of servers. Servers of an older version, which may still be running, do not have one.

alter table servers add column name text not null default '';

-- The accounts whose chat messages an account does not see.
create table mutes (
  account text not null references accounts (id) on delete cascade,
  muted text not null references accounts (id) on delete cascade,
  primary key (account, muted)
);

-- The tables of rematches. The primary key decides between players who ask for one at the same time.
create table rematches (
  table_number integer primary key references tables (number) on delete cascade,
  rematch integer not null
);
