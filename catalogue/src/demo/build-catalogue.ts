import type { ProfileKindName } from '@app/contract/owners.ts'
import type pg from 'pg'
import type { Log } from '../log.ts'
import type { DemoKind } from './demo-kind.ts'
import { isCatalogueBuilt, recordBuild } from './catalogue-build.ts'
import { demoBusinesses } from './businesses/business-rows.ts'
import { demoCompanies } from './companies/company-rows.ts'
import { computeFreeDays, withoutFreeDays } from './calendars/compute-free-days.ts'
import { calendarTables, writeCalendars } from './calendars/write-calendars.ts'
import { conversationRows } from './conversations/conversation-rows.ts'
import { demoDestinations } from './destinations/destination-rows.ts'
import { writeGuides } from './destinations/write-guides.ts'
import { demoEvents } from './events/event-rows.ts'
import { demoFacilities } from './facilities/facility-rows.ts'
import { demoHotels } from './hotels/hotel-rows.ts'
import { writeBlocks } from './hotels/write-blocks.ts'
import { writeEditions } from './hotels/write-editions.ts'
import { writeSpecials } from './hotels/write-specials.ts'
import { demoOrganizations } from './organizations/organization-rows.ts'
import { writeAsks } from './memberships/write-asks.ts'
import { holdBids } from './requests/hold-bids.ts'
import { demoRequests } from './requests/request-rows.ts'
import { readTowns } from './places/towns.ts'
import { noRows, tables } from './rows/columns.ts'
import { peopleRows } from './rows/people-rows.ts'
import { writeStories, type RenderText } from './stories/write-stories.ts'
import { newWorld } from './world.ts'
import { writeSearches } from './visits/write-searches.ts'
import { writeVisits } from './visits/write-visits.ts'
import { writeRows } from './write-rows.ts'

export interface CatalogueOptions {
  /** Facilities; 15,500 by default. The other kinds are scaled in proportion. */
  count?: number
  /** Calendar date that boosts, promotions and events are laid around. Everything else is the same whenever it is built. */
  today: string
  log: Log
  /** Without it, the catalogue has no stories. */
  renderStory?: RenderText
  /** Called with the number of profiles done and their total. */
  progress?: (done: number, total: number) => void
  /** Called with what is written after the profiles. */
  step?: (name: string) => void
}

/** In build order: destinations link to facilities, companies to hotels and businesses, events to all of these. */
const kinds: readonly DemoKind[] = [
  demoFacilities,
  demoDestinations,
  demoHotels,
  demoBusinesses,
  demoCompanies,
  demoOrganizations,
  demoEvents,
  demoRequests,
]

const usualCount = 15_500
const chunkSize = 500

/**
 * Builds the demo catalogue unless it exists. It is one transaction, so a crash leaves nothing, and of two servers that
 * start together only one builds it. The same count gives the same rows on every machine.
 */
export async function buildCatalogue(pool: pg.Pool, options: CatalogueOptions): Promise<void> {
  if (await isCatalogueBuilt(pool)) return
  const started = performance.now()
  const client = await pool.connect()
  let profiles: number | undefined
  try {
    await client.query('begin')
    await client.query('lock table catalogue_build in share row exclusive mode')
    if (!(await isCatalogueBuilt(client))) profiles = await buildOn(client, options)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
  if (profiles === undefined) return
  options.log.info(
    { profiles, seconds: Math.round((performance.now() - started) / 100) / 10 },
    'demo catalogue built',
  )
}

/** Returns the number of profiles. */
async function buildOn(
  client: pg.ClientBase,
  { count = usualCount, today, progress, step, renderStory }: CatalogueOptions,
): Promise<number> {
  await client.query("set local app.bulk = 'on'")
  const world = newWorld(today)
  const users = peopleRows([...world.reviewers, ...world.staff])
  await writeRows(client, [{ ...noRows(), users, owners: users.map(({ id }) => ({ id, kind: 'user' })) }])

  await writeRows(client, conversationRows(today))

  const towns = readTowns()
  const planned = kinds.map(({ kind, plan }) => ({
    kind,
    plan: plan(count, towns, world),
    ids: [] as string[],
  }))
  const total = planned.reduce((sum, { plan }) => sum + plan.length, 0)
  let done = 0
  let writing = Promise.resolve()
  for (const { plan, ids } of planned)
    for (let from = 0; from < plan.length; from += chunkSize) {
      const parts = plan.slice(from, from + chunkSize).map((rowsOfProfile) => rowsOfProfile())
      ids.push(...parts.flatMap(({ profiles }) => profiles.map(({ id }) => String(id))))
      // Overlaps generating this chunk with inserting the previous one.
      await writing
      writing = writeRows(client, parts)
      writing.catch(() => {})
      progress?.(done, total)
      done += parts.length
    }
  await writing
  progress?.(total, total)
  step?.('calendars')
  await client.query(withoutFreeDays)
  await writeCalendars(client, world, count)
  // Without statistics the planner would compare every bid, and every entry, with all rows of these tables.
  await client.query(
    `analyze ${[...new Set([...Object.values(tables).map(({ table }) => table), ...calendarTables])].join(', ')}`,
  )
  await client.query(holdBids, [today])
  const editions = await writeEditions(client, today)
  await writeBlocks(client, today)
  await writeSpecials(client, today)
  step?.('visits')
  await writeVisits(client, today)
  await writeSearches(client, today)
  await writeAsks(client, today)
  await writeGuides(client, today)
  if (renderStory) await writeStories(client, today, renderStory)
  step?.('search')
  await computeFreeDays(client)
  for (const { kind, ids } of planned) await refreshEntries(client, kind, ids)
  await refreshEntries(client, 'event', editions)
  await client.query('analyze entry')
  const profiles = total + editions.length
  await recordBuild(client, profiles, today)
  return profiles
}

/** Larger batches send 'facility:all' instead of ids; PostgreSQL drops the duplicates of a transaction. */
const leastForAll = 3001

async function refreshEntries(client: pg.ClientBase, kind: ProfileKindName, ids: readonly string[]) {
  const batches = Math.max(1, Math.floor(ids.length / leastForAll))
  const size = Math.ceil(ids.length / batches)
  for (let from = 0; from < ids.length; from += size)
    await client.query('select derived.refresh_entries($1)', [ids.slice(from, from + size)])
  await client.query("select pg_notify('profile', $1)", [`${kind}:all`])
}
