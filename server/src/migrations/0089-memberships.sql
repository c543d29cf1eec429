-- Only facilities, destinations and businesses have a membership.
update profile set membership_is_active = false, membership_tier = null
where kind not in ('facility', 'destination', 'business') and (membership_is_active or membership_tier is not null);
alter table profile add constraint membership_of_kind
  check (kind in ('facility', 'destination', 'business') or (membership_tier is null and not membership_is_active));
