import { EventDraft, type EventCopy } from '@app/contract/events/event-schema.ts'
import { addDays, countDays, lastDay } from '@app/contract/rules/calendar-date.ts'
import { splitContact } from '@app/contract/rules/request-contact.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { readProfile } from '../../../patterns/profile-reads.ts'
import { createProfile, lockDraft, managesParent } from '../../../patterns/profile-writes.ts'
import type { ResolveLocation } from '../../../patterns/resolve-location.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { parsed } from '../../../platform/http/json-text.ts'
import { eventKind } from './event-kind.ts'

interface Copied {
  table: string
  columns: readonly string[]
  /** Columns that move with the dates of the event. */
  dates?: readonly string[]
  /** Which rows, if not all. */
  only?: string
}

/** The collections that the copy has too, besides its sports, which are a field. */
const copiedCollections: readonly Copied[] = [
  { table: 'amenity', columns: ['name'] },
  { table: 'space_type', columns: ['name', 'surface', 'count', 'location', 'additional_features'] },
  {
    table: 'event_place',
    columns: ['profile_id', 'name', 'address', 'city', 'state', 'lat', 'lng', 'note'],
  },
  { table: 'event_hotel', columns: ['hotel_id', 'booking_link', 'note'] },
  {
    table: 'event_setting',
    columns: ['is_hotel_link_ignored', 'hotel_live_rates_enabled'],
    dates: ['hotel_live_rates_visible_after', 'hotel_specials_hidden_after'],
  },
  { table: 'image', columns: ['name', 'sort', 'sha256', 'created_by'], only: 'item_id is null' },
  { table: 'document', columns: ['name', 'sort', 'sha256', 'is_plan', 'created_by'] },
]

/** Copies an event into a new draft of the caller. Likes, boosts, the team and leads stay behind. */
export const cloneEvent =
  (resolveLocation: ResolveLocation) =>
  async ({ id, data }: { id: string; data: z.output<typeof EventCopy> }, call: Call) => {
    const { isActive: _isActive, ...draft } = (await lockDraft<LockedDraft>(eventKind, call, id)).draft
    const days = data.startDate === undefined ? 0 : daysFrom(draft.startDate, data.startDate)
    const endDate = addDays(draft.endDate, days)
    if (endDate > lastDay)
      throw invalidField('data/startDate', `must be earlier: the copy would end after ${lastDay}`)
    const moved = (day: string | null) => day && addDays(day, days)
    const created = await createProfile(eventKind, resolveLocation, call, {
      ...draft,
      // Somebody who manages only the event keeps a copy without the organization.
      parentId:
        draft.parentId !== null && (await managesParent(call, draft.parentId)) ? draft.parentId : null,
      name: data.name ?? draft.name,
      status: 'Draft',
      isClosed: false,
      cancellationReason: null,
      description: copiedDescription(draft),
      startDate: addDays(draft.startDate, days),
      endDate,
      entryDeadline: moved(draft.entryDeadline),
      responseDeadline: moved(draft.responseDeadline),
      decisionDate: moved(draft.decisionDate),
    })
    const copyId = parsed(created).data.id
    await sql`update event c set is_request = e.is_request from event e
      where c.profile_id = ${copyId} and e.profile_id = ${id}`.execute(call.db)
    for (const collection of copiedCollections) await copy(call, collection, { from: id, to: copyId, days })
    return readProfile(eventKind, call, copyId)
  }

/** Whom hosts write to about a request stays with it: the copy may be for more people. */
const copiedDescription = ({ category, description }: Pick<LockedDraft, 'category' | 'description'>) =>
  category === 'Marketed' ? description : (splitContact(description).description ?? null)

type LockedDraft = z.output<typeof EventDraft> & { isActive: boolean }

const daysFrom = (from: string, to: string) => countDays(from, to) - 1

async function copy(
  call: Call,
  { table, columns, dates = [], only = 'true' }: Copied,
  { from, to, days }: { from: string; to: string; days: number },
) {
  const names = sql.join([...columns, ...dates].map((name) => sql.ref(name)))
  const values = sql.join([
    ...columns.map((name) => sql.ref(name)),
    ...dates.map((name) => sql`${sql.ref(name)} + ${days}::integer`),
  ])
  await sql`insert into ${sql.table(table)} (id, owner_id, ${names})
    select uuidv7(), ${to}, ${values} from ${sql.table(table)}
    where owner_id = ${from} and ${sql.raw(only)} order by created_date, id`.execute(call.db)
}
