import * as z from 'zod'
import { CalendarDate, CalendarMonth } from '../envelope.ts'
import { anyOf } from '../filter.ts'
import { FreeDays } from '../free-days.ts'
import { filterFields } from '../filter-fields.ts'
import { profileFilter } from '../profile-filter.ts'
import { AgeGroup } from '../reference-lists/age-groups.ts'
import { Gender } from '../reference-lists/genders.ts'
import { RequestLocationCategory } from '../reference-lists/request-locations.ts'
import { SportName } from '../reference-lists/sports.ts'
import { eventSpans } from '../rules/event-dates.ts'
import { Event } from './event-schema.ts'

const { spaceName, surface, spaceCount, location, requestAddress, requestDist } = filterFields(Event.shape)

export const EventFilter = profileFilter(
  Event,
  {
    sports: anyOf(SportName),
    // By the names of a request, too.
    sportsList: anyOf(SportName),
    spaceType: spaceName,
    spaceSurface: surface,
    spaceTypeCount: spaceCount,
    spaceLocation: location,
    'location.address': requestAddress,
    'location.dist': requestDist,
    'location.category': anyOf(RequestLocationCategory),
    /** Events that take place within these days. With flexible dates, those that can. */
    dates: FreeDays.optional(),
    /** The Sunday of the week in which an event starts, or 'Flexible'. */
    startWeek: anyOf(z.union([CalendarDate, z.literal('Flexible')])),
    /** Months in which an event starts. With flexible dates, those in which it can. */
    month: anyOf(CalendarMonth),
    /** `Weekend`: within a Friday, Saturday and Sunday. `3 days` and `Week`: at most as long. */
    span: anyOf(z.enum(eventSpans)),
    /** Events open to players of this age group: 'Youth' also finds 'Youth & High School' and 'All Ages'. */
    openToAge: anyOf(AgeGroup),
    /** Events open to players of this gender: 'Female' also finds 'Male & Female'. */
    openToGender: anyOf(Gender),
    /** Whether one can still sign up. */
    isOpen: z.boolean().optional(),
    /** Whether the organizer listed hotels. */
    hasHotels: z.boolean().optional(),
  },
  ['date', 'latest', 'cost', 'likes'],
)
export type EventFilter = z.output<typeof EventFilter>
