import { expect, test } from 'vitest'
import { splitSpaceName } from './split-space-name.ts'

test.each([
  ['Oak Hill Park - Soccer Field 2', 'Oak Hill Park', { space: 'Field', sport: 'Soccer' }],
  ['Oak Hill Park Diamond #3', 'Oak Hill Park', { space: 'Diamond', sport: 'Baseball' }],
  ['Oak Hill Park: Tennis Courts', 'Oak Hill Park', { space: 'Court', sport: 'Tennis' }],
  ['Oak Hill Park (Field A)', 'Oak Hill Park', { space: 'Field' }],
  ['Oak Hill Park Softball Field 1', 'Oak Hill Park', { space: 'Field', sport: 'Softball' }],
  ['Oak Hill Field 1', 'Oak Hill Field', { space: 'Field' }],
])('%j is a space of %j', (name, place, space) => {
  expect(splitSpaceName(name)).toEqual({ place, space })
})

test.each([
  'Oak Hill Park',
  'Oak Hill Field',
  'Pier 40',
  'P.S. 12',
  'Tennis Courts',
  'Oak Hill Park - North',
])('%j is a place', (name) => {
  expect(splitSpaceName(name)).toBeUndefined()
})
