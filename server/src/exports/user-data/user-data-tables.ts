import type { ProfileKind } from '../../patterns/profile-kind.ts'
import { fields } from '../../patterns/columns.ts'
import { contactTables } from './contact-tables.ts'
import { at, byId, page, type DataTable } from './data-table.ts'
import { teamTables } from './team-tables.ts'

// Every column is named: a new one must be looked at before it is given away. Nothing is about other people.
const ownTables: DataTable[] = [
  {
    name: 'account',
    about: 'Your account',
    key: byId('u.id'),
    columns: `u.id, u.name, u.email, u.email_verified as "isEmailVerified", u.picture, u.account_type as "accountType", u.sports,
      u.city, u.state, u.about, u.is_visible as "isVisible", ${at('u.created_date')} as "createdDate",
      ${at('u.updated_date')} as "updatedDate"`,
    from: 'app_user u',
    where: 'u.id = $1',
  },
  {
    name: 'settings',
    about: 'Your settings',
    key: byId('s.user_id'),
    columns: `s.time_zone as "timeZone", s.theme, s.notifications`,
    from: 'user_setting s',
    where: 's.user_id = $1',
  },
  {
    name: 'memberships',
    about: 'The teams that you are on',
    key: byId('m.id'),
    columns: `m.id, m.role, ${at('m.created_date')} as "createdDate", ${page('m.owner_id')} as page`,
    from: 'member m',
    where: 'm.user_id = $1',
  },
  {
    name: 'favorites',
    about: 'Pages that you like or follow',
    key: byId('r.id'),
    columns: `r.id, ${at('r.created_date')} as "createdDate", ${page('r.owner_id')} as page`,
    from: 'reaction r',
    where: 'r.user_id = $1',
  },
  {
    name: 'rates-alerts',
    about: 'Events whose hotel rates you asked to be told of',
    key: byId('r.event_id'),
    columns: `${at('r.created_date')} as "createdDate", ${page('r.event_id')} as page`,
    from: 'rates_alert r',
    where: 'r.user_id = $1',
  },
  {
    name: 'report-mails',
    about: 'Reports that you get by email',
    key: byId('m.id'),
    columns: `${at('m.created_date')} as "createdDate", m.report, m.every, m.is_paused as "isPaused", ${page('m.profile_id')} as page`,
    from: 'report_mail m',
    where: 'm.user_id = $1',
  },
  {
    name: 'reservations',
    about: 'Rooms that you booked',
    key: byId('v.id'),
    columns: `v.id, v.number, v.status, v.hotel_name as "hotelName", v.room_name as "roomName", v.check_in as "checkIn",
      v.check_out as "checkOut", v.guests, v.children, v.currency, v.lines, v.total, v.total_with_taxes as "totalWithTaxes", v.name, v.email, v.phone,
      v.arrival, v.notes, ${at('v.created_date')} as "createdDate", ${page('v.hotel_id')} as hotel`,
    from: 'reservation v',
    where: 'v.user_id = $1',
  },
  {
    name: 'exchanges',
    about: 'What you asked assistants, and what they answered',
    key: byId('x.id'),
    columns: `x.id, x.assistant, x.role, x.question, x.language, x.outcome, ${at('x.created_date')} as "createdDate", ${page('x.destination_id')} as destination, ${page('x.page_id')} as page, (
        select coalesce(json_agg(json_build_object('author', m.author, 'text', coalesce(m.text, (
            select string_agg(s ->> 'text', ' ' order by place) from jsonb_array_elements(m.sentences) with ordinality a (s, place))),
          'remark', m.remark, 'sources', m.sources, 'places', m.places, 'language', m.language, 'outcome', m.outcome, 'searched', m.searched,
          'isHelpful', m.is_helpful, 'reason', m.feedback_reason, 'feedback', m.feedback_text,
          'date', ${at('m.created_date')}) order by m.turn, m.author), '[]')
        from exchange_message m where m.exchange_id = x.id) as messages`,
    from: 'exchange x',
    where: 'x.user_id = $1',
  },
  {
    name: 'reviews',
    about: 'Your reviews',
    key: byId('v.id'),
    columns: `v.id, v.rating, v.title, v.text, ${at('v.created_date')} as "createdDate",
      ${at('v.updated_date')} as "updatedDate", ${page('v.owner_id')} as page`,
    from: 'review v',
    where: 'v.user_id = $1',
  },
  {
    name: 'lists',
    about: 'Your lists with their pages and notes',
    key: byId('l.id'),
    columns: `l.id, l.name, l.shared_by as "sharedBy", ${at('l.created_date')} as "createdDate", ${at('l.updated_date')} as "updatedDate",
      ${at('l.deleted_date')} as "deletedDate", (
        select coalesce(json_agg(json_build_object('page', ${page('e.profile_id')}, 'note', e.note) order by e.created_date, e.profile_id), '[]')
        from profile_list_entry e where e.list_id = l.id) as entries`,
    from: 'profile_list l',
    where: 'l.user_id = $1',
  },
  {
    name: 'saved-searches',
    about: 'Your saved searches',
    key: byId('s.id'),
    columns: `s.id, s.name, s.kind, s.filter, s.words, s.alert, ${at('s.created_date')} as "createdDate"`,
    from: 'saved_search s',
    where: 's.user_id = $1',
  },
  {
    name: 'notifications',
    about: 'What you were told',
    key: byId('n.id'),
    columns: `n.id, n.topic, n.title, n.contents, n.url, n.is_opened as "isOpened", n.is_archived as "isArchived",
      ${at('n.created_date')} as "createdDate"`,
    from: 'user_notification n',
    where: 'n.owner_id = $1',
  },
  {
    name: 'conversations',
    about: 'Conversations that you are in',
    key: byId('m.id'),
    columns: `m.id, m.owner_id as "groupId", (
        select coalesce(g.name, p.name) from user_group g left join profile p on p.id = g.about_id where g.id = m.owner_id) as name, m.role,
      m.is_archived as "isArchived", m.is_muted as "isMuted", m.is_ignored as "isIgnored", ${at('m.created_date')} as "createdDate"`,
    from: 'group_member m',
    where: 'm.user_id = $1',
  },
  {
    name: 'messages',
    about: 'Messages that you wrote, with their earlier texts',
    key: byId('m.id'),
    columns: `m.id, m.owner_id as "groupId", m.text, (
        select coalesce(json_agg(v.text order by v.id), '[]') from group_message_version v where v.message_id = m.id) as "earlierTexts",
      ${at('m.created_date')} as "createdDate", ${at('m.edited_date')} as "editedDate", ${at('m.deleted_date')} as "deletedDate"`,
    from: 'group_message m',
    where: 'm.author_id = $1 and m.event is null',
  },
  {
    name: 'conversation-changes',
    about:
      'Names that you gave groups, whom you added or removed, by their ids, and when others added or removed you',
    key: byId('m.id'),
    columns: `m.id, m.owner_id as "groupId", m.event->>'kind' as change, m.event->>'personId' as "personId", m.event->>'name' as name,
      coalesce(m.author_id = $1, false) as "isByYou", ${at('m.created_date')} as "createdDate"`,
    from: 'group_message m',
    where: `m.event is not null and (m.author_id = $1 or (m.event->>'personId')::uuid = $1)`,
  },
  {
    name: 'message-reactions',
    about: 'Your reactions to messages',
    key: { column: '(r.message_id || r.emoji)', first: '' },
    columns: `r.message_id as "messageId", r.emoji, ${at('r.created_date')} as "createdDate"`,
    from: 'group_reaction r',
    where: 'r.user_id = $1',
  },
  {
    name: 'devices',
    about: 'Browsers that get your notifications, by their push service',
    key: byId('p.id'),
    columns: `p.id, split_part(p.endpoint, '/', 3) as service, ${at('p.created_date')} as "createdDate", ${at('p.seen_date')} as "lastSeenDate"`,
    from: 'push_subscription p',
    where: 'p.user_id = $1',
  },
  {
    name: 'refused-contacts',
    about: 'People whom you don’t want to hear from, by their ids',
    key: byId('r.refused_id'),
    columns: `r.refused_id as "userId", ${at('r.created_date')} as "createdDate"`,
    from: 'refused_contact r',
    where: 'r.user_id = $1',
  },
  {
    name: 'reports',
    about: 'People whom you reported, by their ids',
    key: byId('r.id'),
    columns: `r.id, r.user_id as "userId", r.reason, r.details, ${at('r.created_date')} as "createdDate"`,
    from: 'user_report r',
    where: 'r.reporter_id = $1',
  },
  ...contactTables,
  ...teamTables,
  {
    name: 'imports',
    about: 'Files that you imported',
    key: byId('i.id'),
    columns: `i.id, i.file_name as "fileName", i.kind, i.state, i.counts, ${at('i.created_date')} as "createdDate",
      ${at('i.imported_date')} as "importedDate"`,
    from: 'import i',
    where: 'i.user_id = $1',
  },
  ...(['image', 'document'] as const).map((table) => ({
    name: `${table}s`,
    about: `${table === 'image' ? 'Images' : 'Documents'} that you uploaded`,
    key: byId('f.id'),
    columns: `f.id, f.name, s.content_type as "contentType", s.bytes, ${at('f.created_date')} as "createdDate",
      ${page('f.owner_id')} as page`,
    from: `${table} f left join stored_file s on s.sha256 = f.sha256`,
    where: '(f.owner_id = $1 or f.uploaded_by = $1)',
  })),
  {
    name: 'boosts',
    about: 'Boosts that you booked',
    key: byId('b.id'),
    columns: `b.id, b.start_date as "startDate", b.end_date as "endDate", ${at('b.created_date')} as "createdDate",
      ${page('b.owner_id')} as page`,
    from: 'boost b',
    where: 'b.created_by = $1',
  },
  {
    name: 'calendars',
    about: 'Calendars that you subscribed to',
    key: byId('c.id'),
    columns: `c.id, ${page('c.owner_id')} as page, c.list_id as "listId", ${at('c.created_date')} as "createdDate"`,
    from: 'calendar_feed c',
    where: 'c.user_id = $1',
  },
  {
    name: 'activity',
    about: 'What you changed, how and when. Changes of other people’s accounts are without what was changed.',
    key: { column: 'a.id', first: '0' },
    columns: `a.id, ${at('a.at')} as at, a.operation, a.owner_id as "ownerId", a.subject_id as "subjectId",
      case when not exists (select from app_user u where u.id = a.owner_id and u.id <> $1) then a.patch end as changes`,
    from: 'audit_log a',
    where: 'a.user_id = $1',
  },
]

/** The pages that the user manages, a file per kind. */
const profilesOf = ({ kind, contract }: ProfileKind): DataTable => ({
  name: `pages-${contract.path.slice(1)}`,
  about: `The ${contract.path.slice(1)} that you manage`,
  key: byId('t.id'),
  columns: fields(contract.item.shape, 't', { distance: 'null' }),
  from: `derived.${kind}_item t`,
  where: `t.deleted_date is null and exists (select from derived.member_item m
    where m.owner_id = t.id and m.user_id = $1 and m.rung = 'manager')`,
})

/** All files of a user's data. */
export const userDataTables = (kinds: readonly ProfileKind[]): DataTable[] => [
  ...ownTables,
  ...kinds.map(profilesOf),
]
