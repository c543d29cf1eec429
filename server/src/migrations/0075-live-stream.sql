alter table event add column live_stream text check (live_stream in ('Required', 'Wished'));
-- US dollars. Null if the host doesn't stream.
alter table bid add column live_stream_cost integer check (live_stream_cost >= 0);
