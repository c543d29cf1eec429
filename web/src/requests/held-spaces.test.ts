import { expect, test } from 'vitest'
import { heldSpaces, heldText } from './held-spaces.ts'
import { plainHold } from './testing/plain-bid.ts'

test('a space that is held on two days counts once, and one whose hold ran out not at all', () => {
  const ranOut = plainHold({ state: 'RanOut', spaces: ['Field 3'], spacesAsked: ['Field 3'] })
  expect(heldSpaces([plainHold(), plainHold(), ranOut])).toEqual({ all: 2, asked: 2, isBooked: false })
})
test('spaces with one name at two facilities are two', () => {
  expect(heldSpaces([plainHold(), plainHold({ facilityId: 'other' })])).toMatchObject({ all: 4, asked: 4 })
})

test.each([
  [6, 6, 'court', '6 courts'],
  [6, 0, 'court', '6 spaces, none of them courts'],
  [6, 2, 'court', '6 spaces, 2 of them courts'],
  [6, 0, 'space', '6 spaces, none of them of the type asked for'],
])('of %i held spaces %i are of the type: "%4$s"', (all, asked, noun, text) => {
  expect(heldText({ all, asked }, noun)).toBe(text)
})

test('spaces are booked when all that are held for an event are', () => {
  const booked = plainHold({ state: 'Booked' })
  expect(heldSpaces([booked, booked]).isBooked).toBe(true)
  expect(heldSpaces([booked, plainHold()]).isBooked).toBe(false)
  expect(heldSpaces([]).isBooked).toBe(false)
})
