import type { event } from '@app/contract/events/event-routes.ts'
import type { EventDraft } from '@app/contract/events/event-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import { allowsMove, lacksPlace } from '@app/contract/rules/event-status.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { correctNews, notify } from '../../../patterns/notify.ts'
import { applyChange, lockChange } from '../../../patterns/profile-writes.ts'
import type { profileHandlers } from '../../../patterns/profiles.ts'
import type { ResolveLocation } from '../../../patterns/resolve-location.ts'
import { readPageLink } from '../../../patterns/page-link.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { parsed } from '../../../platform/http/json-text.ts'
import { eventKind } from './event-kind.ts'

type Draft = z.output<typeof EventDraft>
type Writes = Pick<
  ReturnType<typeof profileHandlers<typeof event.item, typeof event.draft, typeof event.filter>>,
  'create' | 'update'
>

/** Creating and changing events, with the rules for their status. */
export const eventWrites = (
  { create }: Pick<Writes, 'create'>,
  resolveLocation: ResolveLocation,
): Writes => ({
  create: async ({ data }, call) => {
    if (data.status !== 'Draft' && data.status !== 'Published')
      throw invalidField('data/status', 'must be Draft or Published for a new event')
    requirePublishable(data, 'data/')
    const reply = await create({ data: isOver(data) ? { ...data, status: 'Completed' } : data }, call)
    if (isPublished(data)) await tellPublished(call, parsed(reply).data.id, data)
    return reply
  },

  update: async ({ id, patch }: { id: string; patch: PatchOperation[] }, call: Call) => {
    const before = await lockChange<Draft>(eventKind, call, id, patch)
    const after: Draft = { ...before.draft, ...before.changes }
    requireMove(before.draft, after)
    requirePublishable(after)
    const change = isOver(after) ? completed(before) : before
    const status = change === before ? after.status : 'Completed'
    const isFinal = !allowsMove(status, before.draft.status)
    if (dateFields.some((field) => field in before.changes)) await decideDates(call, id)
    const reply = await applyChange(eventKind, resolveLocation, call, { ...change, isFinal })
    if (isPublished(after) && before.draft.status === 'Draft') await tellPublished(call, id, after)
    if (after.status === 'Cancelled' && before.draft.status !== 'Cancelled')
      await tellCancelled(call, id, after)
    else if (after.cancellationReason !== before.draft.cancellationReason)
      await correctNews(call, { aboutId: id, kind: 'cancelled', contents: after.cancellationReason ?? '' })
    // The organization of the past no longer depends on the event, so its entry isn't refreshed with it.
    if (before.draft.parentId !== null && after.parentId !== before.draft.parentId)
      await sql`select derived.refresh_entries(array[${before.draft.parentId}::uuid])`.execute(call.db)
    return reply
  },
})

const dateFields = ['startDate', 'endDate', 'hasFlexibleDates'] as const

/** Hosts read the months of a request, or that its dates are open, instead of its dates until the organizer sets these. */
const decideDates = ({ db }: Call, id: string) =>
  db.updateTable('request').set({ months: [], has_open_dates: false }).where('id', '=', id).execute()

const completion: PatchOperation = { op: 'replace', path: '/status', value: 'Completed' }

const completed = (change: Awaited<ReturnType<typeof lockChange>>) => ({
  ...change,
  patch: [...change.patch, completion],
  changes: { ...change.changes, status: 'Completed' },
})

const halfDayMs = 43_200_000

/**
 * Whether an event is published whose last day has passed everywhere on earth. It is completed with the same write, because
 * lists of coming and of past events would both lack it until the next upkeep.
 */
const isOver = ({ status, endDate }: Pick<Draft, 'status' | 'endDate'>) =>
  status === 'Published' && endDate < dayOf(new Date(Date.now() - halfDayMs))

function requireMove(before: Draft, after: Draft) {
  if (!allowsMove(before.status, after.status))
    throw invalidField('status', `must not change from ${before.status} to ${after.status}`)
  if (after.status === 'Completed' && before.status !== 'Completed' && after.endDate > dayOf(new Date()))
    throw invalidField('status', 'must not be Completed before the last day of the event')
}

function requirePublishable(draft: Draft, root = '') {
  if (draft.status === 'Published' && lacksPlace(draft))
    throw invalidField(`${root}city`, 'must be set to publish a marketed event')
}

const isPublished = (draft: Draft) => draft.status === 'Published' && !isOver(draft)

/** Tells those who follow the event's organization, if they may see the event. */
const tellPublished = async (
  call: Call,
  id: string,
  { name, parentId, startDate, endDate, city, state }: Draft,
) => {
  if (parentId === null) return
  const organization = await readPageLink(call, parentId)
  await notify(call, sql`select user_id from reaction where owner_id = ${parentId}`, {
    kind: 'published',
    aboutId: id,
    title: `${organization.name} published ${name}`,
    contents: [knownDates({ startDate, endDate, months: [] }), city, state].filter(Boolean).join(', '),
    url: `${eventKind.contract.path}/${id}`,
  })
}

/**
 * Tells the event's team and guests, those who like it, and those who follow its organization. Hosts whose leads end with it are told of these
 * instead, unless they have another reason to know it.
 */
const tellCancelled = (call: Call, id: string, { name, parentId, cancellationReason }: Draft) =>
  notify(
    call,
    sql`(select v.user_id from derived.viewer v where v.owner_id = ${id}
      except select s.user_id from lead l join derived.staff s on s.owner_id = l.profile_id and s.rung = 'manager'
        where l.request_id = ${id} and l.status in ('Open', 'Interested', 'Won'))
      union select s.user_id from derived.staff s where s.owner_id = ${id}
      union select m.user_id from member m where m.owner_id = ${id}
      union select r.user_id from reaction r where r.owner_id in (${id}, ${parentId}::uuid)`,
    {
      kind: 'cancelled',
      aboutId: id,
      title: `${name} is cancelled`,
      contents: cancellationReason ?? '',
      url: `${eventKind.contract.path}/${id}`,
    },
  )
