import { expect, test } from 'vitest'
import { plainLead } from '../testing/plain-lead.ts'
import { answerFacts, spacesHint } from './answer-words.ts'

const request = {
  ...plainLead().asked,
  roomNights: null,
  roomsPerNight: null,
  budgetFrom: null,
  budgetTo: null,
  setupDays: null,
  flexWeeks: null,
  surface: null,
  surfaces: [],
  decisionDate: null,
  teamCount: null,
  ages: null,
  attendance: null,
  location: null,
  requestAddress: null,
  requestDist: null,
  requirementNotes: null,
}
const textsOf = (changes: object) =>
  answerFacts({ ...request, ...changes }).map(({ label, value }) => `${label}: ${value}`)

test('shows where, on what and for how many, as far as the request says it', () => {
  expect(
    textsOf({
      surfaces: ['Grass', 'Turf'],
      location: 'Outdoor',
      requestAddress: 'Austin, Texas',
      requestDist: 50,
      teamCount: 24,
      ages: 'U11 to U15',
      attendance: 1500,
    }),
  ).toEqual([
    'Ages: U11 to U15',
    'Place: Within 50 miles of Austin, Texas',
    'Surface: Grass or Turf',
    'Indoor or outdoor: Outdoor',
    'Teams: 24',
    'Spectators: 1,500',
  ])
})

test('shows a place without a distance, and nothing that the request leaves out', () => {
  expect(textsOf({ requestAddress: 'Austin, Texas' })).toEqual(['Place: Austin, Texas'])
  expect(textsOf({})).toEqual([])
})

test.each([
  [1, ['Dates can move: A week either way']],
  [2, ['Dates can move: Up to 2 weeks either way']],
  [0, []],
])('dates that may move by %i weeks read %j', (flexWeeks, texts) => {
  expect(textsOf({ flexWeeks })).toEqual(texts)
})

test.each([
  [6, '6', 'They ask for 6'],
  [6, '200', 'They ask for 6. You give more: check the number.'],
  [null, '200', undefined],
])('of %s asked, %s given reads "%s"', (asked, spaceCount, text) => {
  expect(spacesHint({ spaceCount: asked }, { spaceCount })).toBe(text)
})
