import { fractionAt, isScaleAt, withPartAt } from './fractions.ts'
import {
  firstScaleOf,
  isForeignNumber,
  onesOf,
  scaleOf,
  smallOf,
  tensOf,
  type AmountOf,
  type Figure,
} from './number-words.ts'
import { isJoined, phraseLengthAt, wordAt, type Token } from './tokens.ts'

export const rounded = (value: number) => Math.round(value * 1e6) / 1e6

export const isSpelled = (tokens: readonly Token[], at: number) =>
  onesOf(wordAt(tokens, at)) !== undefined || tensOf(wordAt(tokens, at)) !== undefined

/** The number that starts at a token. Without `hasAnd`, it ends before 'and'. */
export function figureAt(
  tokens: readonly Token[],
  start: number,
  of: AmountOf,
  hasAnd: boolean,
): Figure | undefined {
  const word = wordAt(tokens, start)
  if (word === 'zero')
    return /^(?:entry|depth)$/.test(wordAt(tokens, start + 1)) ? undefined : { value: 0, length: 1, scale: 1 }
  const spoken = spokenYearAt(tokens, start) ?? spokenHundredsAt(tokens, start, of)
  if (spoken) return spoken
  // 'A few hundred'.
  if (firstScaleOf(word) !== undefined && /^(?:few|several|many)$/.test(wordAt(tokens, start - 1)))
    return undefined
  const first = coefficientAt(tokens, start, of)
  return first && scaledAt(tokens, start, first, of, hasAnd)
}

/** 'Twenty twenty-seven', which is a year. */
function spokenYearAt(tokens: readonly Token[], start: number): Figure | undefined {
  const century = /^(?:nineteen|twenty)$/.exec(wordAt(tokens, start))?.[0]
  const rest = century === undefined ? undefined : belowHundredAt(tokens, start + 1)
  if (rest === undefined || rest.value < 10 || !isJoined(tokens, start + 1)) return undefined
  const length = 1 + rest.length
  // 'Twenty twelve-team pools'.
  return tokens[start + length]?.isGlued === true || isAge(tokens, start + length)
    ? undefined
    : { value: (century === 'twenty' ? 2000 : 1900) + rest.value, length, scale: 1 }
}

/** 'Two fifty kids', but not 'two fifty-meter pools' and not 'at two thirty'. */
function spokenHundredsAt(tokens: readonly Token[], start: number, of: AmountOf): Figure | undefined {
  const hundreds = onesOf(wordAt(tokens, start)) ?? 10
  const rest = hundreds < 10 && isJoined(tokens, start + 1) ? belowHundredAt(tokens, start + 1) : undefined
  if (rest === undefined || rest.value < 10 || /^(?:at|by|until|till|from)$/.test(wordAt(tokens, start - 1)))
    return undefined
  const length = 1 + rest.length
  const next = wordAt(tokens, start + length)
  const isCounted =
    scaleOf(next, of === 'money') !== undefined ||
    (/(?:[^s]s|people|children|folks|men|women)$/.test(next) &&
      !/^(?:minutes|hours|days|years|yards|meters|metres|lanes|miles|inches)$/.test(next))
  return isCounted && !tokens[start + length]!.isGlued
    ? scaledAt(tokens, start, { value: hundreds * 100 + rest.value, length, scale: 1 }, of, false)
    : undefined
}

/** 'twenty-four', 'nineteen'. */
function belowHundredAt(tokens: readonly Token[], start: number): Figure | undefined {
  const word = wordAt(tokens, start)
  const ten = tensOf(word)
  if (ten === undefined) {
    const value = onesOf(word)
    return value === undefined ? undefined : { value, length: 1, scale: 1 }
  }
  const one = isJoined(tokens, start + 1) ? (onesOf(wordAt(tokens, start + 1)) ?? 10) : 10
  return one < 10 ? { value: ten + one, length: 2, scale: 1 } : { value: ten, length: 1, scale: 1 }
}

/** The number that a scale may follow. Of 'a hundred', it is 'a'. */
function coefficientAt(tokens: readonly Token[], start: number, of: AmountOf): Figure | undefined {
  const word = wordAt(tokens, start)
  const next = wordAt(tokens, start + 1)
  const figure = (value: number, length: number): Figure => ({ value, length, scale: 1 })
  const fraction = fractionAt(tokens, start, of)
  if (fraction) return fraction
  if (word === 'a' && /^(?:bakers|couple|pair)$/.test(next)) return coupleAt(tokens, start + 1, 1, of)
  if (word === 'couple') return coupleAt(tokens, start, 0, of)
  if (/^an?$/.test(word))
    return isScaleAt(tokens, start + 1, of) && next !== 'score' ? figure(1, 1) : undefined
  // 'Hundred teams'.
  if (firstScaleOf(word) !== undefined) return figure(1, 0)
  const whole = digitsAt(tokens, start) ?? belowHundredAt(tokens, start)
  if (whole === undefined) {
    const value = smallOf(word)
    return value === undefined ? undefined : figure(value, 1)
  }
  return withPartAt(tokens, start, whole, of)
}

