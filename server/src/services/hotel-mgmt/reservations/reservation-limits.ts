import { nilId } from '@app/contract/envelope.ts'
import { confirmMinutes, type HoldDraft } from '@app/contract/hotels/reservation-schema.ts'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { countUse } from '../../../patterns/use-limits.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

// No card is taken, so nothing but these limits keeps somebody from holding rooms that nobody will sleep in.
type Nights = Pick<z.output<typeof HoldDraft>, 'roomId' | 'checkIn' | 'checkOut'>

const hour = 3600
const holdsPerUser = { name: 'hold-user', most: 30, seconds: hour }
const holdsPerNetwork = { name: 'hold-network', most: 10, seconds: hour }
/** Emails that somebody without an account can cause to be sent to one address. */
const mailsPerAddress = { name: 'reservation-address', most: 3, seconds: hour }
/** Somebody who mistypes an address corrects it once or twice. */
const mailsPerReservation = { name: 'reservation-mails', most: 3, seconds: 24 * hour }
const changesPerReservation = { name: 'reservation-changes', most: 10, seconds: 24 * hour }
const mostOpen = 10

const isOpen = sql`(v.status = 'Confirmed' and v.check_out >= derived.today()
  or v.status in ('Held', 'Unconfirmed') and v.expires_date > now())`

const openOf = (whose: RawBuilder<unknown>) =>
  sql`(select count(*)::integer from reservation v where ${whose} and ${isOpen})`

/** Of visitors, none are counted. */
export const openOfUser = (call: Call, except = nilId) =>
  openOf(sql`v.user_id = ${call.user?.id ?? null}::uuid and v.id <> ${except}`)

export function requireFew(
  open: number | undefined,
  detail = `You have ${mostOpen} rooms booked or held. Cancel one of them, or ask the hotel for a block.`,
) {
  if ((open ?? 0) >= mostOpen) throw conflict('TOO_MANY_RESERVATIONS', detail)
}

/** Counts a hold. Throws if the caller has held many rooms. */
export const countHold = (call: Call) =>
  countUse(
    call.db,
    ...(call.user ? ([holdsPerUser, call.user.id] as const) : ([holdsPerNetwork, call.network] as const)),
    'You have held many rooms. Try again later.',
  )

/**
 * However many networks they come from, people without an account hold at most half of the rooms of a type on the same nights. Whoever calls it has locked
 * the type.
 *
 * @param except the reservation that moves there
 */
export async function requireShare(call: Call, { roomId, checkIn, checkOut }: Nights, except = nilId) {
  const { rows } = await sql<{ isFull: boolean }>`
    select count(v.id) >= greatest(1, r.count / 2) as "isFull" from hotel_room r
    left join reservation v on v.room_id = r.id and v.user_id is null and v.status in ('Held', 'Unconfirmed') and v.expires_date > now()
      and v.check_in < ${checkOut} and v.check_out > ${checkIn} and v.id <> ${except}
    where r.id = ${roomId} group by r.id`.execute(call.db)
  if (rows[0]?.isFull === true)
    throw conflict(
      'ROOMS_GONE',
      `Other visitors hold these rooms for up to ${confirmMinutes} minutes. Log in to book now, or try again later.`,
    )
}

/**
 * Throws if the account or the address has many rooms, or if more emails would be sent to an address that isn't known to be the guest's. Returns
 * whether it is known to be that of the account.
 */
export async function admitGuest(call: Call, id: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean; open: number }>`
    select exists (select from app_user u where u.id = ${call.user?.id ?? null}::uuid and lower(u.email) = ${email} and u.email_verified) as "isOwn",
      greatest(${openOfUser(call, id)}, ${
        // By these states, which have an address, it is found by an index.
        openOf(sql`lower(v.email) = ${email} and v.status in ('Unconfirmed', 'Confirmed') and v.id <> ${id}`)
      }) as open`.execute(call.db)
  const { isOwn = false, open } = rows[0] ?? {}
  if (!isOwn) {
    const detail = 'We have sent several emails about this. Try again later.'
    await countUse(call.db, mailsPerReservation, id, detail)
    await countUse(call.db, mailsPerAddress, email, detail)
  }
  requireFew(
    open,
    `${mostOpen} rooms are booked or held already. Cancel one of them, or ask the hotel for a block.`,
  )
  return isOwn
}

/** Counts a change of a stay, which is mailed and told to the hotel. */
export const admitChange = (call: Call, id: string) =>
  countUse(call.db, changesPerReservation, id, 'This stay was changed many times today. Try again tomorrow.')
