import { expect, test } from 'vitest'
import { remarkWords } from './remark-words.ts'

test.each([
  [{ kind: 'Unreadable', count: 1, examples: ['TBD'] }, '1 entry can’t be read and takes no time: “TBD”.'],
  [
    { kind: 'Unreadable', count: 12, examples: ['TBD', 'no start', '03/10/2027'] },
    '12 entries can’t be read and take no time: “TBD”, “no start”, “03/10/2027” …',
  ],
  [
    { kind: 'NoEnd', count: 3, examples: ['Dec 22, 2026, 10:00 AM'] },
    '3 dates don’t say how long. Each takes 2 hours, or its whole day: “Dec 22, 2026, 10:00 AM”.',
  ],
  [
    { kind: 'UnknownZone', count: 1, examples: ['Gulf League Time'] },
    '1 date has an unknown time zone and is read in your local time: “Gulf League Time”.',
  ],
  [
    { kind: 'PartlyRead', count: 2, examples: ['FREQ=SOMETIMES'] },
    '2 entries repeat in a way that can’t be read. Check the dates: “FREQ=SOMETIMES”.',
  ],
] as const)('%o', (remark, words) => {
  expect(remarkWords(remark)).toBe(words)
})
