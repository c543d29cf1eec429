import { addDays, dateOf, lastDay } from '../../../search/reading/calendar-days.ts'
import {
  areMissing,
  isYear,
  type DaysMatch,
  type NamedDays as FoundDays,
} from '../../../search/reading/date-words.ts'
import { daysAt } from '../../../search/reading/dates.ts'
import { monthOf } from '../../../search/reading/months.ts'
import { wordAt } from '../../../search/reading/tokens.ts'
import { isAlso, isUntil, rangeOf, type NamedDays } from './named-days.ts'
import { dateTokensOf, weekdayOfWord, type DateToken } from './date-tokens.ts'
import { relativeDaysAt } from './relative-days.ts'
import type { Sentence } from './sentences.ts'

/** What the search reads as days, but requests mention in passing. */
const inPassing = /^(?:today|tonight|tomorrow|hoy|manana|demain|this|next|coming|on|free|open|available)$/
const seasons = /^(?:spring|summer|fall|autumn)$/
const vague =
  /\b(?:(mid|middle of|mid[- ]to[- ]late)|(early|beginning of|start of|first half of)|(late|end of|second half of))[- ]*$/i

/** 'The first two weeks of June'. */
const weeksOf = /\b(first|last) (two|three|2|3) weeks? (?:of|in) $/i
function weeksIn(
  { from, to }: { from: string; to: string },
  [, which, number]: readonly (string | undefined)[],
) {
  const days = (/^(?:two|2)$/i.test(number ?? '') ? 14 : 21) - 1
  return /first/i.test(which ?? '') ? { from, to: addDays(from, days) } : { from: addDays(to, -days), to }
}

const thirds = (from: string, part: 'early' | 'mid' | 'late', isHalf: boolean) => {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  if (isHalf)
    return part === 'early'
      ? { from, to: dateOf(year, month, 15) }
      : { from: dateOf(year, month, 16), to: dateOf(year, month, lastDay(year, month)) }
  if (part === 'early') return { from, to: dateOf(year, month, 10) }
  if (part === 'mid') return { from: dateOf(year, month, 11), to: dateOf(year, month, 20) }
  return { from: dateOf(year, month, 21), to: dateOf(year, month, lastDay(year, month)) }
}

function typeOf(words: readonly string[], { from, to }: { from: string; to: string }): NamedDays['type'] {
  // 'The weekend of June 26-27' has its days.
  if (words.some((word) => /^(?:weekends?|wknd|wkend)$/.test(word)))
    return words.some((word) => /^\d{1,2}-\d{1,2}$/.test(word)) ? 'days' : 'weekend'
  if (words.includes('week')) return 'week'
  const hasDay =
    words.some((word) => /\d/.test(word) && !isYear(word)) || from === to || to <= addDays(from, 4)
  return hasDay ? 'days' : 'window'
}

function matchAt(
  tokens: readonly DateToken[],
  at: number,
  today: string,
  isEnd: boolean,
): FoundDays | undefined {
  const { word } = tokens[at]!
  const relative = relativeDaysAt(tokens, at, today)
  if (relative) return relative
  if (inPassing.test(word) || isYear(word) || weekdayOfWord(word) !== undefined) return undefined
  // 'The Spring Cup', 'our fall classic'.
  if (
    seasons.test(word) &&
    !isYear(wordAt(tokens, at + 1)) &&
    !(wordAt(tokens, at + 1) === 'of' && isYear(wordAt(tokens, at + 2))) &&
    !/^(?:this|next|in)$/.test(wordAt(tokens, at - 1))
  )
    return undefined
  if (word === 'march' && !tokens[at]!.isCapitalized && !/^\d/.test(wordAt(tokens, at + 1))) return undefined
  return daysAt(tokens, at, today, isEnd)
}

/** 'first or second weekend of June': the first, then the second. */
function ordinalPairAt(
  tokens: readonly DateToken[],
  at: number,
  today: string,
): [DaysMatch, DaysMatch] | undefined {
  const [one, or, other] = [0, 1, 2].map((next) => wordAt(tokens, at + next))
  const ordinal = /^(?:first|second|third|fourth|last)$/
  if (!ordinal.test(one ?? '') || !/^(?:or|and)$/.test(or ?? '') || !ordinal.test(other ?? ''))
    return undefined
  const without = [...tokens.slice(0, at + 1), ...tokens.slice(at + 3)]
  const first = matchAt(without, at, today, false)
  const second = matchAt(tokens, at + 2, today, false)
  if (!first || !second || areMissing(first) || areMissing(second)) return undefined
  return [{ ...first, length: first.length + 2 }, second]
}

