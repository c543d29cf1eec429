import { expect, test } from 'vitest'
import { factLines } from './request-text.ts'

const request = {
  organization: null,
  flexWeeks: null,
  event: 'Elm Cup',
  startDate: null,
  endDate: null,
  months: ['2027-03'],
  spaceCount: 2,
  people: null,
  teamCount: null,
  ages: null,
  roomNights: null,
  roomsPerNight: null,
  budgetFrom: null,
  budgetTo: null,
  responseDeadline: null,
  attendance: null,
  surface: null,
  surfaces: [],
  location: null,
  requestAddress: null,
  requestDist: null,
  requirementNotes: null,
}

test('an email names the sport and the spaces', () => {
  expect(factLines({ ...request, sport: 'Soccer', spaceType: 'Field' })).toBe(
    'Event: Elm Cup\nSport: Soccer\nDates: March 2027\nSpaces: 2 fields',
  )
})

test('an email shows nothing for another sport and another kind of space', () => {
  expect(factLines({ ...request, sport: 'Other Sport or Activity', spaceType: 'Other' })).toBe(
    'Event: Elm Cup\nDates: March 2027\nSpaces: 2',
  )
})

test('an email has the surface, the place, the spectators and the notes of a request', () => {
  const asked = {
    ...request,
    sport: null,
    spaceType: null,
    attendance: 1500,
    surfaces: ['Grass', 'Turf'],
    location: 'Outdoor',
    requestAddress: 'Austin, Texas',
    requestDist: 50,
    requirementNotes: 'Lights until 10 PM',
  }
  const lines = factLines(asked).split('\n')
  for (const line of [
    'Surface: Grass or Turf',
    'Indoor or outdoor: Outdoor',
    'Place: Within 50 miles of Austin, Texas',
    'Spectators: 1,500',
    'Notes: Lights until 10 PM',
  ])
    expect(lines).toContain(line)
})
