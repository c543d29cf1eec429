import type { ShownStay } from '@app/contract/hotels/availability-schema.ts'
import {
  confirmMinutes,
  guestDays,
  type GuestDraft,
  type ReservationStatus,
} from '@app/contract/hotels/reservation-schema.ts'
import { stayNotice } from '@app/contract/hotels/stay-notice.ts'
import { nothing } from '@app/contract/envelope.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import { assignments } from '../../../patterns/columns.ts'
import { auditing } from '../../../patterns/audit.ts'
import { notify, teamOf } from '../../../patterns/notify.ts'
import type { OwnedItem } from '../../../patterns/children.ts'
import { conflict, invalidField } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { queueing, queueMail } from '../../../platform/mail/mail-queue.ts'
import type { FindOffers } from '../rooms/room-offers.ts'
import { askedAgain, keptNights, readBooked, requireHotel } from './booked-nights.ts'
import { requireSeenEvent } from '../rooms/seen-event.ts'
import { giveNights, requireOffer, takeNights } from './requested-offer.ts'
import { admitChange, admitGuest, requireShare } from './reservation-limits.ts'
import {
  isGuest,
  lockReservation,
  readReservation,
  requireOpen,
  type LockedReservation,
} from './reservation-rows.ts'

type Item = Pick<OwnedItem, 'id'>

function requireNotOver({ status, isOver }: LockedReservation) {
  if (status === 'Confirmed' && isOver) throw conflict('TOO_LATE', 'This stay is over.')
}

/** Guests cancel and change what is booked while that is free. Their hotel does until they have left. */
function requireFree(call: Call, reservation: LockedReservation) {
  requireNotOver(reservation)
  if (reservation.status === 'Confirmed' && isGuest(call, reservation) && !reservation.isFree)
    throw conflict('TOO_LATE', 'This stay can no longer be canceled or changed here. Call the hotel.')
}

/** Records a step of a reservation, without anything about its guest. */
const stepAudit = (call: Call, { hotelId, id }: LockedReservation, path: string, value: unknown) =>
  auditing(call, hotelId, id, [{ op: 'replace', path, value }])

const auditStep = (call: Call, ...step: [LockedReservation, string, unknown]) =>
  stepAudit(call, ...step).execute(call.db)

/** `guest` are assignments of what else changes, and `mail` is the job of an email about it. One statement, since each takes a round trip. */
async function setStatus(
  call: Call,
  reservation: LockedReservation,
  status: ReservationStatus,
  { guest = [], mail }: { guest?: RawBuilder<unknown>[] | undefined; mail?: string } = {},
) {
  // Another address doesn't get more time.
  const expires =
    status !== 'Unconfirmed'
      ? sql`null`
      : reservation.status === 'Held'
        ? sql`now() + make_interval(mins => ${confirmMinutes})`
        : sql`expires_date`
  const changes = [
    ...guest,
    sql`status = ${status}`,
    sql`expires_date = ${expires}`,
    sql`booked_date = coalesce(booked_date, case when ${status} = 'Confirmed' then now() end)`,
  ]
  const { id } = reservation
  await sql`with changed as (update reservation set ${sql.join(changes)} where id = ${id}),
    audited as (${stepAudit(call, reservation, '/status', status)})
    ${mail === undefined ? sql`` : sql`, mailed as (${queueing(mail, [{ subjectId: id }])})`} select`.execute(
    call.db,
  )
}

/** The team of a hotel knows what it does itself. */
async function tellOfGuest(
  call: Call,
  reservation: LockedReservation,
  done: Parameters<typeof stayNotice>[2],
) {
  const { hotelId } = reservation
  if (hotelId !== null && isGuest(call, reservation))
    await notify(call, teamOf(hotelId), stayNotice(reservation, hotelId, done))
}

async function confirmRoom(call: Call, reservation: LockedReservation, guest?: RawBuilder<unknown>[]) {
  await setStatus(call, reservation, 'Confirmed', { guest, mail: 'reservation-confirmed' })
  await tellOfGuest(call, reservation, 'booked')
}

