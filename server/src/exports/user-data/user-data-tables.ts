import type { ProfileKind } from '../../patterns/profile-kind.ts'
import { fields } from '../../patterns/columns.ts'

/** A file with a line of JSON per row. */
export interface DataTable {
  /** Of the file, without its ending. */
  name: string
  /** What the rows are, in words. */
  about: string
  /** SQL that identifies a row, and orders them. Reading goes on after the last one. */
  key: { column: string; first: string }
  /** SQL of the fields, the table, and the condition that a row is of the user `$1`. */
  columns: string
  from: string
  where: string
}

const nilId = '00000000-0000-0000-0000-000000000000'
const byId = (column: string) => ({ column, first: nilId })
const at = (column: string) => `derived.instant(${column})`
/** The page that a row is about, which is public or was of interest to the user. */
const page = (column: string) =>
  `(select json_build_object('kind', p.kind, 'id', p.id, 'name', p.name) from profile p where p.id = ${column})`

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
    columns: `m.id, m.owner_id as "groupId", (select g.name from user_group g where g.id = m.owner_id) as name, m.role,
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
    where: 'm.author_id = $1',
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
    key: byId('q.id'),
    columns: `q.id, q.name, q.email, q.organization, q.event, q.sport, q.start_date as "startDate", q.end_date as "endDate", q.months,
      q.space_type as "spaceType", q.space_count as "spaceCount", q.people, q.urgency, q.message, ${at('q.created_date')} as "createdDate",
      ${at('q.confirmed_date')} as "confirmedDate", (
        select coalesce(json_agg(json_build_object('host', ${page('d.profile_id')}, 'status', d.status) order by d.id), '[]')
        from lead d where d.request_id = q.id) as hosts`,
    from: 'request q',
    where: 'q.user_id = $1',
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
    about: 'What you changed, and when',
    key: { column: 'a.id', first: '0' },
    columns: `a.id, ${at('a.at')} as at, a.operation, a.owner_id as "ownerId", a.subject_id as "subjectId"`,
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

/** A part of the rows after the key `$2`, as JSON. */
export const batchStatement = ({ key, columns, from, where }: DataTable, size: number) => `
  select (${key.column})::text as key, (select row_to_json(j) from (select ${columns}) j)::text as item
  from ${from} where ${where} and ${key.column} > $2 order by ${key.column} limit ${size}`
