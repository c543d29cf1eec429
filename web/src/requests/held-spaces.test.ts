import { expect, test } from 'vitest'
import { heldDaysText, heldSpaces, heldText } from './held-spaces.ts'
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

const offer = { startDate: '2027-04-16', endDate: '2027-04-18' }
const days = (firstDay: string, lastDay = firstDay, changes: Parameters<typeof plainHold>[0] = {}) =>
  plainHold({ firstDay, lastDay, ...changes })
test.each([
  ['all days', [days('2027-04-15', '2027-04-18')], ''],
  ['no day', [], ''],
  ['two of three days', [days('2027-04-16', '2027-04-17')], 'Sun, Apr 18 not held'],
  [
    'some hours of a day',
    [days('2027-04-16', '2027-04-16', { fromTime: '14:00' }), days('2027-04-17', '2027-04-18')],
    'Fri, Apr 16 only from 2 PM',
  ],
  [
    'the first afternoon and the last morning',
    [days('2027-04-16', '2027-04-18', { fromTime: '14:00', toTime: '12:00' })],
    'Fri, Apr 16 only from 2 PM; Sun, Apr 18 only until 12 PM',
  ],
  [
    'fewer spaces on a day',
    [days('2027-04-16', '2027-04-17'), days('2027-04-18', '2027-04-18', { spaces: ['Field 1'] })],
    'Sun, Apr 18 only 1 of 2',
  ],
  [
    'fewer spaces in fewer hours',
    [
      days('2027-04-16', '2027-04-17'),
      days('2027-04-18', '2027-04-18', { spaces: ['Field 1'], toTime: '12:00' }),
    ],
    'Sun, Apr 18 only 1 of 2, until 12 PM',
  ],
  [
    'other hours of each space',
    [
      days('2027-04-16', '2027-04-18'),
      days('2027-04-16', '2027-04-18', { spaces: ['Field 3'], fromTime: '14:00' }),
    ],
    'Fri, Apr 16 only from 2 PM for 1 of 3',
  ],
  [
    'fewer spaces, and other hours of one of them',
    [
      days('2027-04-17', '2027-04-18', { spaces: ['Field 4'] }),
      days('2027-04-16', '2027-04-18'),
      days('2027-04-16', '2027-04-18', { spaces: ['Field 3'], fromTime: '14:00' }),
    ],
    'Fri, Apr 16 only 3 of 4, from 2 PM for 1 of 3',
  ],
])('of an offer for three days, %s are held', (_what, holds, text) => {
  expect(heldDaysText(holds, offer)).toBe(text)
})

test('of many days that aren’t held like the others, three are named', () => {
  const week = { startDate: '2027-04-16', endDate: '2027-04-22' }
  expect(heldDaysText([days('2027-04-16', '2027-04-17')], week)).toBe(
    'Sun, Apr 18 not held; Mon, Apr 19 not held; Tue, Apr 20 not held; 2 more days',
  )
})
