import { states } from '@app/contract/reference-lists/regions.ts'
import { expect, test } from 'vitest'
import { shadeOf, shadesOf, stateTiles } from './state-tiles.ts'

test('each state and the district has a tile of its own', () => {
  const tiles = stateTiles([])
  const expected = states.filter(({ country, region }) => country === 'US' && region !== 'Caribbean')
  expect(tiles.map(({ code }) => code).toSorted()).toEqual(expected.map(({ code }) => code).toSorted())
  expect(new Set(tiles.map(({ column, row }) => `${column} ${row}`)).size).toBe(tiles.length)
})

test('territories and provinces with any are a row below', () => {
  expect(stateTiles(['IN', 'PR', 'ON']).slice(-2)).toEqual([
    { code: 'PR', column: 0, row: 7 },
    { code: 'ON', column: 1, row: 7 },
  ])
})

test.each([
  [0, []],
  [1, [[1, 1]]],
  [
    3,
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    38,
    [
      [1, 10],
      [11, 20],
      [21, 30],
      [31, 38],
    ],
  ],
])('shades up to %i have every number in one', (most, expected) => {
  expect(shadesOf(most).map(({ from, to }) => [from, to])).toEqual(expected)
  for (let value = 1; value <= most; value++) expect(shadeOf(value, most)).toBeGreaterThan(0)
  expect(shadeOf(0, most)).toBe(0)
})
