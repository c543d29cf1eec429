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

const ordinalWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const dayOfWord = new Map(ordinalWords.map((word, at) => [word, at + 1] as const))
dayOfWord.set('thirtieth', 30)
const isWeekWord = (word: string) => weekdayNumbers.has(word) || /^(?:week|weekend|wknd|wkend)$/.test(word)

const untilWord = /^(?:and|to|through|thru)$/

/** 'May the first and second': a day after another one of the same month. */
function isSecondDay(tokens: readonly Token[], at: number, day: number): boolean {
  const before = tokens[at - 1]?.word === 'the' ? at - 2 : at - 1
  const month = tokens[before - 2]?.word === 'the' ? before - 3 : before - 2
  return (
    untilWord.test(tokens[before]?.word ?? '') &&
    dayOfWord.get(tokens[before - 1]?.word ?? '') === day - 1 &&
    isMonth(tokens[month]?.word) &&
    !isWeekWord(tokens[at + 1]?.word ?? '')
  )
}

/** 'the tenth of February' and 'March twenty-first': the day in digits, and how many tokens say it. */
function spelledDayAt(tokens: readonly Token[], at: number): { day: number; length: number } | undefined {
  const ten = { twenty: 20, thirty: 30 }[tokens[at]!.word]
  const one = dayOfWord.get(tokens[at + (ten ? 1 : 0)]?.word ?? '')
  if (one === undefined || (ten !== undefined && one > 9)) return undefined
  const length = ten ? 2 : 1
  const isOf = /^of$/.test(tokens[at + length]?.word ?? '') && isMonth(tokens[at + length + 1]?.word)
  // 'the first and second of May'.
  const until = untilWord.test(tokens[at + length]?.word ?? '') ? at + length + 1 : undefined
  const other = until !== undefined && tokens[until]?.word === 'the' ? until + 1 : until
  const isBeforeOf =
    other !== undefined &&
    dayOfWord.get(tokens[other]?.word ?? '') === one + 1 &&
    tokens[other + 1]?.word === 'of' &&
    isMonth(tokens[other + 2]?.word)
  const before = tokens[at - 1]?.word === 'the' ? tokens[at - 2] : tokens[at - 1]
  const isAfterMonth = isMonth(before?.word) && !isWeekWord(tokens[at + length]?.word ?? '')
  return isOf || isBeforeOf || isAfterMonth || isSecondDay(tokens, at, one)
    ? { day: (ten ?? 0) + one, length }
    : undefined
}
const isMonth = (word: string | undefined) => word !== undefined && monthOf(word) !== undefined

/** Whether 'the' stands before a day such as '11th' or 'tenth of May'. */
const isBeforeDay = (tokens: readonly Token[], at: number) =>
  (isDay(tokens[at + 1]?.word ?? '') &&
    tokens[at + 2]?.isGlued === true &&
    isOrdinalEnding(tokens[at + 2]!.word) &&
    !isWeekWord(tokens[at + 3]?.word ?? '')) ||
  (tokens[at + 1] !== undefined && spelledDayAt(tokens, at + 1) !== undefined)

