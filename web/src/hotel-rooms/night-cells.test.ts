import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { withNights } from '@app/contract/hotels/with-nights.ts'
import { expect, test } from 'vitest'
import { cellsOf, nightsFrom, takenByRoom } from './night-cells.ts'

const room: RoomType = {
  id: 'king',
  name: 'King',
  beds: [],
  guests: 2,
  count: 100,
  rate: 12_900,
  minStay: 1,
  ranges: [],
  position: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}
const night = '2027-03-08'

/** The bar of a night with rooms that are sold, booked in blocks, and open in blocks. */
function bar(sold: number, booked: number, blocked: number) {
  const taken = { roomId: 'king', night, size: 100, taken: sold + booked, takenInBlocks: booked, blocked }
  const [cell] = cellsOf(room, nightsFrom(night, 1), takenByRoom([taken]).get('king'), 'USD')
  return [cell?.sold, cell?.block]
}

test.each([
  ['nothing', [0, 0, 0], [0, undefined]],
  ['rooms outside of blocks', [34, 0, 0], [3, undefined]],
  ['rooms in blocks, whether or not they are booked', [0, 10, 20], [0, 3]],
  ['both', [20, 10, 20], [2, 5]],
  ['one room of each', [1, 1, 0], [1, 2]],
  ['one room of a block beside many', [88, 1, 0], [8, 9]],
  ['no room that is left', [50, 25, 25], [5, 10]],
  ['all rooms but one', [98, 0, 1], [8, 9]],
])('the bar of %s', (_what, [sold = 0, booked = 0, blocked = 0], expected) => {
  expect(bar(sold, booked, blocked)).toEqual(expected)
})

test('a night names the shortest stay and that it is closed to arrivals', () => {
  const ranges = withNights([], night, night, { minStay: 2, isClosedToArrival: true })
  const [cell, next] = cellsOf({ ...room, ranges }, nightsFrom(night, 2), undefined, 'USD')
  expect(cell?.limits).toBe('2+ CTA')
  expect(cell?.label).toContain('100 left, 2 nights or more, closed to arrivals')
  expect(next?.limits).toBe('')
})
