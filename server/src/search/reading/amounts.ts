import { figureAt, isSpelled, rounded } from './figures.ts'
import type { AmountOf, Figure } from './number-words.ts'
import { tokensOf, wordAt, type Token } from './tokens.ts'

export interface Amount extends Figure {
  /** Of a range, the lower end: the least that is needed. */
  value: number
}

/** 'twelve', '2,000', '2k', '6-8', 'two dozen', 'three hundred and twenty', 'half a million', 'five to ten thousand'. Words that name no exact number, as 'five figures' and 'a few hundred', have none. */
export function amountAt(
  tokens: readonly Token[],
  start: number,
  of: AmountOf = 'count',
): Amount | undefined {
  const isBetween = tokens.slice(Math.max(0, start - 2), start).some(({ word }) => word === 'between')
  const whole = figureAt(tokens, start, of, true)
  if (whole === undefined) return undefined
  // 'Between one hundred and fifty' has one end only, unless the number stops before 'and'.
  const isOneEnd = isBetween && !/^(?:and|to)$/.test(wordAt(tokens, start + whole.length))
  const first = (isOneEnd ? figureAt(tokens, start, of, false) : undefined) ?? whole
  const end = start + first.length
  if (isFigures(tokens, end)) return undefined
  const connector = isBetween ? /^(?:and|to)$/ : /^(?:to|or|through|thru)$/
  const gap = connector.test(wordAt(tokens, end)) ? 1 : isSpelledRange(tokens, start, end) ? 0 : undefined
  const last = gap === undefined ? undefined : figureAt(tokens, end + gap, of, true)
  if (gap === undefined || last === undefined) return first
  if (isFigures(tokens, end + gap + last.length)) return undefined
  const range = rangeOfFigures(first, last)
  const isScaled = range !== undefined && range.value !== first.value
  return range === undefined || (!isScaled && isOther(tokens, start, end + gap, last))
    ? first
    : { ...range, length: end + gap + last.length - start }
}

/** The range between two numbers, of which the lower one may miss its scale: 'five to ten thousand'. Undefined if the second isn't larger. */
export function rangeOfFigures(first: Figure, last: Figure): Omit<Amount, 'length'> | undefined {
  const upper = last.to ?? last.value
  const scale = first.scale === 1 ? scalesOf(last).find((one) => upper / one > first.value) : undefined
  const value = rounded(first.value * (scale ?? 1))
  return upper > value ? { value, to: upper, scale: last.scale } : undefined
}

/** What the lower end of a range may miss: 'two to three hundred thousand', 'fifty to two hundred thousand'. */
const scalesOf = ({ scale }: Figure) =>
  [100_000, 100_000_000].includes(scale) ? [scale, scale / 100] : scale > 1 ? [scale] : []

/** The number that a whole text is, in digits or words. */
export function numberOf(text: string): number | undefined {
  const tokens = tokensOf(text)
  const amount = amountAt(tokens, 0)
  return amount?.length === tokens.length && amount.to === undefined ? amount.value : undefined
}

/** 'Low five figures', 'a six-digit budget'. */
const isFigures = (tokens: readonly Token[], at: number) => /^(?:figures?|digits?)$/.test(wordAt(tokens, at))

/** 'Ten-fifteen teams': two words, joined by a hyphen. */
const isSpelledRange = (tokens: readonly Token[], start: number, end: number) =>
  isSpelled(tokens, start) && isSpelled(tokens, end) && tokens[end]!.isGlued

/** Numbers from a thousand may be something else: 'grew from 900 to 1,200', '6 to 2027', '8 to $2,000'. */
const isOther = (tokens: readonly Token[], start: number, at: number, { value }: Figure) =>
  value >= 1000 &&
  (wordAt(tokens, start - 1) === 'from' ||
    /^20\d\d$/.test(wordAt(tokens, at)) ||
    (tokens[at]!.isPrice && !tokens[start]!.isPrice))
