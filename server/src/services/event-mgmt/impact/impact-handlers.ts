import { events } from '@app/contract/events/event-routes.ts'
import type { Impact } from '@app/contract/events/impact.ts'
import { nothing } from '@app/contract/envelope.ts'
import { reaches } from '@app/contract/route.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { estimateOf } from '@app/contract/rules/impact/estimate.ts'
import { likelySpending } from '@app/contract/rules/impact/likely-spending.ts'
import { resolvedInputs, type EventFacts } from '@app/contract/rules/impact/resolved-inputs.ts'
import { roundedRange } from '@app/contract/rules/impact/rounded-range.ts'
import { sql } from 'kysely'
import { audit } from '../../../patterns/audit.ts'
import { invalidField, notFound } from '../../../platform/errors.ts'
import { checkRevision, type Call, type Handlers } from '../../../platform/http/call.ts'
import { createdIf, one } from '../../../platform/http/json-text.ts'

interface ImpactRow extends Omit<Impact, 'facts' | 'estimate' | 'canEdit'> {
  facts: Omit<EventFacts, 'days'>
  /** Where it takes place, if it has a place and no address of its own. Such a place may be a host whose choice isn't public. */
  place: (Pick<EventFacts, 'state'> & Pick<Impact, 'city'>) | null
  dayCount: number | null
  revision: number
}

const row = sql<ImpactRow>`
  select p.id, p.name, p.city, e.start_date::text as "startDate", e.end_date::text as "endDate",
    e.day_count as "dayCount", p.status = 'Completed' as "isOver",
    json_build_object('participants', e.participants, 'attendance', e.attendance, 'teamCount', e.team_count,
      'teamCountRange', e.team_count_range, 'budgetFrom', e.budget_from, 'budgetTo', e.budget_to,
      'roomNights', e.room_nights, 'state', p.state) as facts,
    case when p.city is null and p.state is null then (
      select json_build_object('city', coalesce(h.city, t.city), 'state', coalesce(h.state, t.state))
      from event_place t left join profile h on h.id = t.profile_id where t.owner_id = p.id
      order by t.created_date, t.id limit 1) end as place,
    coalesce(i.inputs, '{}') as inputs, e.category <> 'Private' as "canShare",
    coalesce(i.is_public, false) and e.category <> 'Private' as "isPublic",
    derived.verified_nights(p.id) as verified, derived.instant(i.updated_date) as "updatedDate", coalesce(i.revision, 0) as revision
  from profile p join event e on e.profile_id = p.id left join event_impact i on i.owner_id = p.id`

/** Returns the estimate as a reply. To people who are on none of the teams, one that isn't public doesn't exist. */
async function get({ id }: { id: string }, call: Call) {
  const { rows } = await sql<ImpactRow>`${row} where p.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found || !(found.isPublic || reaches(call.rung, 'member'))) throw notFound()
  const { revision, dayCount, place, ...own } = found
  const there = reaches(call.rung, 'member') ? place : null
  const stored = { ...own, city: own.city ?? there?.city ?? null }
  const days = dayCount ?? countDays(stored.startDate, stored.endDate)
  const facts = { days, ...own.facts, state: own.facts.state ?? there?.state ?? null }
  const inputs = resolvedInputs(facts, stored.inputs)
  const { spending, visitors, roomNights, tax } = estimateOf(inputs)
  const impact: Impact = {
    ...stored,
    facts,
    estimate: {
      likely: roundedRange(likelySpending(inputs)),
      spending: roundedRange(spending),
      visitors: roundedRange(visitors),
      roomNights: roundedRange(roomNights),
      tax: roundedRange(tax),
    },
    canEdit: reaches(call.rung, events.impact.put.allow),
  }
  return one<Impact>(JSON.stringify(impact), revision)
}

/**
 * Locks the event, so that of two people who change the same version, one is refused.
 *
 * @returns whether the event states anything itself
 */
async function requireRevision(call: Call, id: string): Promise<boolean> {
  await sql`select from event where profile_id = ${id} for update`.execute(call.db)
  const { rows } = await sql<{ revision: number; isStated: boolean }>`
    select revision, inputs <> '{}' or is_public as "isStated" from event_impact where owner_id = ${id}`.execute(
    call.db,
  )
  checkRevision(call, rows[0]?.revision ?? 0)
  return rows[0]?.isStated === true
}

async function requireShareable(call: Call, id: string) {
  const { rows } = await sql`select from event where profile_id = ${id} and category <> 'Private'`.execute(
    call.db,
  )
  if (rows.length === 0)
    throw invalidField(
      'data/isPublic',
      'must be false, because the event is private: only hosts that were asked see it',
    )
}

export const impactHandlers: Handlers<typeof events.impact> = {
  get,
  put: async ({ id, data }, call) => {
    const isStated = await requireRevision(call, id)
    if (data.isPublic) await requireShareable(call, id)
    const { numAffectedRows } = await sql`
      insert into event_impact as i (owner_id, inputs, is_public)
      values (${id}, ${JSON.stringify(data.inputs)}, ${data.isPublic})
      on conflict (owner_id) do update set inputs = excluded.inputs, is_public = excluded.is_public, updated_date = now()
      where (i.inputs, i.is_public) is distinct from (excluded.inputs, excluded.is_public)`.execute(call.db)
    if (numAffectedRows) await audit(call, id, null, [{ op: 'replace', path: '', value: data }])
    return createdIf(!isStated, await get({ id }, call))
  },
  remove: async ({ id }, call) => {
    await requireRevision(call, id)
    // The row stays, so that its revisions never repeat.
    await sql`update event_impact set inputs = '{}', is_public = false, updated_date = now()
      where owner_id = ${id}`.execute(call.db)
    await audit(call, id, null, [{ op: 'remove', path: '' }])
    return nothing
  },
}
