import { expect, test } from 'vitest'
import { plainRanking, plainStanding } from '../testing/plain-ranking.ts'
import { endLabels, neighborsOf, placeTicks } from './place-lines.ts'

test('neighbors are the three rows before and after, each name once', () => {
  const own = plainStanding('Own', 5, { isOwn: true })
  const rows = [1, 2, 3, 4].map((place) => plainStanding(`Page ${place}`, place))
  const twin = plainStanding('Page 4', 6, { profileId: 'twin' })
  const { rows: placed } = plainRanking({ rows: [...rows, own, twin, plainStanding('Page 9', 9)] })
  expect(neighborsOf({ rows: placed }, own).map(({ name }) => name)).toEqual(['Page 2', 'Page 3', 'Page 4'])
})

test.each([
  [6, 9, [6, 7, 8, 9]],
  [4, 4, [4]],
  [10, 30, [10, 13, 16, 19, 22, 25, 28]],
])('the axis from %i to %i has whole places', (best, worst, ticks) => {
  expect(placeTicks(best, worst)).toEqual(ticks)
})

test('names have a line each, the own page before others of its place', () => {
  const lines = [plainStanding('Ash', 8), plainStanding('Birch', 9), plainStanding('Own', 8, { isOwn: true })]
  const labels = endLabels(lines, { yOf: (place) => place * 20, lineHeight: 16 })
  expect(labels.map(({ text }) => text)).toEqual(['You', 'Birch'])
})
