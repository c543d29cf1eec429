-- Questions without an answer that the team of a destination doesn't want to answer.
alter table tour_guide add column skipped_questions text[] not null default '{}';
