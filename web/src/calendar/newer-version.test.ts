import { expect, test } from 'vitest'
import { valuesOfEntry } from './entry-values.ts'
import { newerWords, rebase } from './newer-version.ts'
import { entry, june, spaces, timeZone } from './testing/plain-calendar.ts'

const before = entry()
const valuesOf = (change: Parameters<typeof entry>[0]) => valuesOfEntry(entry(change), timeZone, '2031-06-01')

test('typed values stay, and the others follow the newer version', () => {
  const typed = { ...valuesOf({}), title: 'U10 final', startTime: '10:00' }
  const newer = valuesOf({ title: 'U10 cup', unitIds: ['f2A'], starts: june(14, 8), note: 'Bring goals.' })
  expect(rebase(typed, valuesOf({}), newer)).toMatchObject({
    title: 'U10 final',
    startTime: '10:00',
    unitIds: ['f2A'],
    note: 'Bring goals.',
  })
})

test.each([
  [{ starts: june(14, 10) }, 'Jo changed this. It is now on Sat, Jun 14, 10 AM – 12 PM.'],
  [{ title: 'Cup', unitIds: ['f2A', 'f2B'] }, 'Jo changed this. It is now called “Cup”, in Field 2.'],
  [{ note: 'Bring goals.' }, 'Jo changed this. The note is new.'],
  [{ changedBy: null }, 'This was changed.'],
])('of %o, it says: %s', (change, words) => {
  expect(newerWords(before, entry({ changedBy: 'Jo', ...change }), { spaces, timeZone })).toBe(words)
})
