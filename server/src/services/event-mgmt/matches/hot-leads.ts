import { sql } from 'kysely'
import type { HotLead } from '@app/contract/events/hot-leads.ts'
import { isPublic } from '../../../patterns/visibility.ts'
import type { Call } from '../../../platform/http/call.ts'
import { stepper } from '../../../platform/heavy-work/next-round.ts'
import { freeDays } from './explain-host.ts'
import { openRequests, type FindMatching } from './host-side.ts'
import type { MatchEngine } from './match-engine.ts'
import { fitOf } from './match-hosts.ts'
import { rankHosts } from './rank-hosts.ts'

const mostShown = 20

/** What a host could win: requests that fit and weren't sent to it, and organizations that follow it, best first. */
export async function hotLeads(
  engine: MatchEngine,
  findMatching: FindMatching,
  ownerId: string,
  call: Call,
): Promise<HotLead[]> {
  const venues = await readVenues(call, ownerId)
  const found = [
    ...(await listedRequests(engine, findMatching, { ownerId, venues }, call)),
    ...(await followingOrganizations(call, ownerId, venues)),
  ]
  return found
    .toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1) || (a.id < b.id ? -1 : 1))
    .slice(0, mostShown)
}

interface Venue {
  id: string
  /** Null for the page itself. */
  name: string | null
}

/** The page itself, and the facilities of a destination. */
async function readVenues(call: Call, ownerId: string): Promise<Venue[]> {
  const { rows } = await sql<Venue>`
    select ${ownerId}::uuid as id, null as name
    union all
    select f.id, f.name from facility_destination d join profile f on f.id = d.owner_id
    where d.destination_id = ${ownerId} and d.is_accepted and ${sql.raw(isPublic('f'))}`.execute(call.db)
  return rows
}

async function listedRequests(
  engine: MatchEngine,
  findMatching: FindMatching,
  { ownerId, venues }: { ownerId: string; venues: readonly Venue[] },
  call: Call,
): Promise<HotLead[]> {
  const indexes = engine.indexes()
  const nameOf = new Map(
    venues.flatMap(({ id, name }) => {
      const row = indexes.facilities.rowOf.get(id)
      return row === undefined ? [] : [[row, name] as const]
    }),
  )
  const { rows: sent } = await sql<{ id: string }>`
    select request_id as id from lead where profile_id = ${ownerId}`.execute(call.db)
  const known = new Set(sent.map(({ id }) => id))
  const leads: HotLead[] = []
  const endStep = stepper()
  for (const { id, name, startDate, endDate, isListed, request } of await openRequests(call)) {
    if (!isListed || known.has(id)) continue
    await endStep()
    const matching = await findMatching(request)
    if (matching === null) continue
    const matcher = engine.matcherOf(matching)
    const fits = [...nameOf.keys()].flatMap((row) => {
      const fit = fitOf(matcher, row)
      return fit === null ? [] : [fit]
    })
    const [best] = await rankHosts(indexes, matcher, fits, { offset: 0, take: 1 })
    if (best === undefined) continue
    leads.push({
      kind: 'event',
      id,
      name,
      score: best.score,
      startDate,
      endDate,
      ...freeDays(matcher, best),
      isFree: best.isFree,
      needed: matcher.need.count,
      own: matcher.need.count === null ? null : Math.min(best.own, matcher.need.count),
      facilityName: nameOf.get(best.row) ?? null,
      events: 0,
      sports: [],
    })
  }
  return leads
}

const ofNoEvent = {
  startDate: null,
  endDate: null,
  from: null,
  to: null,
  needed: null,
  own: null,
  isFree: false,
  facilityName: null,
}

/**
 * Public organizations with a manager who follows the page openly. Following counts 20, a sport that both have 40, and each event to
 * come 10, up to 40.
 */
async function followingOrganizations(call: Call, ownerId: string, venues: readonly Venue[]) {
  const ids = venues.map(({ id }) => id)
  const { rows } = await sql<Pick<HotLead, 'id' | 'name' | 'events' | 'sports'>>`
    select o.id, o.name, count(*) filter (where e.profile_id is not null)::int as events,
      coalesce((select json_agg(distinct s.name order by s.name) from sport s where s.owner_id = any(${ids}::uuid[])
        and exists (select from event x join profile xp on xp.id = x.profile_id
          where xp.parent_id = o.id and ${sql.raw(isPublic('xp'))} and s.name = any(x.sports_list))), '[]') as sports
    from profile o
    left join (profile p join event e on e.profile_id = p.id and not e.is_closed and e.end_date >= derived.today())
      on p.parent_id = o.id and ${sql.raw(isPublic('p'))}
    where o.kind = 'organization' and ${sql.raw(isPublic('o'))} and exists (
      select from reaction r join app_user u on u.id = r.user_id and u.is_visible and u.blocked_date is null
      join derived.staff s on s.owner_id = o.id and s.user_id = u.id and s.rung = 'manager'
      where r.owner_id = ${ownerId}
        and not exists (select from derived.staff own where own.owner_id = ${ownerId} and own.user_id = u.id))
    group by o.id order by events desc, o.id limit ${mostShown}`.execute(call.db)
  return rows.map(({ events, sports, ...organization }): HotLead => ({
    ...organization,
    ...ofNoEvent,
    kind: 'organization',
    events,
    sports,
    score: 20 + (sports.length > 0 ? 40 : 0) + Math.min(40, events * 10),
  }))
}
