import { sql } from 'kysely'
import { eventEndings, type LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { audit, type Audited } from '../../../patterns/audit.ts'
import { changeCalendar, lockEntries, ringTeam } from '../../facility-mgmt/index.ts'

/** A page with something to hold for a lead. */
export interface Holder {
  leadId: string
  ownerId: string
}

/** An entry that the calendar of a page has for a lead. */
export interface HeldFor extends Holder {
  entryId: string
}

type EntryKind = 'Hold' | 'Booking'

/** The entries of calendars that these leads have, in the order in which calendars are locked. */
export async function heldFor(
  { db }: Pick<Audited, 'db'>,
  leadIds: readonly string[],
  kinds: readonly EntryKind[] = ['Hold', 'Booking'],
): Promise<HeldFor[]> {
  const { rows } = await sql<HeldFor>`
    select h.lead_id as "leadId", c.owner_id as "ownerId", c.id as "entryId"
    from bid_hold h join calendar_entry c on c.id = h.entry_id
    where h.lead_id = any(${leadIds}::uuid[]) and c.kind = any(${[...kinds]}) order by c.owner_id, c.id`.execute(
    db,
  )
  return rows
}

/** The pages whose calendars have something for these leads, and facilities that their destinations asked for some. */
export async function holdersOf({ db }: Pick<Audited, 'db'>, leadIds: readonly string[]) {
  const { rows } = await sql<Holder>`
    select h.lead_id as "leadId", c.owner_id as "ownerId" from bid_hold h join calendar_entry c on c.id = h.entry_id
    where h.lead_id = any(${leadIds}::uuid[])
    union select lead_id, facility_id from hold_request where lead_id = any(${leadIds}::uuid[]) order by 2, 1`.execute(
    db,
  )
  return rows
}

/** The ids of the entries by their calendar, in the order in which calendars are locked. */
export const byCalendar = (entries: readonly HeldFor[]) =>
  [...Map.groupBy(entries, ({ ownerId }) => ownerId)].map(([ownerId, own]) => ({
    ownerId,
    ids: own.map(({ entryId }) => entryId),
  }))

async function remove(call: Audited, entries: readonly HeldFor[]) {
  for (const { ownerId, ids } of byCalendar(entries))
    await changeCalendar(call, ownerId, {
      action: 'removed',
      before: await lockEntries(call, ownerId, ids),
      after: [],
    })
  return entries
}

/** Takes what these leads hold or have booked out of the calendars. */
export const release = async (call: Audited, leadIds: readonly string[]) =>
  remove(call, await heldFor(call, leadIds))

/** Takes what these leads hold out of the calendars, or out of that of one page. What is booked stays. */
export async function releaseHolds(
  call: Audited,
  leadIds: readonly string[],
  ownerId?: string,
): Promise<readonly HeldFor[]> {
  const holds = await heldFor(call, leadIds, ['Hold'])
  return remove(call, ownerId === undefined ? holds : holds.filter((hold) => hold.ownerId === ownerId))
}

/**
 * Asks hosts to release what is booked for these leads and isn't over. Of an event that moved, only what lies outside of its dates, whose
 * other bookings are no longer asked about. What has to move is asked about as that, because it still has to once the event is back.
 */
export async function askToRelease(
  call: Audited,
  leadIds: readonly string[],
  reason: LeadEnding,
): Promise<readonly HeldFor[]> {
  const isMoved = reason === 'EventMoved'
  if (isMoved) await changeQuestion(call, leadIds, { from: [reason], to: null })
  const { rows } = await sql<HeldFor>`
    update calendar_entry c set release = case c.release when 'EventMoved' then c.release else ${reason} end
    from bid_hold h join lead l on l.id = h.lead_id join event e on e.profile_id = l.request_id
    where h.entry_id = c.id and h.lead_id = any(${leadIds}::uuid[]) and c.kind = 'Booking' and c.ends > now()
      and (not ${isMoved}::boolean or not ${isWithinEvent})
    returning h.lead_id as "leadId", c.owner_id as "ownerId", c.id as "entryId"`.execute(call.db)
  await showChange(call, rows)
  return rows
}

/** Whether an entry `c` lies on days of the event `e` or of its setup, by the clock of its page. A night belongs to the day on which it begins. */
const isWithinEvent = sql`(
  select c.starts >= (e.start_date - coalesce(e.setup_days, 0))::timestamp at time zone z.zone
    and c.ends <= (e.end_date + 1)::timestamp at time zone z.zone + interval '6 hours'
  from (select coalesce((select f.time_zone from facility f where f.profile_id = c.owner_id), 'UTC') as zone) z)`

/** Those of these leads that hold, booked or offered other days than those of their event, or have nothing to compare with them. */
export async function leadsOnOtherDays({ db }: Pick<Audited, 'db'>, leadIds: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select l.id from lead l join event e on e.profile_id = l.request_id left join bid b on b.lead_id = l.id
    cross join lateral (select count(*) as n, count(*) filter (where not ${isWithinEvent}) as outside
      from bid_hold h join calendar_entry c on c.id = h.entry_id where h.lead_id = l.id and c.ends > now()) held
    where l.id = any(${leadIds}::uuid[]) and case when held.n > 0 then held.outside > 0
      when b.lead_id is not null then b.start_date < e.start_date or b.end_date > e.end_date
      else l.status = 'Won' end`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What is booked for these leads is needed again, or asked about for another ending of its event that lasts. */
export const confirmBookings = (call: Audited, leadIds: readonly string[], lasting: LeadEnding | null) =>
  changeQuestion(call, leadIds, { from: eventEndings, to: lasting })

async function changeQuestion(
  call: Audited,
  leadIds: readonly string[],
  { from, to }: { from: readonly LeadEnding[]; to: LeadEnding | null },
): Promise<readonly HeldFor[]> {
  const { rows } = await sql<HeldFor>`
    update calendar_entry c set release = ${to} from bid_hold h
    where h.entry_id = c.id and h.lead_id = any(${leadIds}::uuid[]) and c.release = any(${[...from]})
      and c.release is distinct from ${to}
    returning h.lead_id as "leadId", c.owner_id as "ownerId", c.id as "entryId"`.execute(call.db)
  await showChange(call, rows)
  return rows
}

async function showChange(call: Audited, entries: readonly HeldFor[]) {
  for (const { ownerId, ids } of byCalendar(entries)) {
    await audit(call, ownerId, ids[0] ?? null, undefined)
    await ringTeam(call, ownerId)
  }
}
