import { expect, test } from 'vitest'
import { parseSpace } from './parse-space.ts'

test.each([
  ['8 Court (Hardwood, Indoor)', { name: 'Court', count: 8, surface: 'Hardwood', location: 'Indoor' }],
  ['8 x courts', { name: 'Court', count: 8 }],
  ['Court x8', { name: 'Court', count: 8 }],
  ['Bowling Lanes: 24', { name: 'Bowling Lane', count: 24, location: 'Indoor' }],
  ['Rink 2', { name: 'Rink', count: 2 }],
  ['Pool (Ice)', { name: 'Pool', count: 1, surface: 'N/A' }],
  ['99999 Field', { name: 'Field', count: 1000 }],
])('parses %s as %j', (text, space) => {
  expect(parseSpace(text)).toMatchObject(space)
})

test.each(['', '8', 'Moat', '(Indoor)', '3 4 Court'])('parses %j as undefined', (text) => {
  expect(parseSpace(text)).toBeUndefined()
})
