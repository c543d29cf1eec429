import type { Event } from '@app/contract/events/event-schema.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { choiceRows, figureRow, textRow, type Comparison, type Row } from '../../compare/comparison.ts'
import { placeGroup } from '../../compare/common-comparison.ts'
import { eventCard } from './card.ts'

const costRow = (label: string, costOf: (event: Event) => number | null): Row<Event> => ({
  label,
  best: 'least',
  valueOf: (event) => {
    const cost = costOf(event)
    return cost === null ? undefined : { text: dollars(cost), figure: cost }
  },
})

export const eventComparison: Comparison<Event> = {
  card: eventCard,
  groups: (events) => [
    {
      title: 'Overview',
      rows: [
        textRow('Type', ({ type }) => type),
        textRow('Dates', (event: Event) => eventDatesText(event)),
        textRow('Age group', ({ ageGroup }) => ageGroup ?? ''),
        textRow('Level', ({ eventLevel }) => eventLevel ?? ''),
        textRow('Gender', ({ gender }) => gender ?? ''),
        costRow('Each', ({ individualCost }) => individualCost),
        costRow('Team', ({ teamCost }) => teamCost),
        figureRow('Likes', ({ likeCount }) => likeCount),
      ],
    },
    { title: 'Sports', rows: choiceRows(events, ({ sportsList }) => sportsList) },
    placeGroup(events),
  ],
}