/** Without the endings of '23rd', and with '’27' as a year. */
function plainTokens({ tokens, text }: Sentence): DateToken[] {
  let spelledUntil = 0
  return tokens.flatMap((token, at): DateToken[] => {
    const before = tokens[at - 1]
    if (at < spelledUntil) return []
    if (isOrdinalEnding(token.word) && token.isGlued && isDay(before?.word ?? '')) return []
    if (token.word === 'the' && isBeforeDay(tokens, at)) return []
    const spelled = spelledDayAt(tokens, at)
    if (spelled) {
      spelledUntil = at + spelled.length
      return [join(token, tokens[spelledUntil - 1]!, String(spelled.day))]
    }
    // '2nd Saturday'.
    const ordinal = tokens[at + 1]?.isGlued === true && isOrdinalEnding(tokens[at + 1]!.word)
    if (
      ordinal &&
      isWeekWord(tokens[at + 2]?.word ?? '') &&
      tokens[at + 2]?.isAfterComma === false &&
      !isMonth(before?.word) &&
      Number(token.word) <= 4
    )
      return [join(token, tokens[at + 1]!, ordinalWords[Number(token.word) - 1]!)]
    // '3/12-14/27': the second day, then the year.
    const [, month, first, last, year] =
      /^(\d{1,2})\/(\d{1,2})-(\d{1,2})\/(\d{2}|\d{4})$/.exec(token.word) ?? []
    if (year !== undefined && Number(last) > 12 && Number(last) > Number(first))
      return [{ ...token, word: `${month}/${first}-${month}/${last}/${year}` }]
    // '1-20-27' and '03.06' before '.2027'.
    const dashed = /^(\d{1,2})-(\d{1,2})-(\d{2}|20\d\d)$/.exec(token.word)
    if (dashed && (dashed[3]!.length === 4 || (Number(dashed[1]) <= 12 && isDay(dashed[2]!))))
      return [{ ...token, word: dashed.slice(1).join('/') }]
    const dotted = /^(\d{1,2})\.(\d{1,2})$/.exec(token.word)
    const after = tokens[at + 1]
    if (
      dotted &&
      after !== undefined &&
      (after.word.length === 4 || (Number(dotted[1]) <= 12 && isDay(dotted[2]!))) &&
      /^(?:20)?\d\d$/.test(after.word) &&
      text.slice(token.span[1], after.span[0]) === '.'
    ) {
      spelledUntil = at + 2
      return [join(token, after, `${dotted[1]}/${dotted[2]}/${after.word}`)]
    }
    // 'Jan 16/17': days in a row after a month.
    const [, one, other] = /^(\d{1,2})\/(\d{1,2})$/.exec(token.word) ?? []
    if (other !== undefined && isMonth(before?.word) && Number(other) === Number(one) + 1)
      return [{ ...token, word: `${one}-${other}` }]
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
    // '5th through 7th of March'.
    const last = tokens[at + 2]
    const month = tokens[at + 3]?.word === 'of' ? tokens[at + 4] : tokens[at + 3]
    if (
      isDay(token.word) &&
      /^(?:to|through|thru)$/.test(next?.word ?? '') &&
      isDay(last?.word ?? '') &&
      isMonth(month?.word) &&
      !isMonth(found.at(-1)?.word)
    ) {
      found.push(join(token, last!, `${token.word}-${last!.word}`))
      at += 2
      continue
    }
    // '3rd, 4th and 5th of June'.
    const listed = isDay(token.word) && !isMonth(found.at(-1)?.word) ? endOfList(tokens, at) : at
    const listMonth = tokens[listed + 1]?.word === 'of' ? tokens[listed + 2] : tokens[listed + 1]
    if (listed > at && isMonth(listMonth?.word)) {
      found.push(join(token, tokens[listed]!, `${token.word}-${tokens[listed]!.word}`))
      at = listed
      continue
    }
    if (isPair) {
      found.push(join(token, next, `${token.word}-${next.word}`))
      at++
      continue
    }
    if (isDay(token.word) && monthOf(found.at(-1)?.word ?? '') !== undefined) {
      const end = endOfList(tokens, at)
      if (end > at) {
        found.push(join(token, tokens[end]!, `${token.word}-${tokens[end]!.word}`))
        at = end
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
    if (/^(?:and|\+)$/.test(tokens[at]!.word)) continue
    if (!isDay(tokens[at]!.word) || Number(tokens[at]!.word) !== Number(tokens[last]!.word) + 1) break
    last = at
  }
  return last
}

/** The tokens of a sentence as dates are read from them. */
export const dateTokensOf = (sentence: Sentence): DateToken[] =>
  joined(withWeekdays(plainTokens(sentence)), sentence.text)