async function book({ id, data }: Item & { data: z.output<typeof GuestDraft> }, call: Call) {
  const reservation = await lockReservation(call, id)
  checkRevision(call, reservation.revision)
  requireOpen(reservation)
  requireNotOver(reservation)
  const email = data.email.toLowerCase()
  const isBooked = reservation.status === 'Confirmed'
  if (isBooked && reservation.email !== email)
    throw invalidField('data/email', 'stays what it was once a room is booked')
  if (data.children >= reservation.guests)
    throw invalidField(
      'data/children',
      `must be fewer than the ${counted(reservation.guests, 'guest')} of the room`,
    )
  const guest = [
    sql`name = ${data.name}`,
    sql`email = ${email}`,
    sql`phone = ${data.phone}`,
    sql`children = ${data.children}`,
    sql`arrival = ${data.arrival}`,
    sql`notes = ${data.notes}`,
  ]
  if (isBooked) {
    // Once a room is booked, an account beside a link gets nothing by it.
    await sql`update reservation set ${sql.join(guest)} where id = ${id}`.execute(call.db)
    await auditStep(call, reservation, '/guest', null)
  } else {
    // Links that were mailed before prove another address, or one that needs no proof now.
    await sql`delete from mailed_token where subject_id = ${id} and purpose = 'reservation-proof'`.execute(
      call.db,
    )
    const isOwn = await admitGuest(call, id, email)
    const owned = [...guest, sql`user_id = coalesce(user_id, ${call.user?.id ?? null}::uuid)`]
    await (isOwn ? confirmRoom : askToConfirm)(call, reservation, owned)
  }
  return readReservation(call, id)
}

/** Emails a link to the address that was typed. */
const askToConfirm = (call: Call, reservation: LockedReservation, guest: RawBuilder<unknown>[]) =>
  setStatus(call, reservation, 'Unconfirmed', { guest, mail: 'reservation-confirm' })

/** Whoever confirms a room by its link reads the guest's email, so the link manages the room like those in later emails. */
const keepLink = ({ db, link }: Call, { checkOut }: LockedReservation) =>
  sql`update mailed_token set purpose = 'reservation-key', expires_date = ${checkOut}::date + make_interval(days => ${guestDays})
    where hash = ${link?.hash ?? null} and purpose = 'reservation-proof'`.execute(db)

async function confirm({ id }: Item, call: Call) {
  const reservation = await lockReservation(call, id)
  requireOpen(reservation)
  if (reservation.status === 'Held') throw conflict('GUEST_MISSING', 'Say first who comes.')
  if (reservation.status === 'Unconfirmed') {
    await confirmRoom(call, reservation)
    await keepLink(call, reservation)
  }
  return readReservation(call, id)
}

/** Cancels what is booked, or gives back what is held. Again, it changes nothing. */
async function cancel({ id }: Item, call: Call) {
  const reservation = await lockReservation(call, id)
  checkRevision(call, reservation.revision)
  if (reservation.status === 'Canceled' || reservation.status === 'Expired') return nothing
  requireFree(call, reservation)
  await giveNights(call, reservation)
  await setStatus(call, reservation, 'Canceled')
  if (reservation.status === 'Confirmed') {
    await queueMail(call.db, 'reservation-canceled', id)
    await tellOfGuest(call, reservation, 'canceled')
  }
  return nothing
}

export function changeHandlers(findOffers: FindOffers) {
  async function change({ id, data }: Item & { data: z.output<typeof ShownStay> }, call: Call) {
    const reservation = await lockReservation(call, id, data.roomId)
    checkRevision(call, reservation.revision)
    requireOpen(reservation)
    requireFree(call, reservation)
    await admitChange(call, id)
    // Its own event may be hidden by now.
    if (data.eventId !== reservation.eventId) await requireSeenEvent(call, data)
    const hotelId = requireHotel(reservation)
    const booked = await readBooked(call, id)
    const stay = await requireOffer(findOffers, call, hotelId, askedAgain(data, booked), booked)
    const kept = keptNights(booked, data, stay.block_nights)
    await giveNights(call, reservation, kept)
    await takeNights(call, data, stay.block_nights, kept)
    if (reservation.status !== 'Confirmed' && reservation.userId === null) await requireShare(call, data, id)
    // One of the guests stays an adult.
    await sql`update reservation set ${assignments(stay)}, children = least(children, ${data.guests}::integer - 1)
      where id = ${id}`.execute(call.db)
    await auditStep(call, reservation, '/stay', { checkIn: data.checkIn, checkOut: data.checkOut })
    if (reservation.status === 'Confirmed') {
      await queueMail(call.db, 'reservation-changed', id)
      await tellOfGuest(call, reservation, 'changed')
    }
    return readReservation(call, id)
  }
  return { book, confirm, change, cancel }
}
