-- When a reservation was first confirmed. Until then, it is nobody's business but the guest's.
alter table reservation add column booked_date timestamptz;
update reservation set booked_date = created_date where status in ('Confirmed', 'Canceled');

-- Whoever reads the address that was typed for a room may confirm it.
alter table audit_log drop constraint audit_log_link_side_check;
alter table audit_log add check (link_side in ('host', 'sender', 'holder', 'addressee', 'guest'));
