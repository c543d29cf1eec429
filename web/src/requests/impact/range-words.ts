import { inputBounds, type InputName, type Range } from '@app/contract/rules/impact/inputs.ts'
import { roundedRange } from '@app/contract/rules/impact/rounded-range.ts'
import { numberOf } from '../../page/typed-values.ts'

type Unit = 'count' | 'share' | 'decimal' | 'dollars'

const unitOf: Record<InputName, Unit> = {
  people: 'count',
  local: 'share',
  casual: 'share',
  nights: 'decimal',
  perRoom: 'decimal',
  days: 'decimal',
  other: 'dollars',
  roomRate: 'dollars',
  taxRate: 'share',
  organizer: 'dollars',
  roomNights: 'count',
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const valueText = (value: number, unit: Unit) => number.format(unit === 'share' ? value * 100 : value)

/** An input as people type it: `15–26%`, `$40–48`, `1.9`. */
export function inputText({ low, high }: Range, name: InputName): string {
  const unit = unitOf[name]
  const [from, to] = [valueText(low, unit), valueText(high, unit)]
  const values = from === to ? from : `${from}–${to}`
  return unit === 'share' ? `${values}%` : unit === 'dollars' ? `$${values}` : values
}

/** Reads an input, or says what is wrong with it. */
export function readInput(text: string, name: InputName): Range | string {
  const values = text.split(/[–—-]|to/).map((part) => numberOf(part.replace(/%\s*$/, '')) ?? Number.NaN)
  const [first, last = first] = values
  if (first === undefined || last === undefined || values.length > 2 || values.some(Number.isNaN))
    return 'Write one figure, or two such as 10–20.'
  const { least, most, isWhole } = inputBounds[name]
  const unit = unitOf[name]
  // Of 15.3%, 0.153 and not 0.15300000000000002.
  const [low, high] = unit === 'share' ? [hundredth(first), hundredth(last)] : [first, last]
  if (low > high) return 'The first figure must not be more than the second.'
  if (low < least || high > most)
    return `Must be from ${inputText({ low: least, high: most }, name).replace('–', ' to ')}.`
  if (isWhole && !(Number.isInteger(low) && Number.isInteger(high))) return 'Must be whole numbers.'
  return { low, high }
}

const hundredth = (percent: number) => Math.round(percent * 1000) / 100_000

const letters = [
  { size: 1e9, letter: 'B' },
  { size: 1e6, letter: 'M' },
  { size: 1e3, letter: 'K' },
]
/** What rounds to a size: 999,995 is 1M, not 1,000K. */
const almost = 0.999995

/** Money in short: `$750K`, `$1.15M`, `−$2K`. */
export function shortDollars(value: number): string {
  const amount = Math.abs(value)
  const { size, letter } = letters.find((one) => amount >= one.size * almost) ?? { size: 1, letter: '' }
  return `${value < 0 ? '−' : ''}$${number.format(amount / size)}${letter}`
}

/** Both ends, rounded to the width of the range. */
export function moneyEnds(range: Range): [low: string, high: string] {
  const { low, high } = roundedRange(range)
  return [shortDollars(low), shortDollars(high)]
}

/** `$750–960K`, or one figure if everything is exact. */
export function moneyText(range: Range): string {
  const [low, high] = moneyEnds(range)
  if (low === high) return low
  if (range.low < 0) return `${low} to ${high}`
  const letter = low.at(-1) === high.at(-1) ? /[KMB]$/.exec(low)?.[0] : undefined
  return `${letter ? low.slice(0, -1) : low}–${high.slice(1)}`
}

/** `1,050–1,320`. */
export function countText(range: Range): string {
  const { low, high } = roundedRange(range)
  return low === high ? number.format(low) : `${number.format(low)}–${number.format(high)}`
}

/** What is at least certain to go away, rounded down: `$60K`. */
export function atLeastText(value: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return shortDollars(Math.floor(value / step) * step)
}
