-- Names of servers. Servers of an older version, which may still be running, do not have one.

alter table servers add column name text not null default '';

-- The accounts whose chat messages an account does not see.
create table mutes (
  account text not null references accounts (id) on delete cascade,
  muted text not null references accounts (id) on delete cascade,
  primary key (account, muted)
);
