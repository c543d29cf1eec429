import type { EventFilter } from '@app/contract/events/event-filter.ts'
import { eventSpans } from '@app/contract/rules/event-dates.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { ageGroups } from '@app/contract/reference-lists/age-groups.ts'
import { competitionLevels } from '@app/contract/reference-lists/competition-levels.ts'
import { eventCategories } from '@app/contract/reference-lists/event-categories.ts'
import { eventTypes } from '@app/contract/reference-lists/event-types.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { genders } from '@app/contract/reference-lists/genders.ts'
import { locations } from '@app/contract/reference-lists/locations.ts'
import { participationModes } from '@app/contract/reference-lists/participation-modes.ts'
import { requestLocationCategories } from '@app/contract/reference-lists/request-locations.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { countDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { shownName } from '@app/contract/rules/event-text.ts'
import { sportWords } from '../../../search/sport-words.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'

interface EventEntry
  extends Entry, Pick<Event, 'type' | 'ageGroup' | 'eventLevel' | 'gender' | 'spaceName' | 'surface'> {
  parentName: string | null
  facts: { sports: string[]; places: string[]; closedRank: number }
}

/** An event fits in free days if it can start on the first or later, and end on the last or earlier. */
const freeDays = ({ dates }: EventFilter) =>
  dates && {
    lastStart: { from: dates.from },
    firstEnd: { to: dates.to },
    days: { to: countDays(dates.from, dates.to) },
  }

/** Without a status, people look for events that are still to come. */
export const toCome = <F extends EventFilter>(filter: F): F =>
  filter.status === undefined
    ? { ...filter, status: 'Published', endDate: filter.endDate ?? { from: dayOf(new Date()) } }
    : filter

/** Those that are closed, over or cancelled take no new interest. */
const closedLast = { number: 'closedRank' }

export const eventMarket: MarketDeclaration<EventEntry, EventFilter> = {
  facets: {
    category: { kind: 'one', values: eventCategories, counted: false },
    type: { kind: 'one', values: eventTypes },
    sports: { kind: 'many', values: sportNames },
    sportsList: { kind: 'many', values: sportNames, counted: false },
    ageGroup: { kind: 'one', values: ageGroups },
    openToAge: { kind: 'many', values: ageGroups },
    eventLevel: { kind: 'one', values: competitionLevels },
    gender: { kind: 'one', values: genders },
    openToGender: { kind: 'many', values: genders },
    participation: { kind: 'one', values: participationModes },
    facilityTypes: { kind: 'many', values: facilityTypes, counted: false },
    spaceName: { kind: 'one', counted: false },
    location: { kind: 'one', values: locations, wildcard: 'Both', counted: false },
    'location.category': { kind: 'one', values: requestLocationCategories, counted: false },
    startWeek: { kind: 'one' },
    month: { kind: 'many' },
    span: { kind: 'many', values: eventSpans },
    isClosed: { kind: 'one', counted: false },
    hasFlexibleDates: { kind: 'one', counted: false },
    isOpen: { kind: 'one', values: ['true', 'false'] },
    hasHotels: { kind: 'one', values: ['true', 'false'] },
  },
  numbers: {
    startDate: {},
    endDate: {},
    lastStart: {},
    firstEnd: {},
    days: {},
    individualCost: {},
    teamCost: {},
    closedRank: {},
    reactionCount: {},
    urgency: {},
  },
  sorts: {
    date: [closedLast, { number: 'startDate' }, { number: 'endDate' }],
    latest: [{ number: 'endDate', highestFirst: true }],
    cost: [closedLast, { number: 'teamCost' }, { number: 'individualCost' }],
    likes: [closedLast, { number: 'reactionCount', highestFirst: true }],
  },
  tieBreaker: 'date',
  expand: (filter) => freeDays(filter) ?? {},
  expanded: ['dates'],
  marketed: toCome,
  fit: {
    facets: {
      sports: { weight: 4, isRequired: true },
      ageGroup: { weight: 2 },
      eventLevel: { weight: 1 },
      type: { weight: 1 },
      isOpen: { weight: 2 },
    },
    distance: { weight: 3, halfMiles: 100, maxMiles: 1000 },
  },
  similarOnly: () => toCome({}),
  references: ['parentId'],
  words: ({ type, ageGroup, eventLevel, gender, spaceName, surface, parentName, facts }) => ({
    sports: sportWords(facts.sports.filter((sport) => shownName(sport) !== null)),
    type: [type, ageGroup, eventLevel, gender, spaceName, surface, parentName, ...facts.places].filter(
      (word) => word !== null,
    ),
  }),
}
