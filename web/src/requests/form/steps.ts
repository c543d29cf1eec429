import type { MatchCondition } from '@app/contract/events/match-schema.ts'
import { capitalized } from '../../components/format.ts'
import type { DraftName, RequestDraft } from '../request-draft.ts'
import { joined, rowText, type RowLabel } from '../row-words.ts'

export interface RequestStep {
  title: string
  /** What it says when it is folded, by the rows of `row-words.ts`. */
  rows: readonly RowLabel[]
  /** What it says while it is empty. */
  empty: string
  fields: readonly DraftName[]
  /** The conditions for hosts that its fields make. A sport is no cost: it says which hosts are counted. */
  conditions: readonly MatchCondition[]
}

/** From what decides most to what decides least. */
export const steps: readonly RequestStep[] = [
  {
    title: 'What',
    rows: ['Sport', 'Ages'],
    empty: 'Name and sport',
    fields: ['name', 'sportsList', 'ages', 'gender', 'eventLevel', 'ageGroup', 'description'],
    conditions: [],
  },
  {
    title: 'When',
    rows: ['Dates', 'Can it move', 'Set-up'],
    empty: 'Dates, or a window',
    fields: ['startDate', 'endDate', 'dayCount', 'flexWeeks', 'setupDays'],
    conditions: ['dates'],
  },
  {
    title: 'Where',
    rows: ['Where', 'Facility'],
    empty: 'Anywhere',
    fields: ['requestAddress', 'requestDist', 'facilityTypes'],
    conditions: ['distance', 'facilityType'],
  },
  {
    title: 'Spaces',
    rows: ['Spaces', 'Surface', 'Further spaces', 'Partners', 'Nice to have', 'In your words', 'Required'],
    empty: 'Any that the sport is played on',
    fields: ['spaceCount', 'spaceName', 'surface', 'surfaces', 'location', 'partnerDist', 'requirementNotes'],
    conditions: ['spaces'],
  },
  {
    title: 'People and rooms',
    rows: ['Teams', 'Players', 'Spectators', 'Rooms', 'Hotels within'],
    empty: 'Optional',
    fields: ['teamCount', 'participants', 'attendance', 'roomNights', 'roomsPerNight', 'hotelDist'],
    conditions: ['rooms'],
  },
  {
    title: 'Budget',
    rows: ['Budget'],
    empty: 'Optional. With a range, hosts can tell at once whether they fit',
    fields: ['budgetFrom', 'budgetTo'],
    conditions: [],
  },
  {
    title: 'Deadline',
    rows: ['Urgency', 'Answers by', 'Decision'],
    empty: 'Optional. Until when hosts can answer',
    fields: ['urgency', 'responseDeadline', 'decisionDate'],
    conditions: [],
  },
  {
    title: 'Contact',
    rows: ['Reply to'],
    empty: 'Optional. Who hosts should contact',
    fields: ['contact'],
    conditions: [],
  },
]

export const deadlineStep = steps.findIndex(({ title }) => title === 'Deadline')

const labeled: Partial<Record<RowLabel, string>> = {
  'Answers by': 'answers by ',
  Decision: 'you decide by ',
  'Hotels within': 'hotels within ',
  Required: 'also required: ',
  'Nice to have': 'nice to have: ',
  'In your words': 'in your words: ',
  'Set-up': 'set up ',
}

/** What a folded step says. Undefined if it is empty. */
export const stepText = ({ rows }: RequestStep, draft: RequestDraft) => {
  const text = joined(
    rows.map((label) => {
      const row = rowText({ label }, draft)
      return row && (labeled[label] ?? '') + row
    }),
  )
  return text && capitalized(text)
}

/** The first step with an error, or the first of all. */
export const stepWithError = (errors: ReadonlyMap<string, string>) =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => fields.some((name) => errors.has(name))),
  )
