import { expect, test } from 'vitest'
import { factLines } from './request-text.ts'

const request = {
  organization: null,
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
