-- Administrators list open invitations newest first.
create index invitation_open_created on invitation (created_date, id) where status = 'Open';
