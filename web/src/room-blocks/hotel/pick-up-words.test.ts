import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { describe, expect, test } from 'vitest'
import { agreedBlock } from '../testing/blocks.ts'
import {
  correctionText,
  fewerQuestion,
  moreText,
  nightText,
  reportedNights,
  reportText,
  sumText,
  type TypedNight,
} from './pick-up-words.ts'

const typed = (rooms: number | undefined, more: Partial<TypedNight> = {}): TypedNight => ({
  night: '2027-03-12',
  size: 60,
  reported: 31,
  rooms,
  ...more,
})
const picked = (night: string, reported: number | null, isReported = true) => ({
  night,
  size: 60,
  isReported,
  here: 2,
  reported,
})
const block = (changes: Partial<RoomBlock> = {}): RoomBlock => ({
  ...agreedBlock,
  pickUpSource: 'Reported',
  reportedDate: '2027-02-12T17:00:00.000Z',
  pickUp: [picked('2027-03-12', 31), picked('2027-03-13', 33), picked('2027-03-14', null, false)],
  ...changes,
})
const unreported = block({ reportedDate: null, pickUpSource: 'NotAsked' })

test('only nights of which the hotel books rooms are reported', () => {
  expect(reportedNights(block()).map(({ night }) => night)).toEqual(['2027-03-12', '2027-03-13'])
})

test.each([
  [typed(38), '60 in the block, 31 last time, +7'],
  [typed(30), '60 in the block, 31 last time, −1'],
  [typed(31), '60 in the block, 31 last time'],
  [typed(0), '60 in the block, 31 last time, −31'],
  [typed(1234, { size: 10_000, reported: 0 }), '10,000 in the block, 0 last time, +1,234'],
  // Nobody has reported this night, or what is typed is no number.
  [typed(38, { reported: null }), '60 in the block'],
  [typed(undefined), '60 in the block, 31 last time'],
])('%o is said as %s', (night, text) => {
  expect(nightText(night)).toBe(text)
})

describe('the sum of what is typed', () => {
  test.each([
    [
      [typed(38), typed(41, { size: 65, reported: 33 })],
      '79 of 125 room nights',
      '+15 since Fri, Feb 12',
      '63%',
    ],
    [[typed(31)], '31 of 60 room nights', 'as many as on Fri, Feb 12', '52%'],
    [[typed(30)], '30 of 60 room nights', '−1 since Fri, Feb 12', '50%'],
    [[typed(60)], '60 of 60 room nights', '+29 since Fri, Feb 12', '100%'],
    [[typed(90)], '90 of 60 room nights', '+59 since Fri, Feb 12', '150%'],
    [[typed(0, { size: 1, reported: null })], '0 of 1 room night', 'as many as on Fri, Feb 12', '0%'],
    [[typed(undefined, { reported: 0 })], '0 of 60 room nights', 'as many as on Fri, Feb 12', '0%'],
    [[typed(3, { size: 0, reported: 3 })], '3 of 0 room nights', 'as many as on Fri, Feb 12', ''],
  ])('%o', (nights, rooms, since, share) => {
    expect(sumText(nights, block())).toEqual({ rooms, since, share })
  })

  test('is compared with nothing before the first report', () => {
    expect(sumText([typed(3, { reported: null })], unreported).since).toBeUndefined()
  })

  test('is since the day of the report by the clock of the hotel', () => {
    const late = block({ reportedDate: '2027-02-13T04:00:00.000Z' })
    expect(sumText([typed(38)], late).since).toBe('+7 since Fri, Feb 12')
  })
})

describe('more rooms than the block has', () => {
  test.each([[60], [0], [undefined]])('are not in %s of 60', (rooms) => {
    expect(moreText([typed(rooms)])).toBeUndefined()
  })

  test('are named by night with both numbers, and may be sent', () => {
    const nights = [typed(61), typed(60), typed(1200, { night: '2027-03-13', size: 1000 })]
    expect(moreText(nights)).toBe(
      'More rooms than the block has: Fri, Mar 12 (61 of 60) and Sat, Mar 13 (1,200 of 1,000). Send it if guests of the event booked them.',
    )
  })
})

describe('before fewer are reported than the last time', () => {
  test('the hotel is asked with both numbers', () => {
    expect(fewerQuestion([typed(30), typed(30, { reported: 33 })], block())).toMatchObject({
      title: '4 fewer than on Fri, Feb 12. Send anyway?',
      text: 'You reported 64 room nights then. Now it is 60.',
    })
    expect(fewerQuestion([typed(0, { reported: 1 })], block())).toMatchObject({
      title: '1 fewer than on Fri, Feb 12. Send anyway?',
      text: 'You reported 1 room night then. Now it is 0.',
    })
  })

  test.each([
    ['as many', [typed(31)]],
    ['more', [typed(32)]],
    ['as many of other nights', [typed(30), typed(34, { reported: 33 })]],
    ['a night more that was not reported', [typed(31), typed(0, { reported: null })]],
  ])('nothing is asked for %s', (_what, nights) => {
    expect(fewerQuestion(nights, block())).toBeUndefined()
  })

  test('nothing is asked before the first report', () => {
    expect(fewerQuestion([typed(0, { reported: null })], unreported)).toBeUndefined()
  })
})

describe('a report', () => {
  test('can be corrected by the team without an end, and by the link until 60 days after the last night', () => {
    expect(correctionText(block(), true)).toBe('You can correct it later. The latest report counts.')
    expect(correctionText(block(), false)).toBe('You can correct it with this link until Wed, May 12.')
  })

  test('is told with its sum, by the clock of the hotel', () => {
    expect(reportText(block(), true)).toBe(
      'Thanks. 64 room nights reported on Feb 12, 2027, 12:00 PM. You can correct it later. The latest report counts.',
    )
    const one = block({ pickUp: [picked('2027-03-12', 1), picked('2027-03-13', null)] })
    expect(reportText(one, true)).toMatch(/^Thanks\. 1 room night reported/)
    expect(reportText(block({ pickUp: [picked('2027-03-12', 0)] }), true)).toMatch(/^Thanks\. 0 room nights/)
  })

  test.each([
    ['before the first', unreported],
    ['once the next is due', block({ pickUpSource: 'Missing' })],
    ['of rooms that are booked here', block({ pickUpSource: 'Here' })],
  ])('is not told %s', (_when, none) => {
    expect(reportText(none, true)).toBeUndefined()
  })
})
