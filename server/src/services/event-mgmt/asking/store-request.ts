import { sql } from 'kysely'
import type * as z from 'zod'
import { managerRole } from '@app/contract/patterns/members.ts'
import { event } from '@app/contract/events/event-routes.ts'
import type { RequestToHosts } from '@app/contract/events/request-to-hosts.ts'
import { windowOf } from '@app/contract/rules/asked-dates.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { aboutText } from '@app/contract/rules/event-text.ts'
import { audit } from '../../../patterns/audit.ts'
import { columnOf } from '../../../patterns/columns.ts'
import type { Call } from '../../../platform/http/call.ts'

/**
 * Stores a request as a private event, which its sender manages if they are signed in, and who asks. It is a draft until the sender's
 * address is confirmed.
 */
export async function storeRequest(
  call: Call,
  id: string,
  { hosts: _hosts, fax: _fax, ...draft }: z.output<typeof RequestToHosts>,
  isConfirmed: boolean,
) {
  const { name: _name, description, months, contactName, contactEmail, contactOrganization, ...asked } = draft
  const userId = call.user?.id ?? null
  const name = aboutText(draft, `Request of ${contactName}`)
  const dates = windowOf(draft, dayOf(new Date()))
  const columns = Object.entries({ ...asked, ...dates, hasFlexibleDates: draft.startDate === null })
  await sql`insert into owner (id, kind) values (${id}, 'event')`.execute(call.db)
  await sql`insert into profile (id, kind, name, description, status, created_by, updated_by)
    values (${id}, 'event', ${name}, ${description || null}, ${isConfirmed ? 'Published' : 'Draft'}, ${userId}, ${userId})`.execute(
    call.db,
  )
  await sql`insert into event (profile_id, is_request, category, is_closed, type, facility_types,
      ${sql.join(columns.map(([field]) => sql.ref(columnOf(field))))})
    values (${id}, true, 'Private', false, 'Tournament', '{}', ${sql.join(columns.map(([, value]) => value))})`.execute(
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
      name: contactName,
      email: contactEmail,
      organization: contactOrganization,
      months: [...new Set(months)].toSorted(),
      has_open_dates: draft.startDate === null && months.length === 0,
    })
    .execute()
  await audit(call, id, null, [{ op: 'add', path: '', value: { name, ...dates } }])
}
