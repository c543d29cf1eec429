import type { Event } from '@app/contract/events/event-schema.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { abbreviated, listOf } from '../../components/format.ts'
import { commonSteps, type ProfileSummary } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'
import { isOver } from './is-over.ts'

export const eventSummary: ProfileSummary<Event> = {
  kind: kinds.event,
  dates: ({ startDate, endDate, hasFlexibleDates, dayCount }) => ({
    startDate,
    endDate,
    hasFlexibleDates,
    dayCount,
  }),
  results: ({ likeCount, hotelCount }) => [
    { label: 'Likes', value: abbreviated(likeCount) },
    { label: 'Hotels', value: abbreviated(hotelCount) },
  ],
  reviewFacts: (event) => [
    { label: 'Dates', value: eventDatesText(event) },
    { label: 'Sports', value: listOf(event.sportsList) || undefined },
  ],
  isOver,
  nextSteps: [
    { text: 'Add sports', section: 'sports', isMissing: ({ sportsList }) => sportsList.length === 0 },
    {
      text: 'Add the page to sign up',
      section: 'entry',
      isMissing: ({ registrationLink }) => registrationLink === null,
    },
    { text: 'List hotels', section: 'hotels', isMissing: ({ hotelCount }) => hotelCount === 0 },
    commonSteps.images,
    commonSteps.about,
    commonSteps.place,
  ],
}
