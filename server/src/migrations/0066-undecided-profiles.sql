-- The visibility rule asks which undecided profiles a destination imported, without reading all profiles.
create index profile_undecided on profile (import_id) where status in ('Pending', 'Declined');
