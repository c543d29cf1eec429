import { sql } from 'kysely'
import { requestFields } from '@app/contract/events/request-fields.ts'
import { fields } from '@app/contract/rules/tell-asked.ts'
import { columnOf } from '../../../patterns/columns.ts'
import type { Call } from '../../../platform/http/call.ts'
import { replaceNames } from './forget-names.ts'

/** The columns of an event that have its organizer's own words. Its name and description are columns of its profile. */
const wordColumns = [
  ...fields
    .filter(({ name, typed }) => (typed === 'text' || typed === 'prose') && name in requestFields)
    .map(({ name }) => columnOf(name)),
  'registration_link',
  'hotel_link',
  'featured_video',
  'cancellation_reason',
]

/** Of its profile. Where it asked for a venue stays: the city and the state. */
const profileColumns = ['description', 'address', 'google_place_id', 'phone', 'email', 'website', 'logo']

const emptied = (columns: readonly string[]) =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} = null`))

/** What others were told about a request: who asked, and what it was called at any time. */
interface NamedRequest {
  id: string
  createdDate: Date
  /** Of the person, as others read it. */
  senderNames: string[]
  /** Of the event. */
  names: string[]
  /** Hosts and facilities that were asked to hold dates for them. */
  pageIds: string[]
  leadUrls: string[]
}

/**
 * The leads of a request `r` with their hosts. Of those from which the organizer withdrew, only the audit log knows, but the hosts keep what
 * they were told.
 */
const everAsked = sql`
  select l.id, l.profile_id as page_id from lead l where l.request_id = r.id
  union
  -- Hosts of a request that began with them, whose entry is theirs. Index audit_log_at.
  select a.subject_id, a.owner_id from audit_log a
  where a.id > 0 and a.at between r.created_date and r.created_date + interval '1 minute'
    and a.patch->0->'value'->>'requestId' = r.id::text
  union
  select a.subject_id, (a.patch->0->'value'->>'profileId')::uuid from audit_log a
  where a.owner_id = r.id and a.subject_id is not null and a.patch->0->>'path' = '' and a.patch->0->'value'->>'status' = 'Open'
    and a.patch->0->'value'->>'profileId' is not null`

/** The requests of a user with the names that they had, which the audit log keeps. */
export async function readNamedRequests({ db }: Call, userId: string): Promise<NamedRequest[]> {
  const { rows } = await sql<NamedRequest>`
    select r.id, r.created_date as "createdDate",
      array_remove(array[r.name, r.organization], null) as "senderNames",
      array(
        select p.name union
        select case when o->>'path' = '/name' then o->>'value' else o->'value'->>'name' end
        from audit_log a cross join jsonb_array_elements(a.patch) o
        where a.owner_id = r.id and a.subject_id is null and o->>'path' in ('/name', '')
          and jsonb_typeof(case when o->>'path' = '/name' then o->'value' else o->'value'->'name' end) = 'string') as names,
      array(select s.page_id from unnest(asked.page_ids) as s (page_id) union
        select h.facility_id from hold_request h join lead l on l.id = h.lead_id where l.request_id = r.id union
        select d.owner_id from facility_destination d where d.destination_id = any(asked.page_ids)) as "pageIds",
      asked.urls as "leadUrls"
    from request r join profile p on p.id = r.id cross join lateral (
      select coalesce(array_agg(distinct s.page_id), '{}') as page_ids, coalesce(array_agg(distinct '/leads/' || s.id), '{}') as urls
      from (${everAsked}) as s) asked
    where r.user_id = ${userId}`.execute(db)
  return rows
}

/** Removes what somebody wrote in requests that nobody else manages, and takes their name out of what hosts were told of any. */
export async function forgetRequests(call: Call, userId: string, requests: readonly NamedRequest[]) {
  const newNames = await emptyRequests(call, userId)
  const ids = [...newNames.keys()]
  await sql`update lead set message = null where request_id = any(${ids}::uuid[])`.execute(call.db)
  await sql`delete from lead_note where side = 'sender' and lead_id in (
    select id from lead where request_id = any(${ids}::uuid[]))`.execute(call.db)
  // Alerts compare with it what changes next. Nobody is alerted of a private event.
  await sql`delete from compared_entry where profile_id = any(${ids}::uuid[])`.execute(call.db)
  // The files that came with a request may have a letterhead.
  for (const table of ['image', 'document'])
    await sql`delete from ${sql.table(table)} where owner_id = any(${ids}::uuid[])`.execute(call.db)
  await sql`delete from event_place where owner_id = any(${ids}::uuid[]) and profile_id is null`.execute(
    call.db,
  )
  for (const [table, columns] of ownNotes)
    await sql`update ${sql.table(table)} set ${emptied(columns)} where owner_id = any(${ids}::uuid[])`.execute(
      call.db,
    )
  await sql`update audit_log set patch = null, before = null where owner_id = any(${ids}::uuid[])`.execute(
    call.db,
  )
  for (const { id, createdDate: since, senderNames, names, pageIds, leadUrls } of requests) {
    const to = newNames.get(id)
    // The name of an event may have that of a person in it.
    const renamings = [
      ...senderNames.map((from) => ({ from, to: 'A former member' })),
      ...(to === undefined ? [] : names.map((from) => ({ from, to }))),
    ].toSorted((a, b) => b.from.length - a.from.length)
    await replaceNames(call, { userId, pageIds, leadUrls, since, renamings })
  }
}

/** What an organizer noted beside the rows of a request. */
const ownNotes: [string, string[]][] = [
  ['event_cost', ['note']],
  ['event_place', ['note']],
  ['event_hotel', ['note', 'booking_link']],
  ['space_type', ['additional_features']],
]

/** Returns the new names by the ids of the requests. */
async function emptyRequests({ db }: Call, userId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    with forgotten as (
      update profile p set ${emptied(profileColumns)},
        name = coalesce(nullif(e.sports_list[1], 'Other') || ' event', 'Request of a former member')
      from event e where e.profile_id = p.id and p.id in (select id from request where user_id = ${userId}) and e.category = 'Private'
        and not exists (select from member m where m.owner_id = p.id and m.user_id <> ${userId})
      returning p.id, p.name),
    emptied as (
      update event e set ${emptied(wordColumns)} from forgotten f where e.profile_id = f.id)
    select id, name from forgotten`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
