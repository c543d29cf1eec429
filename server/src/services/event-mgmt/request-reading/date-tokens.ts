import { weekdays } from '@app/contract/rules/weekdays.ts'
import { isOrdinalEnding } from '../../../search/reading/date-words.ts'
import { monthOf } from '../../../search/reading/months.ts'
import type { Token } from '../../../search/reading/tokens.ts'
import type { Sentence } from './sentences.ts'

export interface DateToken extends Token {
  /** The day of the week that was written before it: 0 is Sunday. */
  weekday?: number
}

const weekdayNumbers = new Map(
  weekdays.flatMap((name, at) => {
    const full = name.toLowerCase()
    const short = [
      full.slice(0, 3),
      ...(full === 'tuesday' ? ['tues'] : []),
      ...(full === 'thursday' ? ['thur', 'thurs'] : []),
    ]
    return [full, ...short].map((word) => [word, (at + 1) % 7] as const)
  }),
)
export const weekdayOfWord = (word: string) => weekdayNumbers.get(word)

const isDay = (word: string) => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31
const isSlash = (word: string) => /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(word)
const startsDate = (word: string | undefined) =>
  word !== undefined && (monthOf(word) !== undefined || /^\d{1,2}\/\d/.test(word) || /^20\d\d-/.test(word))

const join = (first: DateToken, last: DateToken, word: string): DateToken => ({
  ...first,
  word,
  span: [first.span[0], last.span[1]],
})

/** Without the endings of '23rd', and with '’27' as a year. */
function plainTokens({ tokens, text }: Sentence): DateToken[] {
  return tokens.flatMap((token, at): DateToken[] => {
    const before = tokens[at - 1]
    if (isOrdinalEnding(token.word) && token.isGlued && isDay(before?.word ?? '')) return []
    // '3/12-14/27': the second day, then the year.
    const [, month, first, last, year] =
      /^(\d{1,2})\/(\d{1,2})-(\d{1,2})\/(\d{2}|\d{4})$/.exec(token.word) ?? []
    if (year !== undefined && Number(last) > 12 && Number(last) > Number(first))
      return [{ ...token, word: `${month}/${first}-${month}/${last}/${year}` }]
    const isShortYear = /^\d\d$/.test(token.word) && /['’‘]/.test(text.charAt(token.span[0] - 1))
    return [
      isShortYear ? { ...token, word: `20${token.word}`, span: [token.span[0] - 1, token.span[1]] } : token,
    ]
  })
}

/** Without the days of the week before dates: 'Friday, April 16'. */
function withWeekdays(tokens: readonly DateToken[]): DateToken[] {
  const found: DateToken[] = []
  let weekday: number | undefined
  for (const [at, token] of tokens.entries()) {
    const own = weekdayNumbers.get(token.word)
    let next = at + 1
    // 'Saturday and Sunday, January 30-31', 'Fri-Sun, May 1-3'.
    while (
      /^(?:and|through|thru|to|the)$/.test(tokens[next]?.word ?? '') ||
      weekdayNumbers.has(tokens[next]?.word ?? '')
    )
      next++
    if (own !== undefined && startsDate(tokens[next]?.word)) weekday ??= own
    else if (weekday !== undefined && !startsDate(token.word)) continue
    else {
      found.push(weekday === undefined ? token : { ...token, weekday })
      weekday = undefined
    }
  }
  return found
}

/** '23 – 25', '4/23 - 4/25/27' and '5, 6 and 7' as one token each. */
function joined(tokens: readonly DateToken[], text: string): DateToken[] {
  const found: DateToken[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    const gap = next ? text.slice(token.span[1], next.span[0]) : ''
    const isDash = /^(?:st|nd|rd|th)?\s*[-–—]\s*$/.test(gap)
    const isPair =
      next !== undefined &&
      isDash &&
      ((isDay(token.word) && isDay(next.word)) ||
        (isSlash(token.word) && (isSlash(next.word) || isDay(next.word))))
    if (isPair) {
      found.push(join(token, next, `${token.word}-${next.word}`))
      at++
      continue
    }
    if (isDay(token.word) && monthOf(found.at(-1)?.word ?? '') !== undefined) {
      const last = endOfList(tokens, at)
      if (last > at) {
        found.push(join(token, tokens[last]!, `${token.word}-${tokens[last]!.word}`))
        at = last
        continue
      }
    }
    found.push(token)
  }
  return found
}

/** The last token of days in a row: '12, 13 and 14'. */
function endOfList(tokens: readonly DateToken[], start: number): number {
  let last = start
  for (let at = start + 1; at < tokens.length; at++) {
    if (tokens[at]!.word === 'and') continue
    if (!isDay(tokens[at]!.word) || Number(tokens[at]!.word) !== Number(tokens[last]!.word) + 1) break
    last = at
  }
  return last
}

/** The tokens of a sentence as dates are read from them. */
export const dateTokensOf = (sentence: Sentence): DateToken[] =>
  joined(withWeekdays(plainTokens(sentence)), sentence.text)
