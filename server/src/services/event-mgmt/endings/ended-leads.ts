import { sql, type RawBuilder } from 'kysely'
import type { AskedFields } from '@app/contract/events/asked-event.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { EventEnding, HostEnding, LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { askedPick } from '../../../patterns/asked-columns.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

type Asked = Pick<AskedFields, 'name' | 'startDate' | 'endDate' | 'months' | 'contactName'>

/** A lead with what people are told about it when something ends, whether or not its event or host is deleted. */
export interface EndedLead extends Asked {
  id: string
  requestId: string
  profileId: string
  status: LeadStatus
  ended: LeadEnding | null
  hostName: string
  /** The host has an address that takes emails about requests. */
  hasAddress: boolean
  /** The account of the sender. */
  userId: string | null
  /** The sender is emailed at an address that is of no account. */
  isForAddress: boolean
  isConfirmed: boolean
  /** All days of the event have passed, so that nobody waits for anybody. */
  isOver: boolean
  /** What has ended the event, and lasts. */
  eventEnding: EventEnding | null
  /** What has ended the host, and lasts. */
  hostEnding: HostEnding | null
}

/** After an event, nobody waits for anybody. */
export const isAhead = ({ isOver }: Pick<EndedLead, 'isOver'>) => !isOver

/** One of its sides still has to do something. */
export const isWaiting = ({ status }: Pick<EndedLead, 'status'>) =>
  status === 'Open' || status === 'Interested'

/** Whether the event `e` of the profile `p` is over. */
export const isEventOver = sql`(p.status = 'Completed' or coalesce(e.end_date < derived.day_in(e.time_zone), false))`

/**
 * What ends a lead by now: whatever ended the side that closed it, or either side of an award. That somebody left a host comes first, because
 * only this mark tells it once its event is back, which a cancelled one never is.
 */
export const lastingEnding = ({
  status,
  eventEnding,
  hostEnding,
}: Pick<EndedLead, 'status' | 'eventEnding' | 'hostEnding'>): LeadEnding | null =>
  status === 'Passed' || (hostEnding === 'HostUnmanaged' && eventEnding !== 'EventCancelled')
    ? hostEnding
    : (eventEnding ?? hostEnding)

/**
 * Senders without an account manage no event, and many pages never had a manager: only an account that is gone, or the mark on a lead,
 * tells that somebody left.
 */
const lastingEndings = sql`
  case when p.deleted_date is not null then 'EventDeleted'
    when derived.is_unclaimed(p.id) and (r.user_id is not null or r.email = ${removedAddress}) then 'OrganizerLeft'
    when p.status = 'Cancelled' then 'EventCancelled' end as "eventEnding",
  case when l.ended = 'HostUnmanaged' and derived.is_unclaimed(h.id) then 'HostUnmanaged'
    when h.deleted_date is not null then 'HostDeleted'
    when h.audience <> 'public' then 'HostHidden' end as "hostEnding"`

/** The leads that meet a condition on `l`, `p`, the event's profile, and `h`, the host. They are locked, in the order of their ids. */
export async function lockEndedLeads(db: AnyDatabase, condition: RawBuilder<unknown>): Promise<EndedLead[]> {
  const { rows } = await sql<EndedLead>`
    select l.id, l.request_id as "requestId", l.profile_id as "profileId", l.status, l.ended, h.name as "hostName",
      h.email is not null and not derived.has_opted_out(h.email) as "hasAddress", r.user_id as "userId",
      not exists (select from app_user u where u.id = r.user_id and u.email_verified and lower(u.email) = r.email) as "isForAddress",
      r.confirmed_date is not null as "isConfirmed",
      ${isEventOver} as "isOver", ${lastingEndings},
      ${askedPick('name', 'startDate', 'endDate', 'months', 'contactName')}
    from request r join profile p on p.id = r.id join event e on e.profile_id = r.id
    join lead l on l.request_id = r.id join profile h on h.id = l.profile_id
    where ${condition} order by l.id for update of l`.execute(db)
  return rows
}
