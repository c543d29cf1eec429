import { describe, expect, test } from 'vitest'
import { addDays, countDays, lastDay } from '../rules/calendar-date.ts'
import { roomTypes, type RateRange } from './room-schema.ts'
import { nightsBetween, roomNight } from './stay-price.ts'
import { withNights, type NightChange } from './with-nights.ts'

const range = (from: string, to: string, change: Partial<NightChange> = {}): RateRange => ({
  rate: null,
  minStay: null,
  isClosed: false,
  isClosedToArrival: false,
  count: null,
  from,
  to,
  ...change,
})
const march = (day: number) => `2027-03-${`${day}`.padStart(2, '0')}`
const between = (from: number, to: number, rate: number) => range(march(from), march(to), { rate })

describe('a change of nights', () => {
  test.each<[string, RateRange[], [from: number, to: number], Partial<NightChange>, RateRange[]]>([
    ['of a room type without ranges', [], [12, 14], { rate: 149 }, [between(12, 14, 149)]],
    ['of one night', [], [12, 12], { rate: 0 }, [between(12, 12, 0)]],
    ['that says nothing', [], [12, 14], {}, []],
    ['to what holds anyway', [], [12, 14], { rate: null, isClosed: false }, []],
    [
      'within a range',
      [between(10, 20, 1)],
      [12, 14],
      { rate: 2 },
      [between(10, 11, 1), between(12, 14, 2), between(15, 20, 1)],
    ],
    [
      'at both ends of ranges',
      [between(10, 12, 1), between(14, 16, 2)],
      [12, 14],
      { rate: 3 },
      [between(10, 11, 1), between(12, 14, 3), between(15, 16, 2)],
    ],
    [
      'over whole ranges',
      [between(10, 12, 1), between(14, 16, 2)],
      [10, 16],
      { rate: 3 },
      [between(10, 16, 3)],
    ],
    ['that takes a rate back', [between(10, 12, 1)], [11, 31], { rate: null }, [between(10, 10, 1)]],
    ['that grows a range to the left', [between(10, 12, 1)], [8, 9], { rate: 1 }, [between(8, 12, 1)]],
    ['that grows a range to the right', [between(10, 12, 1)], [13, 13], { rate: 1 }, [between(10, 13, 1)]],
    [
      'that joins two ranges',
      [between(10, 12, 1), between(14, 16, 1)],
      [13, 13],
      { rate: 1 },
      [between(10, 16, 1)],
    ],
    [
      'a night away from an equal range',
      [between(10, 12, 1)],
      [14, 14],
      { rate: 1 },
      [between(10, 12, 1), between(14, 14, 1)],
    ],
    [
      'that keeps what it leaves out',
      [between(10, 12, 1)],
      [12, 13],
      { isClosed: true, minStay: 2, count: 4 },
      [
        between(10, 11, 1),
        range(march(12), march(12), { rate: 1, isClosed: true, minStay: 2, count: 4 }),
        range(march(13), march(13), { isClosed: true, minStay: 2, count: 4 }),
      ],
    ],
    [
      'that opens closed nights again',
      [range(march(10), march(12), { isClosed: true })],
      [11, 11],
      { isClosed: false },
      [range(march(10), march(10), { isClosed: true }), range(march(12), march(12), { isClosed: true })],
    ],
  ])('%s', (_, ranges, [from, to], change, expected) => {
    expect(withNights(ranges, march(from), march(to), change)).toEqual(expected)
  })

  test('over months and a leap day leaves no night out', () => {
    const left = withNights([range('2028-01-31', '2028-02-28', { rate: 1 })], '2028-02-29', '2028-03-01', {
      rate: 1,
    })
    expect(left).toEqual([range('2028-01-31', '2028-03-01', { rate: 1 })])
  })

  test('of the first and last night that there are', () => {
    const first = withNights([], '2000-01-01', '2000-01-01', { isClosed: true })
    expect(withNights(first, lastDay, lastDay, { isClosed: true })).toEqual([
      range('2000-01-01', '2000-01-01', { isClosed: true }),
      range(lastDay, lastDay, { isClosed: true }),
    ])
  })

  test.each([
    [731, [731]],
    [732, [731, 1]],
    [1463, [731, 731, 1]],
  ])('of %d nights is in ranges that may be stored', (nights, lengths) => {
    const left = withNights([], march(1), addDays(march(1), nights - 1), { rate: 1 })
    expect(left.map(({ from, to }) => countDays(from, to))).toEqual(lengths)
  })

  test('that makes a range too long leaves two', () => {
    const end = addDays(march(1), 730)
    const left = withNights([range(march(1), end, { rate: 1 })], addDays(end, 1), addDays(end, 1), {
      rate: 1,
    })
    expect(left.map(({ from, to }) => countDays(from, to))).toEqual([731, 1])
  })

  test('leaves the ranges that it was given as they were', () => {
    const ranges = [between(10, 20, 1)]
    withNights(ranges, march(12), march(14), { rate: 2 })
    expect(ranges).toEqual([between(10, 20, 1)])
  })
})

/** Repeatable numbers from 0 to below `limit`. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

describe('many changes, one after another', () => {
  const room = { name: 'King', guests: 2, rate: 100, minStay: 1, count: 9 }
  const firstNight = '2027-12-20'
  const nights = nightsBetween(firstNight, addDays(firstNight, 40))

  test.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'say of each night what was said last (%d)',
    (seed) => {
      const next = numbers(seed)
      const model = new Map<string, Partial<NightChange>>()
      let ranges: RateRange[] = []
      for (let step = 0; step < 30; step += 1) {
        const start = next(nights.length)
        const end = start + next(nights.length - start)
        const change: Partial<NightChange> = {
          ...(next(2) === 0 && { rate: [null, 0, 120][next(3)] ?? null }),
          ...(next(3) === 0 && { minStay: [null, 2][next(2)] ?? null }),
          ...(next(3) === 0 && { isClosed: next(2) === 0 }),
          ...(next(3) === 0 && { isClosedToArrival: next(2) === 0 }),
          ...(next(3) === 0 && { count: [null, 0, 5][next(3)] ?? null }),
        }
        ranges = withNights(ranges, nights[start] ?? '', nights[end] ?? '', change)
        for (const night of nights.slice(start, end + 1)) model.set(night, { ...model.get(night), ...change })

        // Sorted, without a night in common, and short enough.
        expect(roomTypes.draft.safeParse({ ...room, ranges }).error).toBeUndefined()
        expect(nights.map((night) => roomNight({ ...room, ranges }, night))).toEqual(
          nights.map((night) => {
            const said = model.get(night)
            return {
              night,
              rate: said?.rate ?? room.rate,
              minStay: said?.minStay ?? room.minStay,
              isClosed: said?.isClosed ?? false,
              isClosedToArrival: said?.isClosedToArrival ?? false,
              count: said?.count ?? room.count,
            }
          }),
        )
        // As few as possible: no neighbors are equal, and none says nothing.
        for (const [at, { from, to: _to, ...said }] of ranges.entries()) {
          const plain = { rate: null, minStay: null, isClosed: false, isClosedToArrival: false, count: null }
          expect(said).not.toEqual(plain)
          const before = ranges[at - 1]
          if (before !== undefined && addDays(before.to, 1) === from) expect(before).not.toMatchObject(said)
        }
      }
    },
  )
})
