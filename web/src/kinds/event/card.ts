import type { Event } from '@app/contract/events/event-schema.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { shownName } from '@app/contract/rules/event-text.ts'
import { sportsText } from '@app/contract/rules/sports-text.ts'
import { abbreviated, known } from '../../components/format.ts'
import type { ProfileCardFacts } from '../../kind/profile-summary.ts'
import { kinds } from '../../kind/registry.ts'
import { takesInterest } from './event-words.ts'

/** What it costs and how large it is. */
export const eventScore = ({ individualCost, teamCost, teamCount }: Event) =>
  known([
    individualCost !== null && { label: 'Each', value: dollars(individualCost) },
    teamCost !== null && { label: 'Team', value: dollars(teamCost) },
    teamCount !== null && { label: 'Teams', value: abbreviated(teamCount) },
  ])

/** 'Multi Sport. Youth, Amateur'. */
const audienceText = ({ sportsList, ageGroup, eventLevel, gender }: Event) =>
  [sportsText(sportsList), [ageGroup, eventLevel, gender].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join('. ')

export const eventCard: ProfileCardFacts<Event> = {
  kind: kinds.event,
  type: ({ type }) => shownName(type) ?? 'Event',
  score: (event, most = 3) => eventScore(event).slice(0, most),
  card(event) {
    const { startDate, endDate, hasFlexibleDates, dayCount, status } = event
    const isEnded = status === 'Completed' || status === 'Cancelled'
    return {
      sports: [audienceText(event)].filter((text) => text !== ''),
      dates: { startDate, endDate, hasFlexibleDates, dayCount },
      ...(!takesInterest(event) && { label: isEnded ? status : 'Closed', isOff: true, isClosed: true }),
    }
  },
}
