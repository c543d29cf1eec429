import { sql } from 'kysely'
import type { AskedEvent } from '@app/contract/events/asked-event.ts'
import { bidTotal } from '@app/contract/rules/bid-total.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { hostEndings } from '@app/contract/rules/lead-endings.ts'
import { askedByEventNames } from '@app/contract/rules/request-names.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import { workOnNext } from '../../../platform/work-on-next.ts'
import { startWorkQueue } from '../../../platform/work-queue.ts'
import type { AnyDatabase, Database } from '../../../tables/tables.ts'
import { askedColumns, askedRows } from '../../../patterns/asked-columns.ts'
import { readWanted } from '../bids/event-costs.ts'
import { leadsOnOtherDays } from '../bids/held-entries.ts'
import { isWaiting, lockEndedLeads, type EndedLead } from '../endings/ended-leads.ts'
import { tellHost } from '../endings/tell-ending.ts'
import { askedChanges, type AskedOfHosts } from './asked-changes.ts'

interface Kept {
  requestId: string
  /** By the names of a request. */
  before: Pick<AskedOfHosts, 'costs'> & { asked: AskedEvent }
  createdDate: Date
}

/** Tells the hosts of a request that changed. Returns whether there was one whose changes are due. */
const tellNext = (db: Database): Promise<boolean> =>
  workOnNext<Kept>(db, {
    async take(trx) {
      const { rows } = await sql<Kept>`
        delete from request_change where request_id = (
          select request_id from request_change where due_date <= now() order by due_date limit 1 for update skip locked)
        returning request_id as "requestId", before, created_date as "createdDate"`.execute(trx)
      return rows[0]
    },
    work: tellChanges,
    postpone: ({ requestId }) =>
      sql`update request_change set due_date = now() + interval '10 minutes' where request_id = ${requestId}`,
  })

/**
 * Tells hosts that wait or were chosen what changed since, each once. Those that were asked meanwhile read what is asked now, and those whose days
 * an event no longer has were told of its dates when it moved.
 */
async function tellChanges(db: AnyDatabase, { requestId, before: kept, createdDate }: Kept) {
  const before = { ...kept, asked: askedByEventNames(kept.asked) }
  const now = await readAsked(db, requestId)
  if (now === undefined) return
  const leads = await lockEndedLeads(
    db,
    sql`r.id = ${requestId} and r.email <> ${removedAddress} and l.status in ('Open', 'Interested', 'Won') and l.created_date < ${createdDate}
      and (l.ended is null or l.ended <> all (${[...hostEndings]}))`,
  )
  const moved = isMoved(before, now)
    ? await leadsOnOtherDays(
        { db },
        leads.map(({ id }) => id),
      )
    : undefined
  for (const lead of leads) {
    const changes = askedChanges(before, now, moved?.has(lead.id) ? ['startDate'] : [])
    if (changes.length === 0) continue
    await tellHost({ db, user: null }, lead, {
      kind: 'request-changed',
      title: `${lead.contactName} changed the request for ${lead.name}`,
      contents: `For ${lead.hostName}. ${changes.join('; ')}. ${await adviceFor(db, lead)}`.trim(),
    })
  }
}

const isMoved = ({ asked: before }: AskedOfHosts, { asked: now }: AskedOfHosts) =>
  before.startDate !== now.startDate || before.endDate !== now.endDate

/** What is asked now. Undefined once nobody is asked anymore. */
async function readAsked(db: AnyDatabase, requestId: string): Promise<AskedOfHosts | undefined> {
  const { rows } = await sql<AskedOfHosts['asked']>`
    select ${askedColumns} from ${askedRows}
    where r.id = ${requestId} and p.status not in ('Cancelled', 'Completed')`.execute(db)
  const [asked] = rows
  return asked && { asked, costs: (await readWanted(db, requestId)).costs }
}

type StoredOffer = Parameters<typeof bidTotal>[0] & { confirmedTotal: number }

/** What a host does next. Its offer may cost the organizer something else than it saw. */
async function adviceFor(db: AnyDatabase, { id, requestId, ...lead }: EndedLead): Promise<string> {
  if (!isWaiting(lead)) return 'You were chosen for it: write to the organizer if it no longer fits.'
  const { rows } = await sql<StoredOffer>`
    select start_date::text as "startDate", end_date::text as "endDate", rent::float as rent, fees::float as fees,
      live_stream_cost::float as "liveStreamCost", grant_amount::float as "grantAmount", included, rebate::float as rebate, hotel_rooms as "hotelRooms",
      confirmed_total::float as "confirmedTotal" from bid where lead_id = ${id}`.execute(db)
  const [offer] = rows
  if (offer === undefined) return ''
  const { total } = bidTotal(offer, await readWanted(db, requestId))
  return total === offer.confirmedTotal
    ? 'Check whether your offer still holds.'
    : `The organizer sees ${dollars(total)} for your offer now, not ${dollars(offer.confirmedTotal)}: send it again to confirm it, or change it.`
}

/** Tells all changes that are due. */
export async function tellAllChanges(db: Database) {
  while (await tellNext(db));
}

interface Parts {
  /** For writes. */
  db: Database
  log: Parameters<typeof startWorkQueue>[0]['log']
}

/** Tells hosts of changes once their organizer has stopped making them. Polls, because the changes are due later. */
export const startChangeQueue = ({ db, log }: Parts) =>
  startWorkQueue({
    retryMs: 30_000,
    doNext: () => tellNext(db),
    log,
    name: 'changes of requests',
  })
