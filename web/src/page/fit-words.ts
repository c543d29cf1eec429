import type { HostMatch, PartDay } from '@app/contract/events/match-schema.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { formatRange } from '../components/fields/calendar-date.ts'
import { count, counted, inSentence, miles } from '../components/format.ts'
import { dayWords, timeOfDay } from './time-of-day.ts'

/** What a request calls its spaces, such as 'field'. Types without a regular plural are called 'space'. */
export const spaceNoun = (spaceName: string | null) =>
  spaceName !== null && spacesWord(spaceName) === `${spaceName}s` ? inSentence(spaceName) : 'space'

/** `Apr 23–25`, without the year, which the title has. */
export const shortRange = (from: string, to: string) =>
  (formatRange({ from, to }) ?? '').replace(/, \d{4}$/, '')

/** `4 of 6 courts`: spaces beyond those that are needed don't count. */
export const spacesOfText = (own: number, needed: number, noun: string) =>
  `${count(Math.min(own, needed))} of ${counted(needed, noun)}`

/** `from 2 PM`, `until 12 PM`, `2 PM to 6 PM`. Null is the opening, or the closing. */
export function partHours(from: string | null, to: string | null): string {
  if (to === null) return from === null ? '' : `from ${timeOfDay(from)}`
  return from === null ? `until ${timeOfDay(to)}` : `${timeOfDay(from)} to ${timeOfDay(to)}`
}

/** How many days are named. */
const mostNamed = 3
/** The first days by their words, and how many more there are. */
export const someDaysText = (days: readonly string[]) =>
  [
    ...days.slice(0, mostNamed),
    ...(days.length > mostNamed ? [counted(days.length - mostNamed, 'more day')] : []),
  ].join('; ')

/** What is free or held of a day: `from 2 PM`. */
export const partText = (hours: PartDay['hours']) =>
  hours === null ? 'in part' : partHours(hours.from, hours.to)

/** `Fri, Apr 16 only from 2 PM`: days that are free in part. */
export const partDaysText = (days: readonly PartDay[]) =>
  someDaysText(days.map(({ day, hours }) => `${dayWords(day)} only ${partText(hours)}`))

/** What a host has of what is needed. */
export const ownText = ({ needed, own }: Pick<HostMatch['facts'], 'needed' | 'own'>, noun: string) =>
  needed === null ? 'Hosts this sport' : spacesOfText(own, needed, noun)

/** How a host fits, for the organizer: '4 of 6 courts, 2 more 3 mi away, free Apr 3 – 4, 2027'. */
export function hostFitText(
  { facts, partners, isFree, partDays }: HostMatch,
  spaceName: string | null,
): string {
  const { from, to } = facts
  const dates = from === null || to === null ? undefined : formatRange({ from, to })
  return [
    ownText(facts, spaceNoun(spaceName)),
    ...partners.map((partner) => `${count(partner.spaces)} more ${miles(partner.miles)} away`),
    isFree ? dates !== undefined && `free ${dates}` : 'ask for dates',
    partDaysText(partDays),
  ]
    .filter(Boolean)
    .join(', ')
}

interface RequestFit {
  score: number
  isFree: boolean
  needed: number | null
  own: number | null
  /** The window of the request. */
  startDate: string | null
  endDate: string | null
  /** The days in it that are free. Null if nobody knows, or the request has no dates. */
  from: string | null
  to: string | null
}

/**
 * How a request fits a facility, for its team: 'Fits, 85 of 100, 2 of 2 spaces, free Mar 12 – 14'. Without all spaces, or without dates known to be
 * free, it only could.
 */
export function requestFitText(fit: RequestFit, facilityName: string | null = null): string {
  const { score, isFree, needed, own, startDate, endDate, from, to } = fit
  const verb = isFree && (needed === null || (own ?? 0) >= needed) ? 'Fits' : 'Could fit'
  return [
    `${facilityName === null ? verb : `${verb} ${facilityName}`}, ${score} of 100`,
    needed !== null && own !== null && spacesOfText(own, needed, 'space'),
    isFree
      ? from !== null && to !== null && `free ${shortRange(from, to)}`
      : startDate !== null && endDate !== null && `not known to be free ${shortRange(startDate, endDate)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
