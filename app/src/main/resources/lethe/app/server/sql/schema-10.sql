-- Who created a table. The host may change when seats are given up; the creator does not.

alter table tables add column creator text not null default '';

update tables set creator = host;
