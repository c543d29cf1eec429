import { sql } from 'kysely'
import { calendarSpaces } from '@app/contract/calendar/space-schema.ts'
import type { CalendarSpaceDraft } from '@app/contract/calendar/space-schema.ts'
import type * as z from 'zod'
import type { PatchOperation } from '@app/contract/route.ts'
import { v7 as newId } from 'uuid'
import {
  childHandlers,
  createChild,
  getChild,
  removeChild,
  updateChild,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { parsed } from '../../../platform/http/json-text.ts'
import { recordChange, ringTeam } from './change-calendar.ts'
import { divide, join } from './divide-space.ts'

const children = { table: 'calendar_space', collection: calendarSpaces }

/** A space without parts has one unit. */
const unitCount = (parts: readonly string[]) => Math.max(parts.length, 1)

export const spaceHandlers = {
  ...childHandlers(children),

  create: async ({ ownerId, data }: Owned & { data: z.output<typeof CalendarSpaceDraft> }, call: Call) => {
    const { id } = parsed(await createChild(children, call, ownerId, data)).data
    await addUnits(call, ownerId, id, 0, unitCount(data.parts))
    await ringTeam(call, ownerId)
    return getChild(children, call, ownerId, id)
  },

  update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
    const { name, parts } = parsed(await updateChild(children, call, ownerId, id, patch)).data
    const wanted = unitCount(parts)
    const { rows } = await sql<{ id: string }>`
      select id from calendar_unit where space_id = ${id} and retired_date is null order by position`.execute(
      call.db,
    )
    const units = rows.map((unit) => unit.id)
    if (wanted > units.length)
      await divide(call, units, await addUnits(call, ownerId, id, units.length, wanted))
    if (wanted < units.length) await join(call, units.slice(0, wanted), units.slice(wanted))
    if (wanted !== units.length)
      await recordChange(call, ownerId, { action: wanted > units.length ? 'divided' : 'joined', title: name })
    await ringTeam(call, ownerId)
    return getChild(children, call, ownerId, id)
  },

  remove: async ({ ownerId, id }: OwnedItem, call: Call) => {
    const ofSpace = sql`select o.entry_id from calendar_occupancy o join calendar_unit u on u.id = o.unit_id
      where u.space_id = ${id} and u.owner_id = ${ownerId}`
    await sql`select from calendar_unit where space_id = ${id} and owner_id = ${ownerId} order by id for update`.execute(
      call.db,
    )
    const { rows } = await sql`
      select from calendar_entry where id in (${ofSpace}) and ends > now() limit 1`.execute(call.db)
    if (rows.length > 0)
      throw conflict('SPACE_IN_USE', 'This space has coming dates. Move or remove them first.')
    // Past entries are removed with the space, unless they also have other spaces.
    await sql`delete from calendar_entry e where e.id in (${ofSpace}) and not exists (
      select from calendar_occupancy o join calendar_unit u on u.id = o.unit_id and u.space_id <> ${id} where o.entry_id = e.id)`.execute(
      call.db,
    )
    const reply = await removeChild(children, call, ownerId, id)
    await ringTeam(call, ownerId)
    return reply
  },
}

/** Adds the units from one position to before another, and returns their ids. */
async function addUnits(call: Call, ownerId: string, spaceId: string, from: number, to: number) {
  const units = Array.from({ length: to - from }, (_, at) => ({ id: newId(), position: from + at }))
  await sql`insert into calendar_unit (id, owner_id, space_id, position)
    select id, ${ownerId}, ${spaceId}, position from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as r (id uuid, position integer)`.execute(
    call.db,
  )
  return units.map(({ id }) => id)
}
