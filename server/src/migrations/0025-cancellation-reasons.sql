alter table event add column cancellation_reason text;
alter table event_notice add column reason text;
