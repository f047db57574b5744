-- The address from which an event was set; empty where that is not known.
alter table events add column host_origin text not null default '';
