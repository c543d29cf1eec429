import { sql } from 'kysely'
import { EntryChange } from '@app/contract/calendar/entry-schema.ts'
import type { facilities } from '@app/contract/facilities/facility-routes.ts'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import { changesOf } from '../../../patterns/patch.ts'
import { numberOf, requireOwnerRoom } from '../../../patterns/quotas.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call, type Handlers } from '../../../platform/http/call.ts'
import { changeCalendar, ringTeam } from './change-calendar.ts'
import { confirmHolds } from './confirm-holds.ts'
import { lockEntry, readWritten, type StoredEntry } from './entry-rows.ts'

/** Throws a 409 if the quota of entries that aren't over has no room. */
export const requireRoomFor = (call: Call, ownerId: string, added: number) =>
  requireOwnerRoom(call, ownerId, {
    count: sql`select count(*) from calendar_entry where owner_id = ${ownerId} and ends > now()`,
    added,
  })

/** The longest buffer of the spaces of these units, in minutes. */
export const bufferOf = (call: Call, unitIds: readonly string[]) =>
  numberOf(
    call,
    sql`select coalesce(max(s.buffer_minutes), 0) from calendar_unit u join calendar_space s on s.id = u.space_id
      where u.id = any(${unitIds})`,
  )

export function requireComing(expiresDate: string | null, root: string) {
  if (expiresDate !== null && Date.parse(expiresDate) <= Date.now())
    throw invalidField(`${root}expiresDate`, 'must be in the future')
}

export const entryHandlers: Handlers<typeof facilities.calendar.entries> = {
  create: async ({ ownerId, data }, call) => {
    requireComing(data.expiresDate, 'data/')
    await requireRoomFor(call, ownerId, 1)
    const bufferMinutes = data.bufferMinutes ?? (await bufferOf(call, data.unitIds))
    const entry = { ...data, id: newId(), bufferMinutes, seriesId: null, queueNumber: null, release: null }
    const changeId = await changeCalendar(call, ownerId, { action: 'created', before: [], after: [entry] })
    return readWritten(call, entry.id, changeId)
  },

  update: async ({ ownerId, id, patch }, call) => {
    const before = await lockEntry(call, ownerId, id)
    checkRevision(call, before.revision)
    const { id: _id, seriesId: _series, queueNumber, release, revision: _revision, ...document } = before
    const changes = changesOf(call, document, patch, EntryChange)
    if (Object.keys(changes).length === 0) return readWritten(call, id, null)
    if ('kind' in changes)
      throw invalidField('kind', 'can’t be changed. A hold is confirmed by a call of its own')
    const isMoved = ['unitIds', 'starts', 'ends', 'bufferMinutes'].some((field) => field in changes)
    const isOver = before.expiresDate !== null && Date.parse(before.expiresDate) <= Date.now()
    const after: StoredEntry = {
      ...before,
      ...changes,
      queueNumber: isMoved || isOver ? null : queueNumber,
      // Moving it answers the question.
      release: isMoved ? null : release,
    }
    requireComing(after.expiresDate, '')
    const changeId = await changeCalendar(call, ownerId, {
      action: isMoved ? 'moved' : 'changed',
      before: [before],
      after: [after],
      root: '',
    })
    return readWritten(call, id, changeId)
  },

  keep: async ({ ownerId, id }, call) => {
    const before = await lockEntry(call, ownerId, id)
    checkRevision(call, before.revision)
    if (before.release !== null) {
      await sql`update calendar_entry set release = null where id = ${id}`.execute(call.db)
      await audit(call, ownerId, id, [{ op: 'remove', path: '/release' }])
      await ringTeam(call, ownerId)
    }
    return readWritten(call, id, null)
  },

  remove: async ({ ownerId, id }, call) => {
    const before = await lockEntry(call, ownerId, id)
    checkRevision(call, before.revision)
    const changeId = await changeCalendar(call, ownerId, { action: 'removed', before: [before], after: [] })
    return { data: { changeId } }
  },

  confirm: async ({ ownerId, id }, call) => {
    const before = await lockEntry(call, ownerId, id)
    checkRevision(call, before.revision)
    if (before.kind !== 'Hold') throw conflict('NOT_A_HOLD', 'This is booked already.')
    const changeId = await confirmHolds(
      call,
      ownerId,
      [before],
      'This hold ran out. Hold the time again, or book it.',
    )
    return readWritten(call, id, changeId)
  },
}
