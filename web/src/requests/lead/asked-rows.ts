import { budgetText } from '@app/contract/rules/budget-text.ts'
import { surfaceText } from '@app/contract/rules/request-facts.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { LeadFit } from '@app/contract/events/lead-fit.ts'
import type { MatchCondition } from '@app/contract/events/match-schema.ts'
import { partDaysText, shortRange, spaceNoun, spacesOfText } from '../../page/fit-words.ts'
import { count, counted, miles } from '../../components/format.ts'
import { heldText, type HeldSpaces } from '../held-spaces.ts'
import { reasonText } from '../match/match-words.ts'

export interface AskedRow {
  need: string
  asked: string
  /** What the host has. */
  own: string
  tone: 'good' | 'fair' | 'bad'
}

const tones = (isMissed: boolean, isKnown = true): AskedRow['tone'] =>
  isMissed ? 'bad' : isKnown ? 'good' : 'fair'

/**
 * What an event asks against what the host has. Without a fit, as of a destination, only what is asked. `held` counts the spaces that are held
 * for it, and so aren't free for others; `less` names the days on which less is.
 */
export function askedRows(
  event: Event,
  fit: LeadFit | null,
  held: HeldSpaces = { all: 0, asked: 0, isBooked: false },
  less = '',
): AskedRow[] {
  const noun = spaceNoun(event.spaceName)
  const misses = (condition: MatchCondition) =>
    (fit?.misses.includes(condition) ?? false) &&
    !(held.all > 0 && (condition === 'dates' || condition === 'spaces'))
  const facts = fit?.match.facts
  const state = held.isBooked ? 'booked' : 'held'
  const rows: (AskedRow | false)[] = [
    {
      need: 'Sport',
      asked: event.sportsList.join(', ') || 'Any',
      own: facts ? (misses('sport') ? 'Not on your page' : 'On your page') : '',
      tone: tones(misses('sport'), facts !== undefined),
    },
    event.spaceCount !== null && {
      need: 'Spaces',
      asked: [counted(event.spaceCount, noun), surfaceText(event), event.location].filter(Boolean).join(', '),
      own:
        held.all > 0
          ? held.asked === held.all
            ? `${count(held.all)} of ${counted(event.spaceCount, noun)} ${state}`
            : `${heldText(held, noun)}, ${state}`
          : facts
            ? spacesText(facts, event.spaceCount, noun, fit)
            : '',
      tone: tones(
        misses('spaces') || (held.all > 0 && held.asked === 0),
        (held.all > 0 ? held.asked : (facts?.own ?? 0)) >= event.spaceCount,
      ),
    },
    {
      need: 'Dates',
      asked: datesText(event),
      own:
        held.all > 0
          ? `${held.isBooked ? 'Booked' : 'Held'} for them${less && `. ${less}`}`
          : fit
            ? freeText(fit, misses('dates'))
            : '',
      tone: tones(misses('dates'), held.all > 0 ? less === '' : fit?.match.isFree === true),
    },
    event.roomsPerNight !== null && {
      need: 'Rooms',
      asked: `${counted(event.roomsPerNight, 'room')} on the busiest night, within ${event.hotelDist ?? 10} mi`,
      own: fit ? reasonText(fit.match, { reason: 'rooms', tone: 'good' }) : '',
      tone: tones(misses('rooms'), (facts?.rooms ?? 0) >= event.roomsPerNight),
    },
    event.requestAddress !== null && {
      need: 'Place',
      asked: `${event.requestDist === null ? 'Near' : `Within ${miles(event.requestDist)} of`} ${event.requestAddress}`,
      own: facts && facts.miles !== null ? `${miles(facts.miles)} away` : '',
      tone: tones(misses('distance'), facts !== undefined),
    },
    facts !== undefined &&
      facts.amenitiesWanted > 0 && {
        need: 'Amenities',
        asked: `${counted(facts.amenitiesWanted, 'amenity', 'amenities')}, nice to have`,
        own: facts.amenities.length === 0 ? 'None on your page' : facts.amenities.join(', '),
        tone: tones(false, facts.amenities.length === facts.amenitiesWanted),
      },
    budgetText(event.budgetFrom, event.budgetTo) !== null && {
      need: 'Budget',
      asked: budgetText(event.budgetFrom, event.budgetTo) ?? '',
      own: '',
      tone: 'fair',
    },
  ]
  return rows.filter((row) => row !== false)
}

function spacesText(
  { own }: LeadFit['match']['facts'],
  needed: number,
  noun: string,
  fit: LeadFit | null,
): string {
  const here = spacesOfText(own, needed, noun)
  if (own >= needed) return here
  const partners = fit?.match.partners ?? []
  return partners.length === 0
    ? `${here}, ${count(needed - own)} short`
    : `${here}. ${partners.map(({ name, miles: away }) => `${name}, ${miles(away)} away,`).join(' and ')} has the others`
}

function freeText({ match: { isFree, facts, partDays } }: LeadFit, isMissed: boolean): string {
  if (isMissed) return 'Not free on all days. See below what can be held.'
  if (!isFree || facts.from === null || facts.to === null) return 'Your calendar doesn’t say'
  const free = `Free ${shortRange(facts.from, facts.to)}${facts.setupDays > 0 ? ', set-up too' : ''}`
  return partDays.length === 0 ? free : `${free}. ${partDaysText(partDays)}`
}

type AskedDates = Pick<Event, 'startDate' | 'endDate' | 'hasFlexibleDates' | 'dayCount' | 'setupDays'> &
  Partial<Pick<Event, 'flexWeeks'>>

/** The dates that are asked for, and how they can move. */
export function datesText(event: AskedDates): string {
  const { startDate, endDate, hasFlexibleDates, dayCount, flexWeeks = null, setupDays } = event
  return [
    `${shortRange(startDate, endDate)}, ${endDate.slice(0, 4)}`,
    hasFlexibleDates && (dayCount === null ? 'flexible' : `any ${counted(dayCount, 'day')} in a row`),
    flexWeeks !== null && flexWeeks > 0 && `or up to ${counted(flexWeeks, 'week')} either way`,
    setupDays !== null && setupDays > 0 && `${counted(setupDays, 'day')} to set up`,
  ]
    .filter(Boolean)
    .join(', ')
}
