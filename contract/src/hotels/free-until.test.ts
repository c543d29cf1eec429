import { expect, test } from 'vitest'
import { freeUntilText, isFree } from './free-until.ts'

const stay = { freeUntil: '2027-03-05T23:00:00.000Z', timeZone: 'America/New_York' }

test('the end of free changes is told by the clock of the hotel', () => {
  expect(freeUntilText(stay)).toBe('Fri, Mar 5, 6:00 PM')
  expect(freeUntilText({ ...stay, freeUntil: new Date(stay.freeUntil), timeZone: 'Asia/Tokyo' })).toBe(
    'Sat, Mar 6, 8:00 AM',
  )
})

test('changes are free before that moment, not at it', () => {
  const end = Date.parse(stay.freeUntil)
  expect([end - 1, end, end + 1].map((now) => isFree(stay, now))).toEqual([true, false, false])
})
