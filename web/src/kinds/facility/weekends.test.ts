import { expect, test } from 'vitest'
import { weekendsFrom } from './dates/date-sheet.tsx'

test.each([
  ['2026-11-24', '2026-11-28', '2026-11-29', '2026-12-05'],
  ['2026-11-28', '2026-11-28', '2026-11-29', '2026-12-05'],
  ['2026-11-29', '2026-11-29', '2026-11-29', '2026-12-05'],
])('of %s', (today, from, to, next) => {
  expect(weekendsFrom(today)).toEqual([
    { from, to },
    { from: next, to: `2026-12-06` },
  ])
})