/** 'A couple of', 'couple hundred', 'a pair of', 'a baker's dozen'. */
function coupleAt(tokens: readonly Token[], start: number, before: number, of: AmountOf): Figure | undefined {
  const [word, next] = [wordAt(tokens, start), wordAt(tokens, start + 1)]
  const figure = (value: number, length: number): Figure => ({ value, length: before + length, scale: 1 })
  if (word === 'bakers') return next === 'dozen' ? figure(13, 2) : undefined
  if (next === 'of') return figure(2, 2)
  if (word === 'pair') return undefined
  return before > 0 || isScaleAt(tokens, start + 1, of) ? figure(2, 1) : undefined
}

/** Multiplies a number by the words after it, and adds what follows: 'two thousand five hundred'. */
function scaledAt(
  tokens: readonly Token[],
  start: number,
  first: Figure,
  of: AmountOf,
  hasAnd: boolean,
): Figure {
  let figure = first
  for (const isLast of [false, true]) {
    const at = start + figure.length
    const scale =
      figure.length === 0 || isJoined(tokens, at) ? multiplierAt(tokens, start, at, of) : undefined
    if (scale === undefined || (!isLast && scale !== 100) || (scale === 100 && figure.value >= 100)) continue
    figure = {
      value: rounded(figure.value * scale),
      to: figure.to === undefined ? undefined : rounded(figure.to * scale),
      length: figure.length + 1,
      scale: figure.scale * scale,
    }
    const rest = restAt(tokens, start + figure.length, scale, of, hasAnd)
    if (rest) figure = { ...figure, value: figure.value + rest.value, length: figure.length + rest.length }
  }
  return figure
}

/** What a word multiplies the number before it by. */
function multiplierAt(tokens: readonly Token[], start: number, at: number, of: AmountOf): number | undefined {
  const word = wordAt(tokens, at)
  const isDigits = /^\d/.test(wordAt(tokens, start))
  // '2.5k' is two tokens.
  if (word === 'k' && of === 'count') return isDigits && tokens[at]!.isGlued ? 1000 : undefined
  if (word === 'mil') return at > start ? (isSpanish(tokens, start) ? 1000 : 1_000_000) : undefined
  if (word === 'score') {
    const isCount = !isDigits && smallOf(wordAt(tokens, start)) !== 1
    return isCount &&
      !/^(?:keepers?|boards?|tables?|clocks?|cards?|sheets?|lines?)$/.test(wordAt(tokens, at + 1))
      ? scaleOf(word, false)
      : undefined
  }
  return at === start ? firstScaleOf(word) : scaleOf(word, of === 'money')
}

/** 'Mil' is a thousand in Spanish. */
const isSpanish = (tokens: readonly Token[], start: number) =>
  isForeignNumber(wordAt(tokens, start)) ||
  tokens.some(({ word }) =>
    /^(?:personas|espectadores|aficionados|asientos|equipos|jugadores|atletas|participantes|dolares|pesos|pies|para|presupuesto|torneo|necesitamos|hasta|somos|nuestro|nuestra)$/.test(
      word,
    ),
  )

/** What is added after 'hundred', 'thousand' and the like: less than these, and in words. */
function restAt(
  tokens: readonly Token[],
  at: number,
  below: number,
  of: AmountOf,
  hasAnd: boolean,
): Figure | undefined {
  const half = phraseLengthAt(tokens, at, [['and', 'a', 'half']])
  if (half > 0) return { value: below / 2, length: half, scale: 1 }
  const and = wordAt(tokens, at) === 'and' ? 1 : 0
  if (below === 12 || (and > 0 && !hasAnd) || !isSpelled(tokens, at + and)) return undefined
  const isAfterComma = tokens[at]!.isAfterComma
  if (!isAfterComma && !isJoined(tokens, at)) return undefined
  const first = belowHundredAt(tokens, at + and)
  const rest = first && (below > 100 ? scaledAt(tokens, at + and, first, of, hasAnd) : first)
  if (rest === undefined || rest.value >= below || (isAfterComma && rest.value < 100)) return undefined
  const length = and + rest.length
  return isAge(tokens, at + length) ? undefined : { ...rest, length }
}

/** 'A hundred twelve-year-olds', 'fifty ten year olds'. */
const isAge = (tokens: readonly Token[], at: number) => /^(?:year|yr)$/.test(wordAt(tokens, at))

function digitsAt(tokens: readonly Token[], at: number): Figure | undefined {
  const word = wordAt(tokens, at)
  const [first = ''] = word
  if (first < '0' || first > '9') return undefined
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: Number(word), length: 1, scale: 1 }
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(word)?.map(Number) ?? []
  return from !== undefined && to !== undefined && from < to
    ? { value: from, to, length: 1, scale: 1 }
    : undefined
}
