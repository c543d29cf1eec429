import { expect, test } from 'vitest'
import { countOf } from './typed-count.ts'

test.each([
  ['1,120', 'player', 1120],
  ['1 120', 'player', 1120],
  [' 8 ', 'space', 8],
  ['8 courts', 'space', 8],
  ['8 Basketball Courts', 'space', 8],
  ['1,120 players', 'player', 1120],
  ['450 athletes', 'player', 450],
  ['50 mi', 'mile', 50],
  ['50 miles', 'mile', 50],
  ['60 room nights', 'room night', 60],
  ['1 day', 'day', 1],
] as const)('%j is read as a number of %ss: %i', (typed, noun, number) => {
  expect(countOf(typed, noun)).toBe(number)
})

test.each([
  ['2 x 4', 'space'],
  ['2 or 3 courts', 'space'],
  ['8 half courts', 'space'],
  ['8 dozen players', 'player'],
  ['12.5', 'space'],
  ['-5', 'space'],
  ['1e3', 'player'],
  ['many', 'team'],
  ['courts', 'space'],
  ['80 km', 'mile'],
  ['2 weeks', 'day'],
  ['30 rooms', 'room night'],
  ['8 teams', 'space'],
  ['', 'space'],
] as const)('%j is no number of %ss', (typed, noun) => {
  expect(countOf(typed, noun)).toBeNull()
})
