import type { Event } from '@app/contract/events/event-schema.ts'
import type { MatchChange, MatchCounts } from '@app/contract/events/match-schema.ts'
import { shortPlace } from '@app/contract/rules/place-list.ts'
import { usualReachMiles } from '@app/contract/rules/match-choices.ts'
import { count, counted, inSentence, listOf } from '../components/format.ts'

type Fields = MatchCounts['changes'][number]['fields']

const dropWords: Partial<Record<MatchChange, string>> = {
  dropFacilityType: 'the type of facility',
  dropDistance: 'the distance',
  dropAmenities: 'the required amenities',
  dropSpaces: 'the number of spaces',
  dropRooms: 'the hotel rooms',
  dropDates: 'the dates',
}

/** What a change gives up. Undefined if it gives up no condition. A whole state has no distance, but is given up as the place. */
export const dropText = ({ change, fields }: { change: MatchChange; fields: Fields }) =>
  fields.requestAddress === null ? 'the place' : dropWords[change]

/** With what change of the request hosts are shown that don’t fit it as it is: 'without the distance'. */
export function changedText(change: MatchChange, fields: Fields = {}): string {
  const { requestDist, spaceCount, hotelDist, flexWeeks } = fields
  const dropped = dropText({ change, fields })
  if (dropped !== undefined) return `without ${dropped}`
  const texts: Partial<Record<MatchChange, string | false>> = {
    farther: requestDist != null && `within ${count(requestDist)} mi`,
    fewerSpaces: spaceCount != null && `with ${counted(spaceCount, 'space')} or more`,
    moreWeeks: flexWeeks != null && `up to ${counted(flexWeeks, 'week')} off your dates`,
    hotelsFarther: hotelDist != null && `with hotels within ${count(hotelDist)} mi`,
  }
  return texts[change] || 'with a change of the request'
}

/** Why the hosts of a list are booked, which fit apart from the dates. */
export const bookedText = (hosts: number) => `${hosts === 1 ? 'It is' : 'All are'} booked on these dates.`

/** A list of hosts that don’t fit a request as it is. */
interface OpenedList {
  /** How many there are. */
  hosts: number
  change: MatchChange | undefined
  fields?: Fields | undefined
  /** The miles within which the hosts are, if they are farther away than asked. */
  dist: number | undefined
  /** The miles that were looked within before. */
  within?: number | undefined
  /** Which all of them have. */
  sports: readonly string[]
  /** Whether nobody knows if they are free. */
  isUnsure: boolean
  areDatesOver: boolean
}

/** Why a list has opened on hosts that don’t fit the request as it is. Undefined if they do, or are only booked. */
export function openedText(
  { hosts, change, fields, dist, within, sports, isUnsure, areDatesOver }: OpenedList,
  { requestAddress, requestDist }: Pick<Event, 'requestAddress' | 'requestDist'>,
): string | undefined {
  const isOne = hosts === 1
  const place = shortPlace(requestAddress ?? '')
  const around = dist === undefined ? '' : ` within ${count(dist)} mi of ${place}`
  if (change === undefined)
    return dist === undefined
      ? undefined
      : `No host within ${count(within ?? requestDist ?? usualReachMiles)} mi of ${place} fits. ${isOne ? 'This one is' : 'These are'} within ${count(dist)} mi.`
  if (change === 'dropDates')
    return areDatesOver
      ? `None of the dates that you allow is still to come. ${isOne ? 'This host fits' : 'These hosts fit'} apart from them.`
      : undefined
  const hosted = inSentence(listOf([...sports])) || 'events'
  if (change === 'onlySports')
    return isOne
      ? `This host has ${hosted}${around}, but lacks more than one thing that you ask for.`
      : `These host ${hosted}${around}, but lack more than one thing that you ask for.`
  if (change === 'firstSport')
    return `No host lists all of your sports. ${isOne ? 'This one lists' : 'These list'} ${hosted}${around}.`
  const unsure = isUnsure ? ` ${isOne ? 'It hasn’t' : 'None of them has'} shared these dates yet.` : ''
  return `No host fits the request as it is. ${isOne ? 'This one' : 'These'} would ${changedText(change, fields)}.${unsure}`
}
