import { describe, expect, test } from 'vitest'
import { leadingBits, leadingUnits, pageOf, type RowOrder } from './order.ts'
import { createRandom } from './testing/random.ts'
import { sampleId } from './testing/sample-rows.ts'

const rowCount = 500
const random = createRandom(4)
const column = (of: () => number): Float64Array => Float64Array.from({ length: rowCount }, of)
const ids = Array.from({ length: rowCount }, (_, place) => sampleId(random, place))
const keys = ids.map(() => random.pick(['', 'a', 'ab', 'abc', 'abcd', 'abce', 'ñandú', '東京', '🏀']))

const orders: Record<string, RowOrder> = Object.fromEntries(
  ([1, -1] as const).flatMap((direction) => [
    [
      `numbers ${direction}`,
      {
        columns: [
          { values: column(() => (random.chance(0.3) ? NaN : random.below(4))), direction },
          { values: column(() => (random.chance(0.3) ? NaN : random.below(9))), direction: 1 },
        ],
        names: null,
        ids: { text: ids, leading: Float64Array.from(ids, leadingBits) },
      },
    ],
    [
      `names ${direction}`,
      {
        columns: [{ values: Float64Array.from(keys, leadingUnits), direction }],
        names: { keys, direction },
        ids: { text: ids, leading: Float64Array.from(ids, leadingBits) },
      },
    ],
  ]),
)

const sorted = ({ columns, names, ids: { text } }: RowOrder): number[] =>
  ids
    .map((_, row) => row)
    .toSorted((a, b) => {
      for (const { values, direction } of columns) {
        if (names) break
        const [x, y] = [a, b]
          .map((row) => values[row] ?? NaN)
          .map((v) => (Number.isNaN(v) ? Infinity : v * direction))
        if (x !== y) return (x ?? 0) < (y ?? 0) ? -1 : 1
      }
      const [p, q] = [a, b].map((row) => names?.keys[row] ?? '')
      if (p !== q) return (names?.direction ?? 1) * ((p ?? '') < (q ?? '') ? -1 : 1)
      return (text[a] ?? '') < (text[b] ?? '') ? -1 : 1
    })

test.each(Object.entries(orders))('pages by %s are slices of the whole order', (_, order) => {
  const expected = sorted(order)
  for (const [from, to] of [
    [0, 10],
    [7, 30],
    [0, rowCount],
    [240, 260],
    [490, 600],
    [0, 1],
  ] as const) {
    const rows = Uint32Array.from({ length: rowCount }, (_row, i) => (i * 7) % rowCount)
    expect(pageOf(rows, rowCount, order, from, to)).toEqual(expected.slice(from, to))
  }
})

describe.each(Object.entries(orders))('a page by %s', (_, order) => {
  test.each([
    { of: 'no rows', rows: [], from: 0, to: 20, page: [] },
    { of: 'fewer rows than its size', rows: [3], from: 0, to: 20, page: [3] },
    { of: 'rows before its start', rows: [3], from: 1, to: 20, page: [] },
    { of: 'size 0', rows: [3, 4], from: 0, to: 0, page: [] },
  ])('of $of has the rows $page', ({ rows, from, to, page }) => {
    expect(pageOf(Uint32Array.from(rows), rows.length, order, from, to)).toEqual(page)
  })
})
