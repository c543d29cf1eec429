import { sql } from 'kysely'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { Database } from '../tables/tables.ts'
import type { Api } from './test-server.ts'

interface TestRequest {
  name?: string
  email?: string
  event?: string
  months?: string[]
  confirmedDate?: Date
}

/** Stores a confirmed request of somebody without an account to a host, and returns the id of its lead. */
export async function insertRequest(
  db: Database,
  hostId: string,
  {
    name = 'Ada',
    email = 'ada@club.example',
    event = 'Cup',
    months = [],
    confirmedDate = new Date(),
  }: TestRequest = {},
): Promise<string> {
  const [id, leadId] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql`insert into owner (id, kind) values (${id}, 'event')`.execute(db)
  await sql`insert into profile (id, kind, name, status) values (${id}, 'event', ${event}, 'Published')`.execute(
    db,
  )
  await sql`insert into event (profile_id, category, is_closed, type, start_date, end_date, has_flexible_dates, facility_types)
    values (${id}, 'Private', false, 'Tournament', '2099-03-01', '2099-03-31', true, '{}')`.execute(db)
  await db
    .insertInto('request')
    .values({ id, name, email, months, has_open_dates: months.length === 0, confirmed_date: confirmedDate })
    .execute()
  await db.insertInto('lead').values({ id: leadId, request_id: id, profile_id: hostId }).execute()
  return leadId
}

/** Moves a lead as somebody of its host's team. */
export async function moveLead(api: Api, leadId: string, status: LeadStatus) {
  const [lead] = (await api.leads.my({ id: leadId })).data
  return api.events.leads.update({
    ownerId: lead?.ownerId ?? '',
    id: leadId,
    patch: [{ op: 'replace', path: '/status', value: status }],
  })
}
