import { addDays } from '../../../../search/reading/calendar-days.ts'
import type { NamedDays } from '../days-in.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Message } from '../messages.ts'
import type { Sentence } from '../sentences.ts'

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  single: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
const numberOf = (word = '') => numbers[word.toLowerCase()] ?? Number(word)

const number = '(a|one|two|three|four|\\d)'
const patterns: readonly RegExp[] = [
  /\b(?:[Tt]he )?[Ww]eek(?:end)? (?:before or after|after or before|before or the week(?:end)? after|before and after|on either side|either side)\b/,
  /\b(?:(?:or|also|even|either|and)|(?:could|can|would) (?:also )?(?:do|take|make)|also (?:do|take)) (?:the |a |one )?[Ww]eek(?:end)? (?:after|before)\b(?! +(?:the )?(?:[A-Z\d]|mid|early|late))/,
  /\b[Tt]he [Ww]eek(?:end)? (?:after|before) (?:works?|is|would|could|might)\b/,
  new RegExp(
    `\\b${number}[ -]weeks?(?:ends?)? (?:either (?:way|side|direction)|in either direction|before or after|earlier or later|later or earlier|on either side|each way|in any direction)`,
    'i',
  ),
  new RegExp(
    `\\b(?:flexible|flexibility|flex|shift|move|slide|movable)\\b[^.;]{0,24}?(?:by |of |within |up to |\\+\\/?-? ?)+${number}[ -]weeks?`,
    'i',
  ),
  new RegExp(
    `\\b(?:shift|move|slide|bump|push|go) (?:it |them |things |(?:the |our )?dates? )?(?:back |forward |up |out )?${number}[ -]weeks?\\b(?! (?:before|after|of) \\w)`,
    'i',
  ),
  new RegExp(`(?:\\+\\/?-|±|plus or minus|give or take) ?${number}[ -]?w(?:ee)?ks?`, 'i'),
]

/** By how many weeks fixed days may move: 'or the week after', 'a week either way'. */
export const flexOf = ({ sentences }: Pick<Context, 'sentences'>): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const match = patterns.map((pattern) => pattern.exec(sentence.text)).find((one) => one !== null)
    if (!match) return []
    const value = match[1] === undefined ? 1 : numberOf(match[1])
    return value >= 1 && value <= 8
      ? [{ name: 'flexWeeks', value, ranges: [rangeOfMatch(sentence, match)], sentence }]
      : []
  })

const movable =
  /\b(?:(?:our |the |these |those |all |my )?dates? (?:are|is|remain|can be) (?:very |fully |totally |pretty |quite |completely |somewhat |a (?:bit|little) )?(?:flexible|movable|negotiable|not set in stone|open)|(?:we|i)(?:['’]re| are|['’]m| am)(?: \w+)? flexible (?:on|with|about|as to) (?:the |our )?(?:dates?|weekends?|timing)|flexible (?:on )?dates?|dates? flexible)\b/i

/** 'Dates are flexible', without saying by how much. */
export const movableIn = ({ sentences }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const match = movable.exec(sentence.text)
    return match &&
      !/\?|\bnot? /i.test(sentence.text.slice(match.index)) &&
      flexOf({ sentences: [sentence] }).length === 0
      ? [{ name: 'hasFlexibleDates', value: true, ranges: [rangeOfMatch(sentence, match)], sentence }]
      : []
  })

const length =
  /\b(one|two|three|four|five|six|single|\d{1,2})[ -](?:full |consecutive )?days?\b(?! (?:before|prior|early|of set|for set|notice|in advance|after|ahead|from))/i

/** How long the event takes: 'a two-day tournament', 'over three days'. */
export function dayCountOf({ sentences }: Context, message: Message): Finding | undefined {
  for (const sentence of sentences) {
    if (sentence.message !== message || sentence.part === 'signature') continue
    const match = length.exec(sentence.text)
    const value = numberOf(match?.[1])
    if (match && value >= 1 && value <= 60)
      return { name: 'dayCount', value, ranges: [rangeOfMatch(sentence, match)], sentence }
  }
  return undefined
}

const weekend = /(?<![\w-])(?:a|any|some|one|either|open|free)(?: (?:open|free))? weekend\b|\bweekends\b/i

/** Whether days are a window in which the event takes place, and how long a weekend is. */
export function daysOfFlex(
  { type, from, to }: NamedDays,
  sentence: Sentence,
): { hasFlexible: boolean; dayCount: Finding | undefined } {
  const hasFlexible = type === 'window' && from !== to && addDays(from, 3) < to
  const match = hasFlexible ? weekend.exec(sentence.text) : null
  const dayCount: Finding | undefined = match
    ? {
        name: 'dayCount',
        value: 2,
        ranges: [rangeOfMatch(sentence, match)],
        sentence,
        reason: 'The words don’t say which days of the weekend.',
      }
    : undefined
  return { hasFlexible, dayCount }
}
