import { sql } from 'kysely'
import type * as z from 'zod'
import { EntryChange, type EntryDraft } from '@app/contract/calendar/entry-schema.ts'
import { nothing } from '@app/contract/envelope.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { v7 as newId } from 'uuid'
import type { Owned, OwnedItem } from '../../../patterns/children.ts'
import { changesOf } from '../../../patterns/patch.ts'
import { ownerSubject, requireRoom } from '../../../patterns/quotas.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { changeCalendar } from './change-calendar.ts'
import { lockEntry, readWritten, type StoredEntry } from './entry-rows.ts'

/** Throws a 409 if the calendar has no room for so many entries that aren't over. */
export async function requireRoomFor(call: Call, ownerId: string, added: number) {
  for (const quota of call.route.quotas ?? [])
    await requireRoom(call, quota, {
      subjectId: ownerId,
      count: sql`select count(*) from calendar_entry where owner_id = ${ownerId} and ends > now()`,
      added,
      subject: ownerSubject(call),
    })
}

/** The longest buffer of the spaces of these units, in minutes. */
export async function bufferOf(call: Call, unitIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`
    select coalesce(max(s.buffer_minutes), 0) as minutes from calendar_unit u join calendar_space s on s.id = u.space_id
    where u.id = any(${unitIds})`.execute(call.db)
  return rows[0]!.minutes
}

function requireComing(expiresDate: string | null, root: string) {
  if (expiresDate !== null && Date.parse(expiresDate) <= Date.now())
    throw invalidField(`${root}expiresDate`, 'must be in the future')
}

export async function create({ ownerId, data }: Owned & { data: z.output<typeof EntryDraft> }, call: Call) {
  requireComing(data.expiresDate, 'data/')
  await requireRoomFor(call, ownerId, 1)
  const bufferMinutes = data.bufferMinutes ?? (await bufferOf(call, data.unitIds))
  const entry = { ...data, id: newId(), bufferMinutes, seriesId: null, queueNumber: null }
  await changeCalendar(call, ownerId, { action: 'created', before: [], after: [entry] })
  return readWritten(call, entry.id)
}

export async function update({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) {
  const before = await lockEntry(call, ownerId, id)
  checkRevision(call, before.revision)
  const { id: _id, seriesId: _series, queueNumber, revision: _revision, ...document } = before
  const changes = changesOf(call, document, patch, EntryChange)
  if (Object.keys(changes).length === 0) return readWritten(call, id)
  if ('kind' in changes)
    throw invalidField('kind', 'can’t be changed. A hold is confirmed by a call of its own')
  const isMoved = ['unitIds', 'starts', 'ends', 'bufferMinutes'].some((field) => field in changes)
  const isOver = before.expiresDate !== null && Date.parse(before.expiresDate) <= Date.now()
  const after: StoredEntry = { ...before, ...changes, queueNumber: isMoved || isOver ? null : queueNumber }
  requireComing(after.expiresDate, '')
  await changeCalendar(call, ownerId, {
    action: isMoved ? 'moved' : 'changed',
    before: [before],
    after: [after],
    root: '',
  })
  return readWritten(call, id)
}

export async function remove({ ownerId, id }: OwnedItem, call: Call) {
  const before = await lockEntry(call, ownerId, id)
  checkRevision(call, before.revision)
  await changeCalendar(call, ownerId, { action: 'removed', before: [before], after: [] })
  return nothing
}

export async function confirm({ ownerId, id }: OwnedItem, call: Call) {
  const before = await lockEntry(call, ownerId, id)
  checkRevision(call, before.revision)
  if (before.kind !== 'Hold') throw conflict('NOT_A_HOLD', 'This is booked already.')
  const after: StoredEntry = { ...before, kind: 'Booking', expiresDate: null, queueNumber: null }
  await changeCalendar(call, ownerId, { action: 'confirmed', before: [before], after: [after] })
  // After the locks, as waiting for them takes time. A refusal takes everything back.
  const { rows } = await sql<{ isOver: boolean }>`
    select clock_timestamp() >= ${before.expiresDate}::timestamptz as "isOver"`.execute(call.db)
  if (rows[0]!.isOver) throw conflict('HOLD_EXPIRED', 'This hold ran out. Hold the time again, or book it.')
  return readWritten(call, id)
}
