import type { RoomType } from '@app/contract/hotels/room-schema.ts'
import { withNights } from '@app/contract/hotels/with-nights.ts'
import { expect, test } from 'vitest'
import { csvRows } from '../page/sheets/csv-rows.ts'
import { readRates } from './rate-file.ts'

const king: RoomType = {
  id: 'king',
  name: 'King',
  beds: [],
  guests: 2,
  count: 36,
  rate: 12_900,
  minStay: 1,
  ranges: withNights([], '2027-03-14', '2027-03-14', { rate: 15_000 }),
  position: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}
const queen = { ...king, id: 'queen', name: 'Two queens', ranges: [] }
const read = (csv: string) => readRates(csvRows(csv), [king, queen], '2027-03-01')
const errorsOf = (csv: string) => {
  const file = read(csv)
  return typeof file === 'string' ? file : file.errors
}
const plain = { rate: null, minStay: null, isClosed: false, isClosedToArrival: false, count: null }

test('makes as few ranges as say the same, and leaves what empty cells and other rooms have', () => {
  const file = read(`Room type,Date,Rate,Closed,Minimum stay,Rooms
king,2027-03-12,$149.00,,2,
KING,3/13/2027,149,,2,
King,2027-03-14,,arrivals,,20
Two queens,2027-03-12,129,no,,`)
  expect(file).toMatchObject({ errors: [], changed: 3 })
  expect(typeof file === 'string' ? [] : file.rooms.map(({ room, ranges }) => [room.id, ranges])).toEqual([
    [
      'king',
      [
        { ...plain, from: '2027-03-12', to: '2027-03-13', rate: 14_900, minStay: 2 },
        { ...plain, from: '2027-03-14', to: '2027-03-14', rate: 15_000, isClosedToArrival: true, count: 20 },
      ],
    ],
  ])
})

test('what equals the room type’s own follows it again', () => {
  const file = read('Room,Night,Rate\nKing,2027-03-14,129')
  expect(file).toMatchObject({ changed: 1, rooms: [{ ranges: [] }] })
})

test.each([
  ['Suite,2027-03-12,1,,,', 'Room type', 'No room type has this name.'],
  ['King,someday,1,,,', 'Date', 'Write a date, such as 2027-03-12.'],
  ['King,2027-02-28,1,,,', 'Date', 'Must be from today on, within two years.'],
  ['King,2029-06-01,1,,,', 'Date', 'Must be from today on, within two years.'],
  ['King,2027-03-12,-1,,,', 'Rate', 'Must be 0 or more.'],
  ['King,2027-03-12,1e12,,,', 'Rate', 'Enter an amount, such as 129 or 129.50.'],
  ['King,2027-03-12,,maybe,,', 'Closed', 'Write yes, no or arrivals.'],
  ['King,2027-03-12,,,0,', 'Minimum stay', 'Must be 1 to 14.'],
  ['King,2027-03-12,,,15,', 'Minimum stay', 'Must be 1 to 14.'],
  ['King,2027-03-12,,,,37', 'Rooms', 'Must be 36 or fewer.'],
])('names the row and the column of %j', (row, column, message) => {
  const csv = `Room type,Date,Rate,Closed,Minimum stay,Rooms\n\n${row}`
  expect(errorsOf(csv)).toEqual([{ row: 3, column, message }])
})

test('names the row that a night repeats', () => {
  expect(errorsOf('Room,Date,Rate\nKing,2027-03-12,1\nking,3/12/27,2')).toEqual([
    { row: 3, column: 'Date', message: 'Repeats row 2.' },
  ])
})

test.each([
  ['', 'no column “Room type”'],
  ['Room,Rate\nKing,1', 'no column “Date”'],
  ['Room,Date\nKing,2027-03-12', 'needs a column “Rate”'],
  [`Room,Date,Rate${'\nKing,2027-03-12,1'.repeat(20_000)}`, 'too many rows'],
])('a file without what it needs is none', (csv, words) => {
  expect(read(csv)).toContain(words)
})
