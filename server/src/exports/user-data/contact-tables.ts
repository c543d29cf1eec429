import { askedFrom, askedText } from '../../patterns/asked-columns.ts'
import { at, byId, page, type DataTable } from './data-table.ts'

/** What somebody asked others, and what others asked them. */
export const contactTables: DataTable[] = [
  {
    name: 'claims',
    about: 'Your claims to pages',
    key: byId('c.id'),
    columns: `c.id, c.role, c.message, c.email, c.status, c.reason, ${at('c.created_date')} as "createdDate",
      ${at('c.decided_date')} as "decidedDate", ${page('c.profile_id')} as page`,
    from: 'claim c',
    where: 'c.user_id = $1',
  },
  {
    name: 'membership-asks',
    about: 'Memberships that you asked for, for pages that you manage',
    key: byId('a.id'),
    columns: `a.id, a.tier, a.message, a.status, a.reason, ${at('a.created_date')} as "createdDate",
      ${at('a.decided_date')} as "decidedDate", ${page('a.profile_id')} as page`,
    from: 'membership_ask a',
    where: 'a.user_id = $1',
  },
  {
    name: 'invitations-received',
    about: 'Invitations to teams that you got',
    key: byId('i.id'),
    columns: `i.id, i.role, i.status, ${at('i.created_date')} as "createdDate", ${page('i.profile_id')} as page`,
    from: 'invitation i',
    where: `(i.user_id = $1 or i.email = (select lower(email) from app_user where id = $1 and email_verified))`,
  },
  {
    name: 'invitations-sent',
    about: 'Invitations that you sent, without whom you invited',
    key: byId('i.id'),
    columns: `i.id, i.role, i.status, ${at('i.created_date')} as "createdDate", ${page('i.profile_id')} as page`,
    from: 'invitation i',
    where: 'i.invited_by = $1',
  },
  {
    name: 'requests',
    about: 'Your requests to hosts, and how far they are',
    key: byId('r.id'),
    columns: `r.id, ${askedText}, ${at('r.created_date')} as "createdDate", ${at('r.confirmed_date')} as "confirmedDate", (
        select coalesce(json_agg(json_build_object('host', ${page('d.profile_id')}, 'status', d.status, 'message', d.message,
          'passReason', d.pass_reason, 'moves', derived.lead_moves(d.id, false)) order by d.id), '[]')
        from lead d where d.request_id = r.id) as hosts,
      (select coalesce(json_agg(json_build_object('name', k.name, 'price', k.price, 'note', k.note) order by k.id), '[]')
        from event_cost k where k.owner_id = r.id) as costs,
      (select coalesce(json_agg(json_build_object('page', ${page('k.profile_id')}, 'name', k.name, 'address', k.address, 'note', k.note)
        order by k.id), '[]') from event_place k where k.owner_id = r.id) as places,
      (select coalesce(json_agg(json_build_object('page', ${page('k.hotel_id')}, 'bookingLink', k.booking_link, 'note', k.note) order by k.id), '[]')
        from event_hotel k where k.owner_id = r.id) as hotels,
      (select coalesce(json_agg(json_build_object('name', k.name, 'additionalFeatures', k.additional_features) order by k.id), '[]')
        from space_type k where k.owner_id = r.id) as spaces,
      json_build_object('registrationLink', e.registration_link, 'hotelLink', e.hotel_link, 'featuredVideo', e.featured_video,
        'cancellationReason', e.cancellation_reason, 'address', p.address, 'phone', p.phone, 'email', p.email, 'website', p.website) as page`,
    from: askedFrom,
    where: 'r.user_id = $1',
  },
  {
    name: 'messages-to-us',
    about: 'What you wrote to the team of this site, and its replies',
    key: byId('i.id'),
    columns: `i.id, i.topic, i.about, i.status, i.name, i.email, ${at('i.created_date')} as "createdDate", ${at('i.changed_date')} as "changedDate",
      derived.inquiry_messages(i.id, null, false) as messages`,
    from: 'inquiry i',
    // Without an account, anybody can write in the name of an address until its link is used.
    where: `(i.user_id = $1 or (i.confirmed_date is not null
      and i.email = (select lower(email) from app_user where id = $1 and email_verified)))`,
  },
  {
    name: 'replies-to-messages',
    about: 'Replies that you wrote as an administrator, by the ids of what you replied to',
    key: byId('m.id'),
    columns: `m.id, m.inquiry_id as "inquiryId", m.text, ${at('m.created_date')} as "createdDate"`,
    from: 'inquiry_message m',
    where: 'm.author_id = $1',
  },
  {
    name: 'name-changes',
    about: 'Changes of names of pages that you made',
    key: byId('n.id'),
    columns: `n.id, n.old_name as "oldName", n.new_name as "newName", n.status, ${at('n.changed_date')} as "changedDate",
      ${page('n.profile_id')} as page`,
    from: 'name_change n',
    where: 'n.changed_by = $1',
  },
]
