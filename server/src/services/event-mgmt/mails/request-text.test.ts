import type { Asked } from '@app/contract/rules/asked-words.ts'
import { expect, test } from 'vitest'
import { factLines } from './request-text.ts'

const request: Asked = { name: 'Elm Cup', startDate: null, endDate: null, months: ['2027-03'], spaceCount: 2 }

test('an email names the sport and the spaces', () => {
  expect(factLines({ ...request, sportsList: ['Soccer'], spaceName: 'Field' })).toBe(
    'Event: Elm Cup\nSport: Soccer\nDates: March 2027\nSpaces: 2 Fields',
  )
})

test('an email shows nothing for another sport and another kind of space', () => {
  expect(factLines({ ...request, sportsList: ['Other Sport or Activity'], spaceName: 'Other' })).toBe(
    'Event: Elm Cup\nDates: March 2027\nSpaces: 2',
  )
})

test('an email has the surface, the place, the spectators and the notes of a request', () => {
  const asked: Asked = {
    ...request,
    attendance: 1500,
    surfaces: ['Grass', 'Turf'],
    location: 'Outdoor',
    requestAddress: 'Austin, Texas',
    requestDist: 50,
    requirementNotes: 'Lights until 10 PM',
    liveStream: 'Required',
  }
  const lines = factLines(asked).split('\n')
  for (const line of [
    'Surface: Grass or Turf',
    'Indoor or outdoor: Outdoor',
    'Place: Within 50 miles of Austin, Texas',
    'Spectators: 1,500',
    'Also required: Lights until 10 PM',
    'Live stream: Required',
  ])
    expect(lines).toContain(line)
})

test('an email names the organization first, and all sports', () => {
  expect(
    factLines({ name: 'Elm Cup', sportsList: ['Soccer', 'Rugby'], contactOrganization: 'Elm Club' }),
  ).toBe('Organization: Elm Club\nEvent: Elm Cup\nSport: Soccer and Rugby')
})
