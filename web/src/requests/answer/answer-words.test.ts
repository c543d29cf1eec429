import { expect, test } from 'vitest'
import { plainLead } from '../testing/plain-lead.ts'
import { answerFacts } from './answer-words.ts'

const request = {
  ...plainLead().request,
  roomNights: null,
  roomsPerNight: null,
  budgetFrom: null,
  budgetTo: null,
  setupDays: null,
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
    'Surface: Grass or Turf',
    'Indoor or outdoor: Outdoor',
    'Place: Within 50 miles of Austin, Texas',
    'Teams: 24',
    'Ages: U11 to U15',
    'Spectators: 1,500',
  ])
})

test('shows a place without a distance, and nothing that the request leaves out', () => {
  expect(textsOf({ requestAddress: 'Austin, Texas' })).toEqual(['Place: Austin, Texas'])
  expect(textsOf({})).toEqual([])
})
