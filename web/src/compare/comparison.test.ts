import { expect, test } from 'vitest'
import { placeGroup } from './common-comparison.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { choiceRows, compareProfiles, figureRow, textRow, type Row } from './comparison.ts'
import { facilityCard } from '../kinds/facility/card.ts'

type Facility = ReturnType<typeof plainFacility>

const compare = (rows: Row<Facility>[], ...facilities: (Facility | null)[]) =>
  compareProfiles({ card: facilityCard, groups: () => [{ title: 'Group', rows }] }, facilities)[0]?.rows

const seats = figureRow<Facility>('Seats', ({ capacity }) => capacity)
const seating = (capacity: number | null) => plainFacility({ capacity })

test('marks the highest figure of a row as the best', () => {
  expect(compare([seats], seating(500), seating(2400))).toEqual([
    { label: 'Seats', cells: [{ text: '500' }, { text: '2,400', isBest: true }], isDifferent: true },
  ])
})

test('marks the lowest figure where least is best', () => {
  const row = figureRow<Facility>('Miles', ({ capacity }) => capacity, { best: 'least' })
  expect(compare([row], seating(5), seating(24))?.[0]?.cells).toMatchObject([
    { isBest: true },
    { text: '24' },
  ])
})

test('marks all of several best figures', () => {
  const cells = compare([seats], seating(5), seating(9), seating(9))?.[0]?.cells
  expect(cells?.map((cell) => cell?.isBest ?? false)).toEqual([false, true, true])
})

test('marks none of equal figures, and the row does not differ', () => {
  expect(compare([seats], seating(5), seating(5))).toEqual([
    { label: 'Seats', cells: [{ text: '5' }, { text: '5' }], isDifferent: false },
  ])
})

test('an unknown figure makes a row differ, and the known one is not the best of one', () => {
  expect(compare([seats], seating(5), seating(null))).toEqual([
    { label: 'Seats', cells: [{ text: '5' }, null], isDifferent: true },
  ])
})

test('leaves out rows and groups that nobody tells about', () => {
  expect(compare([seats], seating(null), seating(null))).toBeUndefined()
})

test('a profile that is gone has empty cells and makes no row differ', () => {
  expect(compare([seats], seating(5), null, seating(5))).toEqual([
    { label: 'Seats', cells: [{ text: '5' }, null, { text: '5' }], isDifferent: false },
  ])
})

test('every row of a single profile counts as different', () => {
  expect(compare([seats], seating(5), null)).toMatchObject([{ isDifferent: true }])
})

test('choices are a row each, and a profile without any does not tell', () => {
  const facilities = [
    plainFacility({ amenities: ['Wifi', 'Bleachers'] }),
    plainFacility({ amenities: ['Wifi'] }),
    plainFacility(),
  ]
  const rows = compare(
    choiceRows(facilities, ({ amenities }) => amenities),
    ...facilities,
  )
  expect(rows?.map(({ label, cells }) => [label, cells.map((cell) => cell?.text)])).toEqual([
    ['Bleachers', ['Yes', 'No', undefined]],
    ['Wifi', ['Yes', 'Yes', undefined]],
  ])
})

test('an empty text is not told', () => {
  expect(
    compare([textRow('About', ({ description }) => description)], plainFacility({ description: '' })),
  ).toBeUndefined()
})

test('distances are from the first profile, and unknown without a position', () => {
  const chicago = plainFacility({ id: '1', lat: 41.8781, lng: -87.6298 })
  const detroit = plainFacility({ id: '2', lat: 42.3314, lng: -83.0458 })
  const unknown = plainFacility({ id: '3' })
  const distance = placeGroup([chicago, detroit, unknown]).rows.find(({ label }) => label === 'Distance')
  expect(distance?.valueOf(detroit)?.text).toBe('237 mi')
  expect(distance?.valueOf(unknown)).toBeUndefined()
})
