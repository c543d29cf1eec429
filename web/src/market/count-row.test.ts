import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { cellsOf } from './count-row.tsx'
import { queryOf } from './testing/query-of.ts'

const row = {
  name: 'type',
  label: 'Facilities by type',
  any: 'Any type',
  valuesOf: () => ['Arena', 'Stadium', 'Gymnasium'],
  labelOf: (value: string) => value.toUpperCase(),
}
const facets = {
  type: [
    { value: 'Arena', count: 3 },
    { value: 'Stadium', count: 4 },
    { value: 'Park', count: 5 },
  ],
}
const cells = (search: string) =>
  cellsOf(facilityMarket, row, { query: queryOf(search), facets, today: '2027-03-02' })

test('the first cell counts all values, the others their own', () => {
  expect(cells('').map(({ label, count }) => `${label} ${count}`)).toEqual([
    'Any type 12',
    'ARENA 3',
    'STADIUM 4',
    'GYMNASIUM 0',
  ])
})

test('a cell adds its value to those that are chosen', () => {
  const [any, arena, stadium] = cells('type=Arena&sport=Soccer')
  expect(arena).toMatchObject({ isChosen: true, next: { sport: ['Soccer'] } })
  expect(stadium).toMatchObject({
    isChosen: false,
    next: { type: ['Arena', 'Stadium'], sport: ['Soccer'] },
  })
  expect(any).toMatchObject({ isChosen: false, next: { sport: ['Soccer'] } })
})

test('without a value, the first cell is the chosen one', () => {
  expect(cells('sport=Soccer')[0]).toMatchObject({ isChosen: true })
})
