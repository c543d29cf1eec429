import type { Event } from '@app/contract/events/event-schema.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { shownName } from '@app/contract/rules/event-text.ts'
import { abbreviated } from '../../page/format.ts'
import type { ProfileCardFacts } from '../profile-summary.ts'
import { kinds } from '../registry.ts'

export const eventCard: ProfileCardFacts<Event> = {
  kind: kinds.event,
  type: ({ type }) => shownName(type) ?? 'Event',
  score: ({ individualCost, teamCost, teamCount }, most = 3) =>
    [
      ...(individualCost === null ? [] : [{ label: 'Each', value: dollars(individualCost) }]),
      ...(teamCost === null ? [] : [{ label: 'Team', value: dollars(teamCost) }]),
      ...(teamCount === null ? [] : [{ label: 'Teams', value: abbreviated(teamCount) }]),
    ].slice(0, most),
  card: ({ sports }) => ({ sports }),
}
