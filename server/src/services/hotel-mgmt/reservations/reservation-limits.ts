import { confirmMinutes } from '@app/contract/hotels/reservation-schema.ts'
import { sql, type RawBuilder } from 'kysely'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

// No card is taken, so nothing but these limits keeps somebody from holding rooms that nobody will sleep in.
const hour = 3600
const holdsPerUser = { name: 'hold-user', most: 30, seconds: hour }
const holdsPerNetwork = { name: 'hold-network', most: 10, seconds: hour }
/** Emails that somebody without an account can cause to be sent to one address. */
const mailsPerAddress = { name: 'reservation-address', most: 3, seconds: hour }
const mostOpen = 10

const isOpen = sql`(v.status = 'Confirmed' and v.check_out >= derived.today()
  or v.status in ('Held', 'Unconfirmed') and v.expires_date > now())`

async function requireFew(call: Call, whose: RawBuilder<unknown>, detail: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reservation v where ${whose} and ${isOpen}`.execute(call.db)
  if ((rows[0]?.count ?? 0) >= mostOpen) throw conflict('TOO_MANY_RESERVATIONS', detail)
}

/** Counts a hold. Throws if the caller has held many rooms, or has many. */
export async function admitHold(call: Call) {
  const later = 'You have held many rooms. Try again later.'
  if (call.user) {
    await countUse(call.db, holdsPerUser, call.user.id, later)
    return requireFew(
      call,
      sql`v.user_id = ${call.user.id}`,
      `You have ${mostOpen} rooms booked or held. Cancel one of them, or ask the hotel for a block.`,
    )
  }
  await countUse(call.db, holdsPerNetwork, call.network, later)
}

/**
 * However many networks they come from, people without an account hold at most half of the rooms of a type. Whoever calls it has locked
 * the type.
 */
export async function requireShare(call: Call, roomId: string) {
  if (call.user) return
  const { rows } = await sql<{ isFull: boolean }>`
    select count(v.id) >= greatest(1, r.count / 2) as "isFull" from hotel_room r
    left join reservation v on v.room_id = r.id and v.user_id is null and v.status in ('Held', 'Unconfirmed') and v.expires_date > now()
    where r.id = ${roomId} group by r.id`.execute(call.db)
  if (rows[0]?.isFull === true)
    throw conflict(
      'ROOMS_GONE',
      `Other visitors hold these rooms for up to ${confirmMinutes} minutes. Log in to book now, or try again later.`,
    )
}

/** Throws if rooms are booked by this address already, or emails to it that nobody confirmed. */
export async function admitAddress(call: Call, id: string, email: string) {
  await requireFew(
    call,
    sql`lower(v.email) = ${email} and v.id <> ${id}`,
    `This address has ${mostOpen} rooms booked. Cancel one of them, or ask the hotel for a block.`,
  )
  await countUse(
    call.db,
    mailsPerAddress,
    email,
    'We have sent several emails to this address. Try again later.',
  )
}
