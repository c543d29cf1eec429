import { dollars } from '@app/contract/rules/costs.ts'
import { monthText } from '@app/contract/rules/month-text.ts'
import { capitalized } from '../../components/format.ts'
import { CalendarSlot } from '../../market/calendar-slot.tsx'
import { between, cents, parameter } from '../../market/codecs.ts'
import { CountRow } from '../../market/count-row.tsx'
import {
  boundsCriterion,
  defineMarket,
  flagCriterion,
  listCriterion,
  profileCriterion,
  sportCriterion,
  stateCriterion,
} from '../../market/criteria.ts'
import { DatesButton } from '../../market/dates-button.tsx'
import { shortRange } from '../../market/days.ts'
import type { Criterion, MarketQuery } from '../../market/market.ts'
import { valueOf, valuesOf } from '../../market/query.ts'
import { kinds } from '../../kind/registry.ts'
import { dateCriteria } from './date-criteria.ts'
import { offeredWeeks, weekText } from './weeks.ts'

/** '$49.99' as 'under $50', and '$50' as 'up to $50'. */
function limitText(value: string): string {
  const limit = Number(value)
  if (limit === 0) return 'free'
  const isUnder = Math.round(limit * 100) % 100 === 99
  return isUnder ? `under ${dollars(Math.ceil(limit))}` : `up to ${dollars(limit)}`
}

/** A cost up to a limit in US dollars. */
const costUpTo = (name: string, each: string, rank: number, steps: readonly number[]): Criterion => ({
  name,
  parameters: [parameter(name, between(0, 1_000_000, cents))],
  aspect: 'what',
  rank,
  toFilter: (query) => ({ [name]: { to: Number(valueOf(query, name)) } }),
  label: (limit) => capitalized(`${limitText(limit)} / ${each}`),
  phrase: (query) => `${limitText(valueOf(query, name) ?? '')} per ${each.toLowerCase()}`,
  control: { type: 'steps', label: `Cost per ${each.toLowerCase()}, up to`, steps, textOf: dollars },
})

const loadLateParts = () => import('./late-parts.ts')

function monthsLabel(query: MarketQuery): string | undefined {
  const months = valuesOf(query, 'month')
  return months.length === 0 ? undefined : months.map(monthText).join(', ')
}

export const eventMarket = defineMarket({
  kind: kinds.event,
  criteria: [
    boundsCriterion,
    ...dateCriteria,
    sportCriterion,
    listCriterion({
      name: 'age',
      field: 'openToAge',
      title: 'Age group',
      find: 'Find an age group',
      rank: 110,
    }),
    listCriterion({ name: 'level', field: 'eventLevel', title: 'Level', find: 'Find a level', rank: 65 }),
    listCriterion({
      name: 'gender',
      field: 'openToGender',
      title: 'Gender',
      find: 'Find a gender',
      rank: 75,
    }),
    listCriterion({ name: 'type', field: 'type', title: 'Type of event', find: 'Find a type', rank: 80 }),
    stateCriterion,
    costUpTo('teamCost', 'Team', 35, [250, 500, 750, 1000]),
    costUpTo('individualCost', 'Participant', 25, [25, 50, 100, 250]),
    flagCriterion({
      name: 'isOpen',
      rank: 45,
      title: 'Sign-up',
      text: 'Open for sign-up',
      phrase: 'open for sign-up',
    }),
    flagCriterion({
      name: 'hasHotels',
      rank: 20,
      title: 'Hotels',
      text: 'Hotel deals',
      phrase: 'with hotel deals',
    }),
    profileCriterion({
      name: 'organizer',
      field: 'parentId',
      kind: kinds.organization,
      relation: 'held by',
      rank: 125,
    }),
  ],
  form: [
    ['near'],
    ['from'],
    ['isOpen', 'hasHotels'],
    ['sport'],
    ['age'],
    ['level'],
    ['gender'],
    ['teamCost', 'individualCost'],
    ['type'],
    ['state'],
  ],
  quickChoices: [
    ['isOpen', 'true'],
    ['age', 'Youth'],
    ['age', 'High School'],
    ['level', 'Amateur'],
    ['teamCost', '500'],
    ['hasHotels', 'true'],
    ['type', 'Tournament'],
    ['sport', 'Basketball'],
    ['sport', 'Soccer'],
    ['level', 'Collegiate'],
  ],
  defaultSort: { value: 'date', label: 'Soonest first' },
  sorts: [
    { value: 'cost', label: 'Lowest cost' },
    { value: 'likes', label: 'Most liked' },
  ],
  searchPlaceholder: 'Sport, dates or name',
  countRow: {
    Row: CountRow,
    name: 'week',
    label: 'Events by the week in which they start',
    any: 'Any week',
    valuesOf: offeredWeeks,
    labelOf: weekText,
  },
  dates: {
    Button: DatesButton,
    criteria: dateCriteria.map(({ name }) => name),
    labelOf: (query) => shortRange(valueOf(query, 'from'), valueOf(query, 'to')) ?? monthsLabel(query),
    load: async () => (await loadLateParts()).loadDateSheet(),
  },
  calendar: { Slot: CalendarSlot, load: async () => (await loadLateParts()).loadCalendarView() },
  description: 'Tournaments, camps and leagues by free dates, sport, distance and cost.',
  facts: [
    { name: 'isOpen', value: 'true', text: 'open for sign-up' },
    { name: 'hasHotels', value: 'true', text: 'with hotel deals' },
  ],
})
