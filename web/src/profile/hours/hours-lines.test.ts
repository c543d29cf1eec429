import { expect, test } from 'vitest'
import { hoursDifference, lineError, linesOf, newLine } from './hours-lines.ts'

const stored = (id: string, weekday: 'Monday' | 'Tuesday' | 'Friday', opens = '08:00') => ({
  id,
  weekday,
  opens,
  closes: '22:00',
  season: null,
  seasonStart: null,
  seasonEnd: null,
  createdDate: '2027-01-01T00:00:00.000Z',
})
const week = [stored('1', 'Tuesday'), stored('2', 'Monday'), stored('3', 'Friday', '10:00')]

test('joins days with the same interval to a line', () => {
  expect(linesOf(week).map(({ days, opens }) => [days, opens])).toEqual([
    [['Monday', 'Tuesday'], '08:00'],
    [['Friday'], '10:00'],
  ])
})

test('lines keep their order when one is stored anew', () => {
  const weekend = {
    ...stored('4', 'Friday', '07:00'),
    season: 'Summer',
    seasonStart: '06-01',
    seasonEnd: '08-31',
  }
  const later = week.map((hours) => ({ ...hours, opens: hours.opens === '08:00' ? '18:00' : hours.opens }))
  const daysOf = (all: Parameters<typeof linesOf>[0]) => linesOf(all).map(({ days }) => days[0])
  expect(daysOf([weekend, ...week])).toEqual(['Monday', 'Friday', 'Friday'])
  expect(daysOf([later[2]!, weekend, later[0]!, later[1]!])).toEqual(['Monday', 'Friday', 'Friday'])
})

test('lines that were not changed need no call', () => {
  expect(hoursDifference(week, linesOf(week))).toEqual({ removed: [], added: [] })
})

test('a changed line removes its old hours and adds the new ones', () => {
  const [line, ...others] = linesOf(week)
  const changed = line ? [{ ...line, closes: '23:00' }, ...others] : []
  const { removed, added } = hoursDifference(week, changed)
  expect(removed.map(({ id }) => id)).toEqual(['1', '2'])
  expect(added.map(({ weekday, closes }) => [weekday, closes])).toEqual([
    ['Monday', '23:00'],
    ['Tuesday', '23:00'],
  ])
})

test('two lines with the same interval on a day store it once', () => {
  const lines = [newLine(true), newLine(true)]
  expect(hoursDifference([], lines).added).toHaveLength(7)
})

test.each([
  [{ days: [] }, 'Choose at least one day.'],
  [{ closes: '' }, 'Enter when it opens and closes.'],
  [{ season: 'Summer' }, 'Choose the first and last day of the season.'],
  [{ season: 'Odd', seasonStart: '02-30', seasonEnd: '03-01' }, 'This season has a day that doesn’t exist.'],
])('a line with %j has the error: %s', (change, error) => {
  expect(lineError({ ...newLine(true), ...change })).toBe(error)
})
