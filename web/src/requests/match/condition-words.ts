import type { Event } from '@app/contract/events/event-schema.ts'
import type { MatchChange, MatchCondition, MatchCounts } from '@app/contract/events/match-schema.ts'
import { requiredAmenities } from '@app/contract/rules/asked-amenities.ts'
import { spacesText } from '@app/contract/rules/asked-words.ts'
import { usualHotelMiles, usualReachMiles } from '@app/contract/rules/match-choices.ts'
import { shortPlace } from '@app/contract/rules/place-list.ts'
import { capitalized, count, counted, eitherOf, inSentence, listOf } from '../../components/format.ts'
import { shortRange, spaceNoun } from '../../page/fit-words.ts'
import { dropText } from '../../page/opened-text.ts'
import type { RequestDraft } from '../request-draft.ts'
import { fittingText } from './match-words.ts'

const plural = ({ spaceName }: RequestDraft) => `${spaceNoun(spaceName ?? null)}s`
const daysOf = ({ startDate = '', endDate = '' }: RequestDraft) => shortRange(startDate, endDate)

type CountedPlace = Pick<MatchCounts, 'reach' | 'area'>
/** All of an area, unless a town is asked for as well. */
const isAllArea = ({ reach, area }: CountedPlace) => area !== null && reach === null

/** What hosts must meet, in words. */
export const conditionText: Record<MatchCondition, (draft: RequestDraft, place?: CountedPlace) => string> = {
  sport: ({ sportsList = [] }) =>
    sportsList.length === 0 ? 'All hosts' : `Host ${inSentence(listOf([...sportsList]))}`,
  facilityType: ({ facilityTypes = [] }) => capitalized(inSentence(eitherOf(facilityTypes))),
  distance: (draft, place) =>
    place && isAllArea(place)
      ? `In ${place.area}`
      : `Within ${count(draft.requestDist ?? place?.reach ?? usualReachMiles)} mi of ${shortPlace(draft.requestAddress ?? '')}`,
  amenities: (draft) => `With ${inSentence(listOf(requiredAmenities(draft)))}`,
  spaces: (draft) =>
    capitalized(inSentence(spacesText(draft) ?? 'spaces')) +
    (draft.partnerDist === undefined ? '' : ', partners counted'),
  dates: (draft) =>
    `Free ${daysOf(draft)}${draft.flexWeeks ? `, or ${counted(draft.flexWeeks, 'week')} off` : ''}`,
  rooms: ({ roomsPerNight = 0, hotelDist = usualHotelMiles }) =>
    `${counted(roomsPerNight, 'room')} within ${hotelDist} mi`,
}

/** Why hosts don’t fit. */
export const conditionWords: Record<
  MatchCondition,
  (event: Event, noun: string, place: CountedPlace) => string
> = {
  sport: () => 'Host other sports',
  facilityType: () => 'Another type of facility',
  distance: (_event, _noun, place) =>
    isAllArea(place)
      ? `Outside of ${place.area}`
      : `More than ${count(place.reach ?? usualReachMiles)} mi away`,
  amenities: (event) => `No ${inSentence(eitherOf(requiredAmenities(event)))}`,
  spaces: (_event, noun) => `Too few ${noun}s`,
  dates: () => 'Not free on any of your dates',
  rooms: ({ roomsPerNight, hotelDist }) =>
    `Fewer than ${count(roomsPerNight ?? 0)} rooms within ${hotelDist ?? usualHotelMiles} mi`,
}

type Change = MatchCounts['changes'][number]

const changeTexts: Record<MatchChange, (draft: RequestDraft, fields: Change['fields']) => string> = {
  fewerSpaces: (draft, { spaceCount }) =>
    `${count(spaceCount ?? 1)} ${plural(draft)}, not ${count(draft.spaceCount ?? 1)}`,
  farther: (_, { requestDist }) => `Within ${count(requestDist ?? 0)} mi`,
  moreWeeks: (_, { flexWeeks }) => `Up to ${counted(flexWeeks ?? 0, 'week')} earlier or later`,
  hotelsFarther: (_, { hotelDist }) => `Hotels within ${hotelDist} mi`,
  withPartners: (_, { partnerDist }) => `Partners within ${partnerDist} mi count`,
  anySurface: () => 'Any surface',
  onlyFirstDates: (draft) => `Only ${daysOf(draft)}`,
  noPartners: () => 'No partner venues',
  allIndoor: (draft) => `All ${plural(draft)} indoor`,
  dropFacilityType: () => 'Any type of facility',
  dropDistance: (_, { requestAddress }) => (requestAddress === null ? 'Anywhere' : 'At any distance'),
  dropAmenities: (draft) => `Without ${inSentence(eitherOf(requiredAmenities(draft)))}`,
  dropSpaces: (draft) => `At least 1 ${spaceNoun(draft.spaceName ?? null)}, of any surface`,
  dropRooms: () => 'Without hotel rooms',
  dropDates: () => 'On any dates',
  onlySports: () => 'Nothing but the sports',
  firstSport: ({ sportsList = [] }) => `Nothing but ${inSentence(sportsList[0] ?? 'a sport')}`,
}
export const changeText = (draft: RequestDraft, { change, fields }: Change) =>
  changeTexts[change](draft, fields)

/** What a change of the request says of the hosts that it brings, such as '54 are within 300 mi'. */
export const nearText = (n: number, change: MatchChange, fields: Change['fields']) => {
  const are = n === 1 ? 'is' : 'are'
  const texts: Partial<Record<MatchChange, string>> = {
    farther: `${count(n)} ${are} within ${fields.requestDist} mi`,
    fewerSpaces: `${count(n)} ${n === 1 ? 'has' : 'have'} ${fields.spaceCount} or more`,
    moreWeeks: `${count(n)} ${are} free within ${fields.flexWeeks} weeks`,
    hotelsFarther: `${count(n)} ${n === 1 ? 'reaches' : 'reach'} it at ${fields.hotelDist} mi`,
  }
  const dropped = dropText({ change, fields })
  return (
    texts[change] ??
    (dropped === undefined ? '' : `${fittingText(n).replace(/ hosts? /, ' ')} without ${dropped}`)
  )
}
