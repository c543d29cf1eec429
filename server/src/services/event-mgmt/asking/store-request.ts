import { sql } from 'kysely'
import type * as z from 'zod'
import { managerRole } from '@app/contract/patterns/members.ts'
import { event } from '@app/contract/events/event-routes.ts'
import type { RequestToHosts } from '@app/contract/events/request-to-hosts.ts'
import { addDays, dayOf, lastDayOfMonth } from '@app/contract/rules/calendar-date.ts'
import { aboutText } from '@app/contract/rules/event-text.ts'
import { audit } from '../../../patterns/audit.ts'
import type { Call } from '../../../platform/http/call.ts'

type Draft = z.output<typeof RequestToHosts>

/** How long a request without dates is open. */
const openDays = 365

/**
 * Stores a request as a private event, which its sender manages if they are signed in, and who asks. It is a draft until the sender's
 * address is confirmed.
 */
export async function storeRequest(
  call: Call,
  id: string,
  draft: Draft,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
) {
  const userId = call.user?.id ?? null
  const months = [...new Set(draft.months)].toSorted()
  const name = aboutText(draft, `Request of ${draft.name}`)
  await sql`insert into owner (id, kind) values (${id}, 'event')`.execute(call.db)
  await sql`insert into profile (id, kind, name, description, status, created_by, updated_by)
    values (${id}, 'event', ${name}, ${draft.message || null}, ${isConfirmed ? 'Published' : 'Draft'}, ${userId}, ${userId})`.execute(
    call.db,
  )
  const { startDate, endDate } = windowOf(draft, months)
  await sql`insert into event (profile_id, category, is_closed, type, start_date, end_date, has_flexible_dates, facility_types,
      sports_list, space_name, space_count, participants, urgency)
    values (${id}, 'Private', false, 'Tournament', ${startDate}, ${endDate}, ${draft.startDate === null}, '{}',
      ${draft.sport === null ? [] : [draft.sport]}::text[], ${draft.spaceType}, ${draft.spaceCount}, ${draft.people}, ${draft.urgency})`.execute(
    call.db,
  )
  if (userId !== null)
    await sql`insert into member (id, owner_id, user_id, role)
      values (uuidv7(), ${id}, ${userId}, ${managerRole(event.roles)})`.execute(call.db)
  await call.db
    .insertInto('request')
    .values({
      id,
      user_id: userId,
      name: draft.name,
      email,
      organization: draft.organization,
      months,
      has_open_dates: draft.startDate === null && months.length === 0,
    })
    .execute()
  await audit(call, id, null, [{ op: 'add', path: '', value: { name, startDate, endDate } }])
}

/** The days of the request, of its months, or those of a year from today. */
function windowOf({ startDate, endDate }: Draft, months: readonly string[]) {
  if (startDate !== null && endDate !== null) return { startDate, endDate }
  const [first, last] = [months[0], months.at(-1)]
  if (first !== undefined && last !== undefined)
    return { startDate: `${first}-01`, endDate: lastDayOfMonth(last) }
  const today = dayOf(new Date())
  return { startDate: today, endDate: addDays(today, openDays) }
}
