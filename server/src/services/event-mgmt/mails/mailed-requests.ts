import { sql } from 'kysely'
import type { AskedFields } from '@app/contract/events/asked-event.ts'
import type { LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { askedColumns, askedRows } from '../../../patterns/asked-columns.ts'
import { removedAddress } from '../../../patterns/removed-address.ts'
import type { AnyDatabase } from '../../../tables/tables.ts'

export interface MailedRequest extends Omit<AskedFields, 'contactEmail'> {
  contactEmail: string
  isConfirmed: boolean
}

export interface MailedLead extends MailedRequest {
  id: string
  requestId: string
  hostId: string
  hostKind: string
  hostName: string
  isHostDeleted: boolean
  /** The address of the host, or of the manager who is emailed instead. */
  hostEmail: string | null
  /** The host has an address that takes emails about requests. */
  hasAddress: boolean
  isUnclaimed: boolean
  /** Its page shows everybody how to reach it. */
  isReachable: boolean
  /** Whether the host may read the address of the sender. */
  showsSender: boolean
  /** Who made the last move, and where to. */
  movedBy: string | null
  /** The status before the last move. */
  before: string | null
  status: string
  /** What ended it without a choice. An event that is closed keeps the hosts that answered, to choose from. */
  ended: LeadEnding | null
  /** What the host's offer cost in all when it was sent, which the host saw. Null without one. */
  total: number | null
  /** What the offer has of what is asked for. Null without one. */
  offered: { liveStreamCost: number | null; spaceCount: number | null; hotelRooms: number | null } | null
  /** The account of the sender. */
  userId: string | null
  /** The same, if the request has its address. */
  senderId: string | null
}

export async function readRequest(db: AnyDatabase, id: string): Promise<MailedRequest | undefined> {
  const { rows } = await sql<MailedRequest>`
    select ${askedColumns}, r.confirmed_date is not null as "isConfirmed" from ${askedRows}
    where r.id = ${id} and r.email <> ${removedAddress}`.execute(db)
  return rows[0]
}

/** A lead as its emails have it. Undefined if nothing is mailed about it: its host is deleted, or its sender was forgotten. */
export async function readLead(
  db: AnyDatabase,
  id: string,
  recipientId: string | null,
): Promise<MailedLead | undefined> {
  const lead = await readMovedLead(db, id, recipientId)
  return lead?.isHostDeleted || lead?.contactEmail === removedAddress ? undefined : lead
}

/** A lead as the news of it have it. `recipientId` is the manager who is emailed, if somebody is. */
export async function readMovedLead(
  db: AnyDatabase,
  id: string,
  recipientId: string | null = null,
): Promise<MailedLead | undefined> {
  const { rows } = await sql<MailedLead>`
    select ${askedColumns}, r.confirmed_date is not null as "isConfirmed", l.id, r.id as "requestId", h.id as "hostId", h.kind as "hostKind",
      h.name as "hostName", h.deleted_date is not null as "isHostDeleted",
      h.email is not null and not derived.has_opted_out(h.email) as "hasAddress", r.user_id as "userId",
      case when ${recipientId}::uuid is null then h.email else (select m.email from derived.mailed_manager m
        where m.owner_id = h.id and m.user_id = ${recipientId}) end as "hostEmail",
      coalesce(h.email, h.phone, h.website) is not null as "isReachable", derived.is_unclaimed(h.id) as "isUnclaimed",
      derived.shows_sender(l) as "showsSender", l.status, coalesce(l.ended, 'Event' || derived.ended_request(p, e)) as ended,
      (select b.confirmed_total from bid b where b.lead_id = l.id)::float as total,
      (select json_build_object('liveStreamCost', b.live_stream_cost, 'spaceCount', b.space_count, 'hotelRooms', b.hotel_rooms)
        from bid b where b.lead_id = l.id) as offered,
      m.by as "movedBy", m.from_status as before,
      (select u.id from app_user u where u.id = r.user_id and u.email_verified and lower(u.email) = r.email) as "senderId"
    from ${askedRows} join lead l on l.request_id = r.id join profile h on h.id = l.profile_id
    left join lateral (select by, from_status from lead_move where lead_id = l.id order by id desc limit 1) m on true
    where l.id = ${id}`.execute(db)
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
    where l.request_id = ${requestId} and p.email is null and l.status in ('Open', 'Interested') group by m.email`.execute(
    db,
  )
  return rows[0]
}
