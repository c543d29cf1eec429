import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import { expect, test } from 'vitest'
import type { RequestDraft } from '../request-draft.ts'
import { changeText, conditionText } from '../match/condition-words.ts'
import { costText, funnelRows, shortText } from './count-words.ts'
import { valuesOf } from './host-request.ts'

const draft: RequestDraft = {
  sportsList: ['Soccer'],
  startDate: '2027-04-23',
  endDate: '2027-04-25',
  flexWeeks: 1,
  spaceName: 'Field',
  spaceCount: 10,
  partnerDist: 15,
  requestAddress: 'Indianapolis, IN',
  requestDist: 250,
  roomsPerNight: 480,
}
const fewer = {
  change: 'fewerSpaces',
  fields: { spaceCount: 8 },
  count: 301,
  difference: 87,
  unknown: 0,
} as const
const counts: MatchCounts = {
  count: 214,
  unknown: 100,
  total: 16_000,
  reach: 250,
  area: null,
  towns: [],
  unknownPlaces: [],
  funnel: [
    { condition: 'sport', count: 3412, cost: 12_588, unknown: 0 },
    { condition: 'distance', count: 1106, cost: 2306, unknown: 0 },
    { condition: 'spaces', count: 388, cost: 718, unknown: 0 },
    { condition: 'dates', count: 262, cost: 0, unknown: 126 },
    { condition: 'rooms', count: 214, cost: 74, unknown: 100 },
  ],
  changes: [fewer],
}

test.each([
  ['sport', 'Host soccer'],
  ['distance', 'Within 250 mi of Indianapolis'],
  ['spaces', '10 fields, partners counted'],
  ['rooms', '480 rooms within 10 mi'],
] as const)('the condition %s is %j', (condition, text) => {
  expect(conditionText[condition](draft)).toBe(text)
})

test('a town without miles is within those that were counted, and an area has none', () => {
  const town = { ...draft, requestDist: undefined }
  expect(conditionText.distance(town, { reach: 150, area: null })).toBe('Within 150 mi of Indianapolis')
  expect(conditionText.distance({ ...town, requestAddress: 'Ohio' }, { reach: null, area: 'Ohio' })).toBe(
    'In Ohio',
  )
  expect(
    conditionText.distance({ ...town, requestAddress: 'Salem, OR or Boise, ID' }, { reach: 150, area: null }),
  ).toBe('Within 150 mi of Salem, OR or Boise, ID')
})

test('hosts of which nobody knows whether they are free count if none is known to be', () => {
  expect(shortText({ count: 0, unknown: 12 })).toBe('12 hosts may fit')
  expect(shortText({ count: 3, unknown: 12 })).toBe('3 hosts fit')
})

test('says what a step costs, and what its nearest change gives', () => {
  expect(costText({ counts, draft }, ['spaces'])).toBe(
    'Costs 718 hosts and leaves 388. 8 fields, not 10: +87 hosts.',
  )
})

test('dates that cost no host say so, and how many don’t say whether they are free', () => {
  expect(costText({ counts, draft }, ['dates'])).toBe('Costs no hosts. 126 don’t say whether they are free.')
})

test('hosts that don’t say whether they are free count as left', () => {
  expect(costText({ counts, draft }, ['rooms'])).toBe('Costs 74 hosts and leaves 314.')
})

test('the funnel ends at the number of hosts that fit', () => {
  expect(funnelRows(counts, draft).map(({ text, left, cost }) => [text, left, cost])).toEqual([
    ['Host soccer', 3412, 12_588],
    ['Within 250 mi of Indianapolis', 1106, 2306],
    ['10 fields, partners counted', 388, 718],
    ['Not taken Apr 23 – 25, or 1 week off', 388, 0],
    ['480 rooms within 10 mi', 314, 74],
    ['Say that they are free', 214, 100],
  ])
})

test('a step that asks for nothing has no cost', () => {
  expect(costText({ counts, draft }, ['facilityType'])).toBeUndefined()
})

test('giving up the spaces still asks for one, on whatever surface', () => {
  expect(changeText(draft, { ...fewer, change: 'dropSpaces' })).toBe('At least 1 field, of any surface')
})

test('a change sets its fields in the draft', () => {
  expect(changeText(draft, fewer)).toBe('8 fields, not 10')
  expect(valuesOf(fewer)).toEqual({ spaceCount: 8 })
  expect(valuesOf({ ...fewer, fields: { partnerDist: null } })).toEqual({ partnerDist: undefined })
})
