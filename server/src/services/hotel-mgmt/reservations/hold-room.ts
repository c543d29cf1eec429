import { randomInt } from 'node:crypto'
import {
  guestDays,
  holdMinutes,
  type HoldDraft,
  type Reservation,
} from '@app/contract/hotels/reservation-schema.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { auditing } from '../../../patterns/audit.ts'
import type { Owned, OwnedItem } from '../../../patterns/children.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'
import { parsed } from '../../../platform/http/json-text.ts'
import { hashOfToken } from '../../../platform/secret-token.ts'
import type { FindOffers } from '../rooms/room-offers.ts'
import { requireSeenEvent } from '../rooms/seen-event.ts'
import { noneLeft } from '../rooms/requested-price.ts'
import { requireOffer, takingNights } from './requested-offer.ts'
import { countHold, openOfUser, requireFew, requireShare } from './reservation-limits.ts'
import { lockReservation, readReservation, requireOpen } from './reservation-rows.ts'

type Draft = z.output<typeof HoldDraft>

// Without letters and digits that look alike.
const numberCharacters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** What people call a reservation, such as `7K2M-4QXD`. */
const newNumber = () =>
  Array.from({ length: 8 }, () => numberCharacters[randomInt(numberCharacters.length)])
    .join('')
    .replace(/^.{4}/, '$&-')

/** Stores the client's key, or returns the reservation that it is of already. */
async function claimKey(call: Call, id: string, { key, checkOut }: Draft): Promise<string | undefined> {
  const hash = hashOfToken(key)
  const { rows: stored } = await sql`
    insert into mailed_token (hash, purpose, subject_id, expires_date)
    values (${hash}, 'hold-key', ${id}, ${checkOut}::date + make_interval(days => ${guestDays}))
    on conflict (hash) do nothing returning subject_id`.execute(call.db)
  if (stored.length > 0) return undefined
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from mailed_token where hash = ${hash} and purpose = 'hold-key'`.execute(call.db)
  return rows[0]?.id ?? keyReused()
}

function keyReused(): never {
  throw conflict('KEY_REUSED', 'This key is of another reservation. Make a new key for each.')
}

/** The same key again: a repeated call gets the same reply, and no other room. */
async function readHeld(call: Call, id: string, ownerId: string, draft: Draft) {
  const held = await readReservation(call, id)
  const { data } = parsed(held)
  const isSame = (
    ['roomId', 'checkIn', 'checkOut', 'guests', 'totalWithTaxes', 'eventId', 'blockId'] as const
  ).every((field) => data[field] === draft[field])
  return isSame && data.hotelId === ownerId ? held : keyReused()
}

export function holdHandlers(findOffers: FindOffers) {
  return {
    async hold({ ownerId, data }: Owned & { data: Draft }, call: Call) {
      const id = newId()
      const known = await claimKey(call, id, data)
      if (known !== undefined) return readHeld(call, known, ownerId, data)
      const stay = await requireOffer(findOffers, call, ownerId, data)
      await requireSeenEvent(call, data)
      await countHold(call)
      const row = {
        id,
        ...stay,
        number: newNumber(),
        status: 'Held' satisfies Reservation['status'],
        hotel_id: ownerId,
        user_id: call.user?.id ?? null,
        expires_date: sql`now() + make_interval(mins => ${holdMinutes})`,
      }
      // In one statement, since others wait for the room type that it locks.
      const { rows } = await sql<{ isTaken: boolean; open: number }>`
        with held as (
          insert into reservation (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
          select ${sql.join(Object.values(row))} where ${takingNights(data, stay.block_nights)} returning id),
        audited as (${auditing(call, ownerId, id, [{ op: 'add', path: '/status', value: 'Held' }])})
        select exists (select from held) as "isTaken", ${openOfUser(call)} as open`.execute(call.db)
      requireFew(rows[0]?.open)
      if (rows[0]?.isTaken !== true) throw noneLeft()
      if (!call.user) await requireShare(call, data, id)
      return readReservation(call, id, 201)
    },

    async extend({ id }: Pick<OwnedItem, 'id'>, call: Call) {
      const held = await lockReservation(call, id)
      requireOpen(held)
      if (held.status !== 'Held' || held.isExtended)
        throw conflict('NOT_EXTENDED', 'A room that is held is kept longer only once.')
      await sql`update reservation set is_extended = true, expires_date = expires_date + make_interval(mins => ${holdMinutes})
        where id = ${id}`.execute(call.db)
      return readReservation(call, id)
    },
  }
}
