import { expect, test } from 'vitest'
import { sportOf } from './sport-of.ts'

test.each([
  ['american_football', 'Contact Football'],
  ['FOOTBALL', 'Contact Football'],
  ['ice_hockey', 'Ice Hockey'],
  ['beachvolleyball', 'Beach Volleyball'],
  ['10pin', 'Bowling'],
  ['ping-pong', 'Table Tennis'],
  ['track and field', 'Track & Field'],
  ['lax', 'Lacrosse'],
])('%s means %s', (word, sport) => {
  expect(sportOf(word)?.name).toBe(sport)
})

test.each(['multi', 'yoga'])('%s means no single sport', (word) => {
  expect(sportOf(word)).toBeNull()
})

test.each(['grappling', 'quidditch'])('%s is ambiguous or unknown', (word) => {
  expect(sportOf(word)).toBeUndefined()
})
