import { fractions, onesOf, scaleOf, type AmountOf, type Figure } from './number-words.ts'
import { isJoined, phraseLengthAt, wordAt, type Token } from './tokens.ts'

/** Whether a word multiplies the number before it. */
export const isScaleAt = (tokens: readonly Token[], at: number, of: AmountOf) =>
  scaleOf(wordAt(tokens, at), of === 'money') !== undefined || wordAt(tokens, at) === 'mil'

/** 'Half a' before 'million', '1/2' before 'million'. */
export function fractionAt(tokens: readonly Token[], start: number, of: AmountOf): Figure | undefined {
  const written = writtenFractionOf(wordAt(tokens, start))
  if (written !== undefined)
    return isScaleAt(tokens, start + 1, of) ? { value: written, length: 1, scale: 1 } : undefined
  for (const [words, value] of fractions) {
    let length = phraseLengthAt(tokens, start, [words])
    if (length === 0) continue
    if (wordAt(tokens, start + length) === 'of') length++
    if (/^an?$/.test(wordAt(tokens, start + length))) length++
    if (isScaleAt(tokens, start + length, of) && wordAt(tokens, start + length) !== 'score')
      return { value, length, scale: 1 }
  }
  return undefined
}

const writtenFractionOf = (word: string) => {
  const [, top, bottom] = /^([1-3])\/([234])$/.exec(word)?.map(Number) ?? []
  return top !== undefined && bottom !== undefined && top < bottom ? top / bottom : undefined
}

/** Adds 'and a half', 'point five' and '1/2' to a number. */
export function withPartAt(tokens: readonly Token[], start: number, whole: Figure, of: AmountOf): Figure {
  const at = start + whole.length
  const half = phraseLengthAt(tokens, at, [['and', 'a', 'half']])
  const quarter = phraseLengthAt(tokens, at, [['and', 'a', 'quarter']])
  if (half > 0 || quarter > 0)
    return { ...whole, value: whole.value + (half > 0 ? 0.5 : 0.25), length: whole.length + half + quarter }
  const written = writtenFractionOf(wordAt(tokens, at))
  if (written !== undefined && isJoined(tokens, at) && isScaleAt(tokens, at + 1, of))
    return { ...whole, value: whole.value + written, length: whole.length + 1 }
  if (wordAt(tokens, at) !== 'point') return whole
  let digits = ''
  const digitAt = (index: number) =>
    wordAt(tokens, index) === 'zero' ? 0 : (onesOf(wordAt(tokens, index)) ?? 10)
  while (digitAt(at + 1 + digits.length) < 10) digits += digitAt(at + 1 + digits.length)
  return digits === ''
    ? whole
    : { ...whole, value: Number(`${whole.value}.${digits}`), length: whole.length + 1 + digits.length }
}
