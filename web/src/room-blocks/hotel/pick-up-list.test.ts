import { expect, test } from 'vitest'
import { csvRows } from '../../page/sheets/csv-rows.ts'
import { countList } from './pick-up-list.ts'

const nights = ['2027-03-11', '2027-03-12', '2027-03-13']
const counted = (csv: string) => {
  const list = countList(csvRows(csv), nights)
  return list && { rooms: [...list.rooms.values()], unread: list.unread }
}

test('counts the nights of stays, but those outside of the block and the day of departure', () => {
  const csv = `Quarry House, pick-up
Guest,Room,Arrival Date,Departure,Status
Tovar,101,3/11/2027,3/14/2027,Booked
Ames,102,3/12/2027,3/13/2027,Booked
Cole,103,3/9/2027,3/12/2027,Booked
Diaz,104,3/11/2027,3/14/2027,Cancelled`
  expect(counted(csv)).toEqual({ rooms: [2, 2, 1], unread: [] })
})

test('counts several rooms of a row', () => {
  expect(counted('Check-in,Check out,Rooms\n2027-03-12,2027-03-14,3')).toEqual({
    rooms: [0, 3, 3],
    unread: [],
  })
})

test('takes figures by night, and names rows that have none', () => {
  expect(counted('Night;Booked\nThu, Mar 11;5\n\nFri, Mar 12;38\nTotal;43\nMar 13;many')).toEqual({
    rooms: [5, 38, 0],
    unread: [
      { row: 5, text: 'Total, 43' },
      { row: 6, text: 'Mar 13, many' },
    ],
  })
})

test('shortens the text of a row without nights', () => {
  const list = counted(`Arrival,Departure,Notes\n,soon,"${'Arrives late.\n'.repeat(20)}"`)
  expect(list?.unread).toEqual([{ row: 2, text: 'soon, Arrives late. Arrives late. Arrives late. A…' }])
})

test.each(['', 'Tovar,101', 'Arrival,Guest\n3/11/2027,Tovar'])('%j has no nights', (csv) => {
  expect(counted(csv)).toBeUndefined()
})
