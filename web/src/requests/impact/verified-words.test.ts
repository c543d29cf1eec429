import type { VerifiedNights } from '@app/contract/events/impact.ts'
import { expect, test } from 'vitest'
import { verifiedFigure, verifiedText } from './verified-words.ts'

const nights = (changes: Partial<VerifiedNights> = {}): VerifiedNights => ({
  here: 300,
  reported: 112,
  reportedBy: 2,
  awaited: 0,
  isOver: true,
  ...changes,
})
const blocksOnly = 'Only rooms in the event’s blocks are counted.'

test('after the last night, the figure is both sources together', () => {
  expect(verifiedFigure(nights())).toEqual({ label: 'Room nights verified', value: '412' })
})

test('before, it says that it is what is verified so far', () => {
  expect(verifiedFigure(nights({ isOver: false })).label).toBe('Room nights verified so far')
})

test.each<[string, Partial<VerifiedNights>, string]>([
  ['both sources', {}, '412 room nights verified: 300 booked here, 112 reported by 2 hotels.'],
  [
    'a hotel that has not reported',
    { awaited: 1 },
    '412 room nights verified: 300 booked here, 112 reported by 2 hotels. 1 hotel still owes a report.',
  ],
  [
    'hotels that may still report',
    { isOver: false, awaited: 2 },
    '412 room nights verified so far: 300 booked here, 112 reported by 2 hotels. 2 hotels still owe a report.',
  ],
  ['bookings here alone', { here: 1, reported: 0, reportedBy: 0 }, '1 room night verified: 1 booked here.'],
  [
    'reports alone',
    { here: 0, reported: 90, reportedBy: 1 },
    '90 room nights verified: 90 reported by 1 hotel.',
  ],
  [
    'nothing yet',
    { here: 0, reported: 0, reportedBy: 0, isOver: false },
    '0 room nights verified so far: 0 booked here.',
  ],
])('names %s', (_what, changes, text) => {
  expect(verifiedText(nights(changes))).toBe(`${text} ${blocksOnly}`)
})
