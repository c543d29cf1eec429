import { inputNames, type Inputs, type Range } from './inputs.ts'
import { outcomeAt } from './outcome.ts'

const samples = 1000
const tail = samples / 10

/** The root of x^(d+1) = x + 1, whose negative powers spread points evenly over d dimensions. */
function spreadIn(dimensions: number) {
  let x = 2
  for (let step = 0; step < 40; step++) x = (1 + x) ** (1 / (dimensions + 1))
  return x
}

const spread = spreadIn(inputNames.length)

/** Levels of each input. They are the same every time, so that an estimate never changes by itself. */
const levels = new Map(
  inputNames.map((name, index) => {
    const step = spread ** -(index + 1)
    return [name, Float64Array.from({ length: samples }, (_, sample) => (0.5 + (sample + 1) * step) % 1)]
  }),
)

/**
 * The spending of eight in ten outcomes: one in ten is below it, and one above. Each input has any value in its range with equal
 * chance, the same level in all segments, and doesn't depend on the others.
 */
export function likelySpending(inputs: Inputs): Range {
  const outcomes = Float64Array.from(
    { length: samples },
    (_, sample) => outcomeAt(inputs, (name) => levels.get(name)?.[sample] ?? 0).spending,
  ).toSorted()
  return { low: outcomes[tail] ?? 0, high: outcomes[samples - 1 - tail] ?? 0 }
}
