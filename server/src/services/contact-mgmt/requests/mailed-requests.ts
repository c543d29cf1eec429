import { sql } from 'kysely'
import type { UrgencyPriority } from '@app/contract/reference-lists/urgency-levels.ts'
import type { Ended } from '../../../patterns/lead-news.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'
import type { RequestFacts } from './request-text.ts'

export interface MailedRequest extends RequestFacts {
  name: string
  email: string
  urgency: UrgencyPriority | null
  message: string | null
  isConfirmed: boolean
}

const requestColumns =
  sql.raw(`r.name, r.email, r.organization, r.event, r.sport, r.start_date as "startDate",
  r.end_date as "endDate", r.months, r.space_type as "spaceType", r.space_count as "spaceCount", r.people, r.urgency,
  r.message, r.team_count as "teamCount", r.ages, r.room_nights as "roomNights", r.rooms_per_night as "roomsPerNight",
  r.budget_from as "budgetFrom", r.budget_to as "budgetTo", r.response_deadline as "responseDeadline",
  r.confirmed_date is not null as "isConfirmed", e.attendance, e.surface, e.surfaces, e.location, e.flex_weeks as "flexWeeks",
  e.request_address as "requestAddress", e.request_dist as "requestDist", e.requirement_notes as "requirementNotes"`)

export interface MailedLead extends MailedRequest {
  id: string
  requestId: string
  hostId: string
  hostKind: string
  hostName: string
  /** The address of the host, or of the manager who is emailed instead. */
  hostEmail: string | null
  isUnclaimed: boolean
  /** Whether the host may read the address of the sender. */
  showsSender: boolean
  /** Who made the last move, and where to. */
  movedBy: string | null
  /** The status before the last move. */
  before: string | null
  status: string
  ended: Ended | null
  /** What the host's offer costs in all. Null without one. */
  total: number | null
  /** The account of the sender, if the request has its address. */
  senderId: string | null
}

export async function readRequest(db: AnyDatabase, id: string): Promise<MailedRequest | undefined> {
  const { rows } = await sql<MailedRequest>`
    select ${requestColumns} from derived.request_facts r join event e on e.profile_id = r.id where r.id = ${id} and r.email <> ${removedAddress}`.execute(
    db,
  )
  return rows[0]
}

export async function readLead(
  db: AnyDatabase,
  id: string,
  recipientId: string | null,
): Promise<MailedLead | undefined> {
  const { rows } = await sql<MailedLead>`
    select ${requestColumns}, l.id, r.id as "requestId", p.id as "hostId", p.kind as "hostKind", p.name as "hostName",
      case when ${recipientId}::uuid is null then p.email else (select m.email from derived.mailed_manager m
        where m.owner_id = p.id and m.user_id = ${recipientId}) end as "hostEmail",
      derived.is_unclaimed(p.id) as "isUnclaimed", derived.shows_sender(l) as "showsSender", l.status, r.ended,
      (select derived.bid_total(b) from bid b where b.lead_id = l.id)::float as total,
      m.by as "movedBy", m.from_status as before,
      (select u.id from app_user u where u.id = r.user_id and u.email_verified and lower(u.email) = r.email) as "senderId"
    from lead l join derived.request_facts r on r.id = l.request_id join event e on e.profile_id = r.id
    join profile p on p.id = l.profile_id and p.deleted_date is null
    left join lateral (select by, from_status from lead_move where lead_id = l.id order by id desc limit 1) m on true
    where l.id = ${id} and r.email <> ${removedAddress}`.execute(db)
  return rows[0]
}

/** The hosts of a request that a manager is emailed for. */
interface ManagedHosts {
  to: string
  names: string[]
  leadIds: string[]
}

export async function readManagedHosts(db: AnyDatabase, requestId: string, userId: string) {
  const { rows } = await sql<ManagedHosts>`
    select m.email as to, array_agg(p.name order by p.name, l.id) as names, array_agg(l.id) as "leadIds"
    from lead l join profile p on p.id = l.profile_id and p.deleted_date is null
    join derived.mailed_manager m on m.owner_id = p.id and m.user_id = ${userId}
    where l.request_id = ${requestId} and p.email is null group by m.email`.execute(db)
  return rows[0]
}
