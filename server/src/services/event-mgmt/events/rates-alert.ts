import type { events } from '@app/contract/events/event-routes.ts'
import type { RatesAlert } from '@app/contract/events/rates-alert.ts'
import { nothing } from '@app/contract/envelope.ts'
import { sql } from 'kysely'
import { hydrateIds } from '../../../patterns/profile-reads.ts'
import { quotaNamed, requireOwnRoom } from '../../../patterns/quotas.ts'
import { visibleThrough } from '../../../patterns/visibility.ts'
import { conflict } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'
import { eventKind } from './event-kind.ts'

const ofCaller = (call: Call, eventId: string) =>
  sql`event_id = ${eventId} and user_id = ${signedIn(call).id}`

async function read(call: Call, eventId: string): Promise<RatesAlert | null> {
  const { rows } = await sql<{ createdDate: Date }>`
    select created_date as "createdDate" from rates_alert where ${ofCaller(call, eventId)}`.execute(call.db)
  const [found] = rows
  return found ? { createdDate: found.createdDate.toISOString() } : null
}

async function requireComing(call: Call, eventId: string) {
  const { rows } = await sql`select from profile
    where id = ${eventId} and status in ('Completed', 'Cancelled')`.execute(call.db)
  if (rows.length > 0) throw conflict('EVENT_CLOSED', 'This event is over or cancelled.')
}

async function awaitedEvents(call: Call): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from rates_alert a join profile p on p.id = a.event_id join event e on e.profile_id = p.id
    where a.user_id = ${signedIn(call).id} and ${await visibleThrough(eventKind.gate, call)}
    order by e.start_date, p.id`.execute(call.db)
  return rows.map(({ id }) => id)
}

/** Handlers for the caller's wish to be told when an event shows rates of hotels. */
export const ratesAlertHandlers: Handlers<typeof events.ratesAlert> = {
  mine: async (page, call) => hydrateIds(eventKind, call, await awaitedEvents(call), page),
  get: async ({ ownerId }, call) => ({ data: await read(call, ownerId) }),
  put: async ({ ownerId }, call) => {
    const userId = signedIn(call).id
    await requireComing(call, ownerId)
    await requireOwnRoom(call, quotaNamed(call, 'ratesAlerts'), {
      count: sql`select count(*) from rates_alert where user_id = ${userId} and event_id <> ${ownerId}`,
    })
    const { rows } = await sql<{ createdDate: Date; isNew: boolean }>`
      insert into rates_alert as a (event_id, user_id) values (${ownerId}, ${userId})
      on conflict (event_id, user_id) do update set created_date = a.created_date
      returning created_date as "createdDate", xmax = 0 as "isNew"`.execute(call.db)
    const { createdDate, isNew } = rows[0]!
    return createdIf(isNew, { data: { createdDate: createdDate.toISOString() } })
  },
  removeMine: async ({ ownerId }, call) => {
    await sql`delete from rates_alert where ${ofCaller(call, ownerId)}`.execute(call.db)
    return nothing
  },
}
