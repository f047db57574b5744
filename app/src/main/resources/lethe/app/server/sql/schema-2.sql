-- Names of servers. Servers of an older version, which may still be running, do not have one.

alter table servers add column name text not null default '';
