import { expect, test } from 'vitest'
import type { Asked, AskedName } from './asked-words.ts'
import { askedPhrases, askedText, fields, toldFacts, toldNames } from './tell-asked.ts'

test.each<[AskedName, Asked, string]>([
  ['startDate', { startDate: '2027-04-23', endDate: '2027-04-25' }, 'Apr 23 – 25, 2027'],
  ['startDate', { startDate: '2027-04-23', endDate: '2027-04-23' }, 'Apr 23, 2027'],
  [
    'startDate',
    { startDate: '2027-06-01', endDate: '2027-06-30', hasFlexibleDates: true, dayCount: 2 },
    '2 days within Jun 1 – 30, 2027',
  ],
  [
    'startDate',
    { startDate: null, endDate: null, months: ['2027-03', '2027-04'] },
    'March 2027 or April 2027',
  ],
  ['startDate', { startDate: null, endDate: null, months: [], hasOpenDates: true }, 'Not decided yet'],
  ['spaceCount', { spaceCount: 1, spaceName: 'Stage' }, '1 Stage'],
  ['spaceCount', { spaceName: 'Pool' }, 'Pool'],
  ['spaceCount', { spaceCount: 2, spaceName: 'Other' }, '2'],
  ['sportsList', { sportsList: ['Soccer', 'Rugby'] }, 'Soccer and Rugby'],
  ['requestAddress', { requestAddress: 'Denver, CO', requestDist: 50 }, 'Within 50 miles of Denver, CO'],
  ['budgetFrom', { budgetTo: 15_000 }, 'Up to $15,000'],
  ['budgetFrom', { budgetFrom: 10_000, budgetTo: 15_000 }, '$10,000 – $15,000'],
  ['urgency', { urgency: 0 }, 'Urgent Need'],
  ['liveStream', { liveStream: 'Wished' }, 'Nice to have'],
])('the field %s of %j says %j', (name, asked, text) => {
  expect(askedText(name, asked)).toBe(text)
})

test('a field that was left out says nothing', () => {
  expect(askedText('teamCount', {})).toBeUndefined()
  expect(toldFacts(toldNames(), {})).toEqual([])
})

test('counts have their noun where there is no label', () => {
  const asked = { teamCount: 8, participants: 1, roomsPerNight: 1, responseDeadline: '2026-12-11' }
  expect(askedPhrases(toldNames(), asked)).toBe(
    '8 teams, 1 player, 1 room on the busiest night, answers by Dec 11, 2026',
  )
})

test('open dates are told as such where there is no label', () => {
  expect(askedPhrases(['startDate', 'setupDays'], { hasOpenDates: true, setupDays: 1 })).toBe(
    'dates not decided yet, set up 1 day before',
  )
})

test('a field that is told with another one comes after it, in its group', () => {
  for (const { name, of, group } of fields)
    if (of !== undefined) {
      const before = fields.slice(
        0,
        fields.findIndex((field) => field.name === name),
      )
      expect(before.find((field) => field.name === of)).toMatchObject({ group })
    }
})

test('every field has a label of its own', () => {
  const labels = fields.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('section 3: six fields of an event have other names in a request', () => {
  const renamed = fields.filter(({ name, requestName }) => name !== requestName)
  expect(Object.fromEntries(renamed.map(({ name, requestName }) => [name, requestName]))).toEqual({
    requestAddress: 'location.address',
    requestDist: 'location.dist',
    spaceCount: 'spaceTypeCount',
    spaceName: 'spaceType',
    surface: 'spaceSurface',
    location: 'spaceLocation',
  })
})
