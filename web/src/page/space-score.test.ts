import { expect, test } from 'vitest'
import { spaceScore } from './space-score.ts'

const courts = { name: 'Court', count: 8 }

test('adds up spaces of one kind, puts the most first and the seats last', () => {
  const spaces = [
    courts,
    { name: 'Field', count: 20 },
    { name: 'Court', count: 4 },
    { name: 'Pool', count: 1 },
  ]
  expect(spaceScore(spaces, 3200)).toEqual([
    { label: 'Fields', value: '20' },
    { label: 'Courts', value: '12' },
    { label: 'Seats', value: '3.2K' },
  ])
})

test('leaves room for another kind where there are no seats', () => {
  const spaces = [courts, { name: 'Pool', count: 1 }, { name: 'Open Water', count: 2 }]
  expect(spaceScore(spaces, null).map(({ label }) => label)).toEqual(['Courts', 'Open Water', 'Pool'])
})

test('leaves out spaces without a name or a count', () => {
  expect(
    spaceScore(
      [
        { name: '', count: 3 },
        { name: 'Court', count: 0 },
      ],
      0,
    ),
  ).toEqual([])
  expect(spaceScore([{ name: 'Court', count: Number.NaN }], null)).toEqual([])
})

test('puts the type that was asked for first', () => {
  const spaces = [courts, { name: 'Field', count: 20 }, { name: 'Pool', count: 1 }]
  const labels = spaceScore(spaces, 3200, { first: ['Pool'] }).map(({ label }) => label)
  expect(labels).toEqual(['Pool', 'Fields', 'Seats'])
})
