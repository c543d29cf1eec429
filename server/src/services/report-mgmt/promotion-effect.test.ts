import { addDays } from '@app/contract/rules/calendar-date.ts'
import { describe, expect, test } from 'vitest'
import { isComparable, usualCounts, usualSpread, type PromotedDays } from './promotion-effect.ts'
import { sequence } from './testing/sequence.ts'

const start = '2027-02-01'
const daysFrom = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at))
const sample = (length: number, compared = daysFrom(addDays(start, -28), 28)): PromotedDays => ({
  days: daysFrom(start, length),
  compared,
})
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('too few days to compare with', () => {
  test('are fewer than 14, or one of a weekday', () => {
    const before = daysFrom(addDays(start, -28), 28)
    expect(isComparable(sample(7))).toBe(true)
    expect(isComparable(sample(7, before.slice(-14)))).toBe(true)
    expect(isComparable(sample(7, before.slice(-13)))).toBe(false)
    // Mondays, of which the first promoted day is one.
    expect(isComparable(sample(1, before.slice(1, 21)))).toBe(true)
    expect(isComparable(sample(1, before.slice(8)))).toBe(true)
    expect(isComparable(sample(1, before.slice(15).concat('2026-12-01')))).toBe(false)
  })
})

describe('what is usual', () => {
  test('is the average of the same weekday', () => {
    // Mondays 10, 20, 30 and 40, other days 7.
    const onMonday = (day: string) =>
      [10, 20, 30, 40][daysFrom(addDays(start, -28), 28).indexOf(day) / 7] ?? 7
    expect(usualCounts(sample(9), onMonday)).toEqual([25, 7, 7, 7, 7, 7, 7, 25, 7])
  })

  test('adds up, even if it is less than once a day', () => {
    const compared = sample(14).compared
    // Every other week once on a Wednesday, and once on a Friday: an average of half a time each.
    const rare = (day: string) => ([2, 16, 4, 18].includes(compared.indexOf(day)) ? 1 : 0)
    const usual = usualCounts(sample(14), rare)
    expect(sum(usual)).toBe(2)
    expect(usual.every((count) => count === 0 || count === 1)).toBe(true)
  })
})

describe('usual ups and downs', () => {
  /** The share of promotions of a flat sequence that aren't within the ups and downs. */
  function found(lift: number, length: number) {
    const next = sequence(5)
    let effects = 0
    for (let round = 0; round < 400; round++) {
      const counts = new Map<string, number>()
      // About 20 on weekdays and 60 on others, scattered as chance has it.
      const countOn = (day: string) => {
        const chances = new Date(day).getUTCDay() % 6 === 0 ? 600 : 200
        const count = () =>
          sum(Array.from({ length: chances }, () => (next(1000) < (day < start ? 100 : 100 * lift) ? 1 : 0)))
        return counts.get(day) ?? counts.set(day, count()).get(day)!
      }
      const each = sample(length)
      const more = sum(each.days.map((day) => countOn(day))) - sum(usualCounts(each, countOn))
      if (Math.abs(more) > usualSpread(each, countOn)) effects++
    }
    return effects / 400
  }

  test.each([1, 7, 14])('hold what changes by chance over %i days', (length) => {
    expect(found(1, length)).toBeLessThan(0.08)
  })

  test('don’t hold half as many again', () => {
    expect(found(1.5, 7)).toBeGreaterThan(0.95)
  })

  test('are wider if days without a promotion go up and down more than by chance', () => {
    const even = () => 20
    const compared = sample(7).compared
    const uneven = (day: string) => (Math.floor(compared.indexOf(day) / 7) % 2 === 0 ? 5 : 35)
    expect(usualSpread(sample(7), even)).toBe(27)
    expect(usualSpread(sample(7), (day) => (day < start ? uneven(day) : 20))).toBeGreaterThan(100)
  })

  test('hold a few where there were none', () => {
    const only = (count: number) => (day: string) => (day === start ? count : 0)
    expect(usualSpread(sample(7), only(2))).toBeGreaterThanOrEqual(2)
    expect(usualSpread(sample(7), only(9))).toBeLessThan(9)
    expect(usualSpread(sample(7), () => 0)).toBe(0)
  })
})