/** The dates of a sentence in order, ranges joined. */
export function daysIn(sentence: Sentence, today: string): NamedDays[] {
  const tokens = dateTokensOf(sentence)
  const { text } = sentence
  const found: NamedDays[] = []
  const named = (match: DaysMatch, at: number): NamedDays => {
    const words = tokens.slice(at, at + match.length)
    const start = words[0]!.span[0]
    const hint = vague.exec(text.slice(0, start))
    // 'The week of July 12'.
    const isWeekOf =
      match.from === match.to &&
      /\bweek (?:of|beginning|starting)\s*(?:the |\w+day,? )?$/i.test(text.slice(0, start))
    const type = isWeekOf
      ? 'week'
      : typeOf(
          words.map(({ word }) => word),
          match,
        )
    const weeks = type === 'window' ? weeksOf.exec(text.slice(0, start)) : null
    const part = hint === null || type !== 'window' ? undefined : hint[1] ? 'mid' : hint[2] ? 'early' : 'late'
    const days = isWeekOf
      ? { from: match.from, to: addDays(match.from, 6) }
      : weeks
        ? weeksIn(match, weeks)
        : part === undefined
          ? match
          : thirds(match.from, part, /half/i.test(hint![0]))
    return {
      from: days.from,
      to: days.to,
      start: weeks ? weeks.index : part === undefined ? start : hint!.index,
      end: words.at(-1)!.span[1],
      hasYear: words.some(
        ({ word }) => isYear(word) || /^\d{1,2}\/\d{1,2}.*\/\d{2,4}$/.test(word) || /^20\d\d-/.test(word),
      ),
      type,
      isVague: part !== undefined,
      weekday: words[0]!.weekday,
      isHoliday:
        type !== 'window' && words.every(({ word }) => !/\d/.test(word) && monthOf(word) === undefined),
      isAlternative: false,
      isMissing: false,
    }
  }
  for (let at = 0; at < tokens.length;) {
    const pair = ordinalPairAt(tokens, at, today)
    if (pair) {
      const first = named(pair[0], at)
      found.push(first, { ...first, from: pair[1].from, to: pair[1].to, isAlternative: true })
      at += pair[0].length
      continue
    }
    const before = found.at(-1)
    const isAfterRange =
      before !== undefined &&
      isUntil(text.slice(before.end, tokens[at]!.span[0]), text.slice(0, before.start))
    const isAfterMonth =
      /^(?:or|and)$/.test(wordAt(tokens, at - 1)) && monthOf(wordAt(tokens, at - 2)) !== undefined
    const match = matchAt(tokens, at, today, isAfterRange || isAfterMonth)
    // '(ages 4-9), Sunday March 7': the numbers aren't days.
    const isApart =
      /^\d{1,2}(?:-\d{1,2})?$/.test(tokens[at]!.word) &&
      tokens[at + 1] !== undefined &&
      !/^(?:st|nd|rd|th)?\.?\s*(?:(?:of|to|-|–|and|&|through|thru)\s*)?(?:the )?$/i.test(
        text.slice(tokens[at]!.span[1], tokens[at + 1]!.span[0]),
      )
    if (match === undefined || isApart) {
      at++
      continue
    }
    const isMissing = areMissing(match)
    const days = isMissing ? { length: match.length, from: today, to: today } : match
    const next = { ...named(days, at), isMissing }
    const isNextDay =
      before?.type === 'days' &&
      next.from === addDays(before.to, 1) &&
      isAlso.test(text.slice(before.end, next.start))
    // 'April or May'.
    const isNextMonth =
      before?.type === 'window' &&
      next.type === 'window' &&
      next.from.slice(5) === addDays(before.to, 1).slice(5) &&
      /^\s*(?:or|and|\/)\s*$/.test(text.slice(before.end, next.start))
    const range = isNextMonth
      ? rangeOf(before, next)
      : isAfterRange || isNextDay
        ? rangeOf(before, next)
        : undefined
    if (range) found[found.length - 1] = range
    else {
      const gap = before ? text.slice(before.end, next.start) : ''
      found.push({
        ...next,
        isAlternative:
          before !== undefined &&
          /^[\s,(]*(?:or|and\/or|\/|alternat\w*:?|backup:?)(?:\s+\w+){0,2}[\s,(]*$/i.test(gap),
      })
    }
    at += match.length
  }
  return found
}
