import type { RequestReach } from '@app/contract/events/lead-schema.ts'
import type { HostMatch, MatchReason, MatchWeekend } from '@app/contract/events/match-schema.ts'
import type { MatchPart } from '@app/contract/rules/match-scores.ts'
import { keptWords } from '../../page/contact-words.ts'
import { ownText, partDaysText, shortRange } from '../../page/fit-words.ts'
import { count, counted, inSentence, listOf, miles } from '../../components/format.ts'

/** `8 hosts fit`. */
export const fittingText = (hosts: number) => `${counted(hosts, 'host')} ${hosts === 1 ? 'fits' : 'fit'}`

/** `12 don’t say whether they are free`. */
export const unknownText = (unknown: number, more = '') =>
  `${count(unknown)}${more} ${unknown === 1 ? 'doesn’t say whether it is free' : 'don’t say whether they are free'}`

const weeksAway = (weeks: number) =>
  `${counted(Math.abs(weeks), 'weekend')} ${weeks > 0 ? 'later' : 'earlier'}`
const setupStart = ({ from, setupDays }: HostMatch['facts']) =>
  from === null ? '' : new Date(Date.parse(from) + setupDays * 86_400_000).toISOString().slice(0, 10)

interface Sentence {
  lead: string
  rest: string
}

/** The sentence about a host: what it has, then what is short or different. */
export function sentenceOf({ sentence, facts, partners, partDays }: HostMatch, noun: string): Sentence {
  const { needed, own, surfaces, to } = facts
  const lead = ownText(facts, noun)
  const spare = needed === null ? 0 : own - needed
  const [surface] = surfaces
  const missing = needed === null ? 0 : Math.max(0, needed - own)
  const elsewhere = partners.map((partner) => `${partner.name} ${miles(partner.miles)} away`)
  const short =
    missing > 0
      ? `; ${count(missing)} short, ${listOf(elsewhere)} ${partners.length === 1 ? 'has them' : 'have them'}`
      : ''
  if (sentence === 'datesUnknown')
    return { lead, rest: `${short}. Its calendar doesn’t say whether these dates are free.` }
  const part = partDays.length === 0 ? '' : ` ${partDaysText(partDays)}.`
  if (sentence === 'otherDates')
    return {
      lead,
      rest: `${short}, but not on your first dates. Free ${weeksAway(facts.weeks)}, ${shortRange(setupStart(facts), to ?? '')}.${part}`,
    }
  if (sentence === 'withPartners') return { lead, rest: `${short}.${part}` }
  const kind = surfaces.length === 1 && surface !== undefined ? `, all ${inSentence(surface)}` : ''
  const stays = spare === 1 ? ' One more stays free.' : spare > 1 ? ` ${count(spare)} more stay free.` : ''
  return { lead, rest: `${needed === null ? '.' : `${kind}, all on one site.${stays}`}${part}` }
}

const roomsText = ({ rooms, uncounted, roomsNeeded, hotelDist }: HostMatch['facts']) => {
  if (roomsNeeded !== null && rooms < roomsNeeded && uncounted > 0)
    return `${counted(uncounted, 'hotel')} within ${hotelDist} mi without a room count`
  const spare =
    roomsNeeded === null
      ? ''
      : rooms === roomsNeeded
        ? ', no spare'
        : rooms < roomsNeeded * 1.1
          ? ', tight'
          : ''
  return `${counted(rooms, 'room')} within ${hotelDist} mi${spare}`
}
const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const recordText = ({ events, rating, inSeason, to }: HostMatch['facts']) => {
  const stars = rating === null ? '' : `${rating.toFixed(1)} stars`
  if (events === 0)
    return stars === '' ? 'New here: no events and no reviews yet' : `${stars}, no events here yet`
  const season =
    inSeason === null || to === null
      ? ''
      : ` (${inSeason ? 'some' : 'none'} in ${monthNames.format(Date.parse(to))})`
  return `Hosted ${counted(events, 'event')}${season}${stars && `, ${stars}`}`
}
const milesText = ({ miles: away, reach }: HostMatch['facts']) =>
  away === null
    ? 'No town to measure from'
    : reach === null
      ? `${miles(away)} away`
      : `${Math.round(away)} of ${reach} mi`
const repliesText = ({ responseTime, answered }: HostMatch['facts']) => {
  const time = responseTime === null ? '' : `Says it answers ${responseTime.toLowerCase()}`
  if (answered === null) return time || 'No reply record yet'
  return `Answered ${answered}% of requests${time && `. ${time}`}`
}

const amenitiesText = ({ amenities, amenitiesWanted }: HostMatch['facts']) =>
  `${count(amenities.length)} of ${counted(amenitiesWanted, 'amenity', 'amenities')} you want`

const reasonTexts: Record<MatchReason['reason'], (facts: HostMatch['facts']) => string> = {
  rooms: roomsText,
  record: recordText,
  grant: () => 'Its destination has a grant program',
  distance: ({ miles: away, reach }) =>
    `${miles(away ?? 0)} away${away !== null && reach !== null && away > reach ? `, farther than your ${count(reach)} mi` : ''}`,
  amenities: amenitiesText,
  dates: ({ weeks }) => `${weeksAway(weeks)} than your first choice`,
  replies: repliesText,
}
export const reasonText = ({ facts }: HostMatch, { reason }: MatchReason) => reasonTexts[reason](facts)

export const partNames: Record<MatchPart, string> = {
  fields: 'Spaces',
  dates: 'Dates',
  rooms: 'Rooms',
  distance: 'Distance',
  record: 'Record',
  replies: 'Replies',
}

/** Why a part of the score is what it is. */
export function partText(part: MatchPart, { facts, isFree, partDays }: HostMatch): string {
  const { needed, own, weeks, setupDays, from, roomsNeeded } = facts
  switch (part) {
    case 'fields': {
      const wanted = facts.amenitiesWanted === 0 ? '' : `, ${amenitiesText(facts)}`
      if (needed === null) return `None asked for${wanted}`
      return own >= needed
        ? `${count(own)} on site${wanted}`
        : `${count(own)} on site, ${count(needed - own)} at a partner${wanted}`
    }
    case 'dates':
      if (from === null) return isFree ? 'No dates yet' : 'Not known, half counts'
      return [
        weeks !== 0 ? weeksAway(weeks) : setupDays > 0 ? 'Free, set-up too' : 'Free',
        partDaysText(partDays),
      ]
        .filter(Boolean)
        .join(', ')
    case 'rooms':
      return roomsNeeded === null
        ? 'No rooms per night asked for'
        : `${roomsText(facts)}; you need ${count(roomsNeeded)}`
    case 'distance':
      return milesText(facts)
    case 'record':
      return recordText(facts)
    default:
      return repliesText(facts)
  }
}

export const weekendNote = ({ weeks, isAllowed }: MatchWeekend) =>
  weeks === 0 ? 'first choice' : isAllowed ? 'you can move' : ''

/** How a request reaches a host, unless its team gets an email. `isManaged` is left out where nobody knows. */
export function reachNote({ reach, isManaged }: { reach: RequestReach; isManaged?: boolean }) {
  if (reach !== 'Email') return keptWords[reach]
  return isManaged === false
    ? 'Nobody manages this page yet. We email your request to its address, with a link to answer.'
    : undefined
}
