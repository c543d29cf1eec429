import { addDays, countDays, isCalendarDate } from '../rules/calendar-date.ts'
import { knownDates } from '../rules/event-text.ts'
import { longestStay } from './room-schema.ts'

/** From the day of arrival to that of departure, whose night isn't part of the stay. */
export interface StayDates {
  checkIn: string
  checkOut: string
}

/** The stay with these nights, the last one included. */
export const stayOfNights = ({
  firstNight,
  lastNight,
}: {
  firstNight: string
  lastNight: string
}): StayDates => ({
  checkIn: firstNight,
  checkOut: addDays(lastNight, 1),
})

/** Not a number for texts that are no days. */
export const nightsOf = ({ checkIn, checkOut }: StayDates) => countDays(checkIn, checkOut) - 1

/** Whether a stay has as many nights as somebody can book. */
export function isStay(dates: StayDates): boolean {
  const nights = nightsOf(dates)
  return nights >= 1 && nights <= longestStay
}

/** Nobody knows rates of later nights. */
const longestAheadDays = 731

export const lastSoldNight = (today: string) => addDays(today, longestAheadDays)

/** The first day on which rates for a stay are known. */
export const firstDayOfRates = ({ checkIn }: Pick<StayDates, 'checkIn'>) =>
  addDays(checkIn, -longestAheadDays)

/** What is wrong with how many nights somebody has chosen. */
export const nightCountError = (dates: StayDates) =>
  isStay(dates) ? undefined : `Choose 1 to ${longestStay} nights.`

/** What is wrong with the days that somebody has typed. */
export const nightsError = (dates: StayDates) =>
  isCalendarDate(dates.checkOut) && dates.checkOut <= dates.checkIn
    ? 'Check-out must be after check-in.'
    : nightCountError(dates)

/** `Mar 12 – 14, 2027`. */
export const stayText = ({ checkIn, checkOut }: StayDates) =>
  knownDates({ startDate: checkIn, endDate: checkOut, months: [] }) ?? ''
