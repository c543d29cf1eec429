import { matchFields, type MatchRequest } from '@app/contract/events/match-request.ts'
import { spaceTypes } from '@app/contract/facilities/space-type-schema.ts'
import { sql } from 'kysely'
import { asJson } from '../../../patterns/columns.ts'
import { isPublic } from '../../../patterns/visibility.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { readCalendars } from '../../facility-mgmt/index.ts'
import { asksForVenue } from '../asking/unsent-requests.ts'
import type { HostNames } from './explain-host.ts'

const { id: _id, createdDate: _createdDate, ...requirement } = spaceTypes.item.shape

/** The fields of an event `e` that decide which hosts fit, as JSON. */
export const requestJson = sql.raw<MatchRequest>(`(${asJson(matchFields, 'e')})::jsonb || jsonb_build_object(
  'requirements', (select coalesce(jsonb_agg(${asJson(requirement, 's')} order by s.created_date, s.id), '[]')
    from space_type s where s.owner_id = e.profile_id),
  'amenities', (select coalesce(jsonb_agg(a.name order by a.name), '[]') from amenity a where a.owner_id = e.profile_id))`)

export async function readRequest(call: Call, id: string): Promise<MatchRequest | undefined> {
  const { rows } = await sql<{ request: MatchRequest }>`
    select ${requestJson} as request from event e where e.profile_id = ${id}`.execute(call.db)
  return rows[0]?.request
}

interface OwnRequest {
  id: string
  name: string
  request: MatchRequest
}

/** Of the events that the caller manages, the next one that asks for a venue: it takes answers, and no host is chosen. */
export async function readNextRequest(call: Call): Promise<OwnRequest | undefined> {
  const { rows } = await sql<OwnRequest>`
    select p.id, p.name, ${requestJson} as request
    from event e join profile p on p.id = e.profile_id
    where e.profile_id in (
        select s.owner_id from derived.staff s where s.user_id = ${signedIn(call).id} and s.rung = 'manager')
      and p.deleted_date is null and derived.takes_answers(p, e)
      and (${asksForVenue} or exists (select from request r where r.id = p.id))
      and not exists (select from lead l where l.request_id = p.id and l.status = 'Won')
    order by e.start_date, e.profile_id limit 1`.execute(call.db)
  return rows[0]
}

/**
 * The leads of a request, or one of them, for which facilities hold days, and the calendars of these facilities, by id. What they hold for it
 * is free for it.
 */
export async function readHeldCalendars(call: Call, requestId: string, leadId?: string) {
  const { rows } = await sql<{ leadId: string; facilityId: string }>`
    select distinct h.lead_id as "leadId", e.owner_id as "facilityId"
    from lead l join bid_hold h on h.lead_id = l.id join calendar_entry e on e.id = h.entry_id
    where l.request_id = ${requestId} and l.id = coalesce(${leadId ?? null}, l.id)`.execute(call.db)
  const facilityIds = [...new Set(rows.map(({ facilityId }) => facilityId))]
  const leadIds = [...new Set(rows.map((row) => row.leadId))]
  return { leadIds, calendars: await readCalendars(call, facilityIds, leadIds) }
}

interface ReadHost {
  names: HostNames
  /** Of its search entry. */
  version: string
}

/** What pages show of hosts, of those that are still public. */
export async function readHosts(call: Call, ids: readonly string[]): Promise<Map<string, ReadHost>> {
  if (ids.length === 0) return new Map()
  const rows = await call.prepared<HostNames & { version: string } & Record<string, unknown>>(
    'matched-hosts',
    `select p.id, p.name, p.city, p.state, p.header_image as "headerImage", e.version,
      derived.request_reach(o) as reach, exists (select from derived.staff s where s.owner_id = p.id) as "isManaged"
    from derived.profile_item p join profile o on o.id = p.id join entry e on e.profile_id = p.id
    where p.id = any($1::uuid[]) and ${isPublic('p')}`,
    [ids],
  )
  return new Map(rows.map(({ version, ...names }) => [names.id, { names, version }]))
}
