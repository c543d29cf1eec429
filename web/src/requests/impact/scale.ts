import type { Range } from '@app/contract/rules/impact/inputs.ts'
import { shortDollars } from './range-words.ts'

const mostMarks = 5

/** An axis of money with round marks, from 0 or below the range to above it. Positions are in percent. */
export function scaleOf({ low, high }: Range) {
  const width = Math.max(high - low, high / 10, 1)
  const power = 10 ** Math.floor(Math.log10(width / mostMarks))
  const step = ([1, 2, 5, 10].find((one) => one * power * mostMarks >= width * 1.2) ?? 20) * power
  const from = Math.max(0, Math.floor(low / step - 0.5) * step)
  const steps = Math.ceil((high - from) / step + 0.25)
  const to = from + steps * step
  const at = (value: number) => ((value - from) / (to - from)) * 100
  const marks = Array.from({ length: steps + 1 }, (_, index) => {
    const value = from + index * step
    return { text: shortDollars(value), position: at(value) }
  })
  return { at, marks }
}
