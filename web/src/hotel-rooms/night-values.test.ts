import { withNights } from '@app/contract/hotels/with-nights.ts'
import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { expect, test } from 'vitest'
import { changeOf, firstValues, nightCount, nightErrors, nowText } from './night-values.ts'

const room: RoomType = {
  id: 'king',
  name: 'King',
  beds: [],
  guests: 2,
  count: 36,
  rate: 12_900,
  minStay: 1,
  ranges: withNights([], '2027-12-31', '2027-12-31', { rate: 14_950, isClosed: true }),
  position: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}
/** Over New Year, of which the first night differs. */
const mixed = { room, from: '2027-12-31', to: '2028-01-02' }
const plain = { room, from: '2028-01-01', to: '2028-01-03' }

test('counts both ends of a selection, over New Year too', () => {
  expect(nightCount(mixed)).toBe(3)
})

test('begins with what all nights have in common', () => {
  expect(firstValues(plain)).toEqual({ rate: '129', rooms: '36', minStay: '1', sale: 'open' })
  expect(firstValues(mixed)).toEqual({ rate: '', rooms: '36', minStay: '1', sale: '' })
})

test('changes only what was touched', () => {
  const first = firstValues(mixed)
  expect(changeOf(first, first, room)).toEqual({})
  expect(changeOf({ ...first, minStay: '3' }, first, room)).toEqual({ minStay: 3 })
  expect(changeOf({ ...first, rate: '$1,200.50', sale: 'closed' }, first, room)).toEqual({
    rate: 120_050,
    isClosed: true,
    isClosedToArrival: false,
  })
  expect(changeOf({ ...first, sale: 'arrival' }, first, room)).toEqual({
    isClosed: false,
    isClosedToArrival: true,
  })
})

test('what equals the room type’s own follows it again', () => {
  const first = firstValues({ room, from: '2027-12-31', to: '2027-12-31' })
  const values = { ...first, rate: '129.00', sale: 'open' as const }
  const change = changeOf(values, first, room)
  expect(change).toEqual({ rate: null, isClosed: false, isClosedToArrival: false })
  expect(withNights(room.ranges, '2027-12-31', '2027-12-31', change)).toEqual([])
})

test('an emptied field stays as it is', () => {
  const first = firstValues(plain)
  const values = { ...first, rate: '', rooms: '' }
  expect(nightErrors(values, room)).toEqual(new Map())
  expect(changeOf(values, first, room)).toEqual({})
})

test.each([
  ['rate', '-1', 'Must be 0 or more.'],
  ['rate', '1e12', 'Enter an amount, such as 129 or 129.50.'],
  ['rate', '100000.01', 'Must be 100,000 or less.'],
  ['rooms', '37', 'Must be 36 or fewer.'],
  ['rooms', '1.5', 'Enter a whole number.'],
  ['rooms', '-1', 'Must be 0 or more.'],
])('refuses a %s of %s', (field, typed, reason) => {
  expect(nightErrors({ ...firstValues(plain), [field]: typed }, room)).toEqual(new Map([[field, reason]]))
})

const sold = (used: number) => ({ used, inBlocks: 0, taken: 0 })

test('tells what blocks have, over nights that differ too', () => {
  const taken = new Map([['2028-01-01', { used: 30, inBlocks: 28, taken: 20 }]])
  const first = { room, from: '2028-01-01', to: '2028-01-01' }
  expect(nowText(first, taken, 'USD')).toMatch(/ 6 rooms left\. In blocks: 28, of which 20 taken\.$/)
  expect(nowText(plain, taken, 'USD')).toMatch(/ In blocks: 0 to 28, of which 0 to 20 taken\.$/)
})

test('tells what is there now', () => {
  const taken = new Map([
    ['2028-01-01', sold(18)],
    ['2028-01-02', sold(21)],
  ])
  expect(nowText(plain, taken, 'USD')).toBe('Now $129 a night before fees, with 18, 15, and 36 rooms left.')
  expect(nowText(mixed, undefined, 'CAD')).toBe(
    'Now CA$129 to CA$149.50 a night before fees, with 36 rooms left, 1 night closed.',
  )
  const one = { room, from: '2028-01-02', to: '2028-01-02' }
  expect(nowText(one, new Map([['2028-01-02', sold(35)]]), 'USD')).toBe(
    'Now $129 a night before fees, with 1 room left.',
  )
})

test('refuses a fraction of a cent', () => {
  for (const rate of ['121.005', '210.999'])
    expect(nightErrors({ ...firstValues(plain), rate }, room).get('rate')).toMatch('at most two decimals')
})
