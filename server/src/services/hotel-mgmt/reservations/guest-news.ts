import { freeUntilText, isFree } from '@app/contract/hotels/free-until.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import type { MailedReservation, StayEvent } from './mailed-reservation.ts'

/** What became of the event or the hotel of a stay that is booked. */
interface News {
  title: string
  /** What happened. */
  text: string
}

export type NewsStay = Pick<
  MailedReservation,
  'hotelName' | 'phone' | 'isHotelDeleted' | 'freeUntil' | 'timeZone' | 'event' | 'checkIn' | 'checkOut'
>

const when = (dates: StayEvent['dates']) => knownDates({ ...dates, months: [] })
/** 'Spring Cup, Mar 12 – 14, 2027'. */
const named = (name: string, dates: StayEvent['dates']) => [name, when(dates)].filter(Boolean).join(', ')

const isThere = ({ isDeleted, isCancelled }: StayEvent) => !isDeleted && !isCancelled

function eventEnded({ event }: NewsStay): News | null {
  if (event === null || isThere(event)) return null
  const what = named(event.name, event.toldDates)
  return event.isCancelled
    ? { title: `${event.name} is cancelled`, text: `${what}, for which you booked a room, was cancelled.` }
    : {
        title: `The page of ${event.name} was removed`,
        text: `The page of ${what}, for which you booked a room, was removed. Ask its organizer whether the event takes place.`,
      }
}

/** Null for the dates that the guest knows, such as after a move back. */
function eventMoved({ event, checkIn, checkOut }: NewsStay): News | null {
  if (event === null || !isThere(event)) return null
  const { name, dates, toldDates, isSeen } = event
  const { startDate, endDate } = dates
  if (startDate === toldDates.startDate && endDate === toldDates.endDate) return null
  const before = when(toldDates)
  const title = `${name} has new dates`
  const now = isSeen ? when(dates) : undefined
  if (now === undefined) {
    const old = before === undefined ? 'has other dates' : `no longer takes place on ${before}`
    return {
      title,
      text: `${name}, for which you booked a room, ${old}. Ask its organizer for the new dates.`,
    }
  }
  const from = before === undefined ? '' : ` from ${before}`
  const isMissed =
    startDate !== null && endDate !== null && (checkOut < startDate || checkIn > endDate)
      ? ' None of your nights is on the new dates.'
      : ''
  return { title, text: `${name}, for which you booked a room, moved${from} to ${now}.${isMissed}` }
}

function eventBack({ event }: NewsStay): News | null {
  if (event === null || !isThere(event)) return null
  const { name, dates, isSeen } = event
  const days = isSeen ? when(dates) : undefined
  const text = days === undefined ? '' : ` It takes place ${days}.`
  return {
    title: `${name} is back`,
    text: `The page of ${name}, for which you booked a room, is back.${text}`,
  }
}

const hotelGone = ({ hotelName, isHotelDeleted }: NewsStay): News | null =>
  isHotelDeleted
    ? {
        title: `The page of ${hotelName} was removed`,
        text: `The page of ${hotelName} was removed from this site. Call the hotel to make sure that it expects you.`,
      }
    : null

const hotelBack = ({ hotelName, isHotelDeleted }: NewsStay): News | null =>
  isHotelDeleted
    ? null
    : {
        title: `The page of ${hotelName} is back`,
        text: `The page of ${hotelName}, which was removed, is back. You need to do nothing.`,
      }

/**
 * What guests are emailed about, by the kind of job. Null for what no longer holds when the email is written, or what the guest knows.
 */
export const guestNews = {
  'stay-event-ended': eventEnded,
  'stay-event-moved': eventMoved,
  'stay-event-back': eventBack,
  'stay-hotel-gone': hotelGone,
  'stay-hotel-back': hotelBack,
} as const satisfies Record<string, (stay: NewsStay) => News | null>
export type GuestNews = keyof typeof guestNews

const isGuestNews = (kind: string): kind is GuestNews => kind in guestNews
export const guestNewsKinds = Object.keys(guestNews).filter(isGuestNews)

/** Whether the guest reads the dates of the event as they are now. */
export const tellsDates = (kind: GuestNews) => kind === 'stay-event-moved' || kind === 'stay-event-back'

/** Whether a guest can still cancel and change a stay for free, until when, and what to do then. */
export function freeText(stay: NewsStay): string {
  const { hotelName, phone, isHotelDeleted } = stay
  const call = `call ${hotelName}${phone === null ? '' : `: ${phone}`}`
  if (!isFree(stay)) return `It can no longer be canceled or changed for free. To do either, ${call}.`
  const until = `for free until ${freeUntilText(stay)} by the hotel’s clock, with the link in this email`
  return isHotelDeleted
    ? `You can cancel it ${until}. To change it, ${call}.`
    : `You can cancel or change it ${until}.`
}
