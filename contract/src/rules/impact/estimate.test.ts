import { describe, expect, test } from 'vitest'
import { estimateOf } from './estimate.ts'
import type { InputName, Inputs, Range } from './inputs.ts'
import { likelySpending } from './likely-spending.ts'
import { outcomeAt } from './outcome.ts'
import { roundedRange } from './rounded-range.ts'
import { sensitivities } from './sensitivity.ts'
import { eachInput, mapInputs, randomInputs, randomNumbers } from './testing.ts'

const exactly = (value: number): Range => ({ low: value, high: value })
const range = (low: number, high: number): Range => ({ low, high })
const nobody = {
  people: exactly(0),
  local: exactly(0),
  casual: exactly(0),
  nights: exactly(0),
  perRoom: exactly(1),
  days: exactly(0),
  other: exactly(0),
}
const players = {
  people: range(900, 1000),
  local: range(0.2, 0.3),
  casual: exactly(0),
  nights: exactly(2),
  perRoom: exactly(4),
  days: exactly(3),
  other: range(50, 60),
}
const inputs: Inputs = {
  segments: { players, spectators: nobody, coaches: nobody, officials: nobody },
  event: {
    roomRate: range(100, 120),
    taxRate: exactly(0.1),
    organizer: range(5000, 8000),
    roomNights: null,
  },
}

test('the ends are the formula with all inputs at one end', () => {
  // 900 × 0.7 × (2 × 100 / 4 + 3 × 50) + 5,000 and 1,000 × 0.8 × (2 × 120 / 4 + 3 × 60) + 8,000.
  expect(estimateOf(inputs).spending).toEqual({ low: 131_000, high: 200_000 })
})

test('taxes are room nights × rate × tax', () => {
  const { roomNights, tax } = estimateOf(inputs)
  expect(roomNights).toEqual({ low: 315, high: 400 })
  expect(tax).toEqual({ low: 3150, high: 4800 })
})

test('visitors from outside are people without locals', () => {
  expect(estimateOf(inputs).visitors).toEqual({ low: 630, high: 800 })
})

test('room nights that hotels counted replace those of the segments', () => {
  const { roomNights, lodging, segments } = estimateOf({
    ...inputs,
    event: { ...inputs.event, roomNights: exactly(350) },
  })
  expect(roomNights).toEqual({ low: 350, high: 350 })
  expect(lodging).toEqual({ low: 35_000, high: 42_000 })
  expect(segments.players).toEqual({ low: 94_500, high: 144_000 })
})

test('exact inputs have an exact outcome', () => {
  const exact = mapInputs(inputs, ({ low }) => exactly(low))
  const { spending } = estimateOf(exact)
  const likely = likelySpending(exact)
  expect(spending.low).toBe(spending.high)
  expect(likely.high - likely.low).toBeCloseTo(0)
})

/** Every combination of both ends and the middle of each of the event's and the players' inputs. */
function* combinations(of: Inputs): Generator<Inputs> {
  const cells = [...eachInput(of)].filter(({ input }) => input.low < input.high)
  for (let index = 0; index < 3 ** cells.length; index++) {
    const values = new Map<Range, number>()
    let rest = index
    for (const { input } of cells) {
      values.set(input, input.low + ((input.high - input.low) * (rest % 3)) / 2)
      rest = Math.floor(rest / 3)
    }
    yield mapInputs(of, (input) => exactly(values.get(input) ?? input.low))
  }
}

test('the range is exactly that of every combination on a grid', () => {
  const outcomes = [...combinations(inputs)].map((point) => outcomeAt(point, () => 0))
  const { spending, tax, visitors } = estimateOf(inputs)
  const ends = (values: number[]) => ({ low: Math.min(...values), high: Math.max(...values) })
  expect(outcomes).toHaveLength(3 ** 5)
  expect(ends(outcomes.map((outcome) => outcome.spending))).toEqual(spending)
  expect(ends(outcomes.map((outcome) => outcome.tax))).toEqual(tax)
  expect(ends(outcomes.map((outcome) => outcome.visitors))).toEqual(visitors)
})

describe('with 200 random estimates', () => {
  const next = randomNumbers(7)
  const cases = Array.from({ length: 200 }, () => randomInputs(next))

  test('the range contains any values of the inputs', () => {
    for (const given of cases) {
      const { spending, roomNights, tax, visitors } = estimateOf(given)
      for (let draw = 0; draw < 20; draw++) {
        const outcome = outcomeAt(
          mapInputs(given, ({ low, high }) => exactly(low + next() * (high - low))),
          () => 0,
        )
        expect(contains(spending, outcome.spending)).toBe(true)
        expect(contains(roomNights, outcome.roomNights)).toBe(true)
        expect(contains(tax, outcome.tax)).toBe(true)
        expect(contains(visitors, outcome.visitors)).toBe(true)
      }
    }
  })

  test('narrower inputs never widen the range', () => {
    for (const given of cases) {
      const narrower = mapInputs(given, ({ low, high }) => {
        const [one, other] = [low + next() * (high - low), low + next() * (high - low)]
        return range(Math.min(one, other), Math.max(one, other))
      })
      const [before, after] = [estimateOf(given).spending, estimateOf(narrower).spending]
      expect(contains(before, after.low) && contains(before, after.high)).toBe(true)
    }
  })

  test('the likely range is within the whole one', () => {
    for (const given of cases) {
      const { spending } = estimateOf(given)
      const likely = likelySpending(given)
      expect(contains(spending, likely.low) && contains(spending, likely.high)).toBe(true)
    }
  })

  test('the likely range has the outcomes of eight in ten random draws', () => {
    for (const given of cases.slice(0, 10)) {
      const likely = likelySpending(given)
      const draws = Array.from({ length: 2000 }, () => {
        const levels = new Map<InputName, number>()
        return outcomeAt(given, (name) => {
          const level = levels.get(name) ?? next()
          levels.set(name, level)
          return level
        }).spending
      })
      const share = draws.filter((spending) => contains(likely, spending)).length / draws.length
      expect(share).toBeGreaterThan(0.76)
      expect(share).toBeLessThan(0.84)
    }
  })

  test('an exact input narrows the range by what is promised, or more', () => {
    for (const given of cases) {
      const { low, high } = estimateOf(given).spending
      for (const { name, narrowing } of sensitivities(given)) {
        const at = next()
        const level = (other: InputName, base: number) => (other === name ? at : base)
        const width =
          outcomeAt(given, (other) => level(other, 1)).spending -
          outcomeAt(given, (other) => level(other, 0)).spending
        expect(high - low - width).toBeGreaterThanOrEqual(narrowing - 1e-6 * high)
      }
    }
  })

  test('rounding keeps all outcomes in the range', () => {
    for (const given of cases)
      for (const part of Object.values(estimateOf(given).segments)) {
        const rounded = roundedRange(part)
        expect(rounded.low).toBeLessThanOrEqual(part.low)
        expect(rounded.high).toBeGreaterThanOrEqual(part.high)
      }
  })
})

/** The ends are sums in another order, so they differ in the last bits. */
const contains = ({ low, high }: Range, value: number) =>
  value >= low - 1e-9 * high && value <= high * (1 + 1e-9)
