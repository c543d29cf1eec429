import { expect, test } from 'vitest'
import { drivePart, entryPart, tripText } from './trip-words.ts'

const free = { individualCost: null, teamCost: null }

test('entry is what the event says for each player, to the cent', () => {
  expect(entryPart({ ...free, individualCost: 45.35 }, 3)).toEqual({
    name: 'entry',
    cents: 13_605,
    source: '3 players at $45.35, as the event says',
  })
  expect(entryPart({ ...free, individualCost: 0 }, 1).cents).toBe(0)
})

test.each([
  ['nothing', free, /^Entry isn’t known/],
  ['only what a team pays', { ...free, teamCost: 400 }, /^A team pays \$400\.00/],
])('an event that says %s has no entry, and why', (_what, event, source) => {
  const part = entryPart(event, 1)
  expect(part.cents).toBeUndefined()
  expect(part.source).toMatch(source)
})

test('the drive is there and back', () => {
  const drive = { miles: 70.5, isStraight: false }
  expect(drivePart(drive, 72.5)).toEqual({
    name: 'the drive',
    cents: 10_223,
    source: '71 mi each way by road',
  })
  expect(drivePart({ ...drive, isStraight: true }, 72.5).source).toContain('straight line')
  expect(drivePart(undefined, 72.5).cents).toBeUndefined()
})

test('a trip adds what is known, and names it', () => {
  const hotel = { cents: 26_656, currency: 'USD' }
  const entry = entryPart({ ...free, individualCost: 45 }, 1)
  const drive = drivePart({ miles: 70, isStraight: false }, 70)
  expect(tripText(hotel, [entry, drive])).toBe('$409.56 with entry and the drive')
  expect(tripText(hotel, [entryPart(free, 1), drive])).toBe('$364.56 with the drive')
  expect(tripText(hotel, [entryPart(free, 1), drivePart(undefined, 70)])).toBeUndefined()
})

test('amounts in different currencies are not added', () => {
  expect(
    tripText({ cents: 1, currency: 'CAD' }, [entryPart({ ...free, individualCost: 45 }, 1)]),
  ).toBeUndefined()
})
