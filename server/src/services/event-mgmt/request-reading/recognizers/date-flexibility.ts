import { numberOf } from '../../../../search/reading/amounts.ts'
import { numberPattern } from '../../../../search/reading/number-words.ts'
import { addDays } from '../../../../search/reading/calendar-days.ts'
import type { NamedDays } from '../named-days.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Message } from '../messages.ts'
import type { Sentence } from '../sentences.ts'
import { flexWeeks } from './flex-weeks.ts'

const movable =
  /\b(?:(?:our |the |these |those |all |my )?dates? (?:are|is|remain|can be) (?:very |fully |totally |pretty |quite |completely |somewhat |a (?:bit|little) )?(?:flexible|movable|negotiable|not set in stone|open)|(?:we|i)(?:['’]re| are|['’]m| am)(?: \w+)? flexible (?:on|with|about|as to) (?:the |our )?(?:dates?|weekends?|timing)|flexible (?:on )?dates?|dates? flexible)\b/i

/** 'Dates are flexible', without saying by how much. */
export const movableIn = ({ sentences }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const match = movable.exec(sentence.text)
    return match &&
      !/\?|\bnot? /i.test(sentence.text.slice(match.index)) &&
      flexWeeks({ sentences: [sentence] }).length === 0
      ? [{ name: 'hasFlexibleDates', value: true, ranges: [rangeOfMatch(sentence, match)], sentence }]
      : []
  })

const length = new RegExp(
  String.raw`\b(${numberPattern})[ -](?:full |consecutive )?days?\b(?! (?:before|prior|early|(?:of|for|to) (?:the )?(?:set|load|move|build|rig|tear|take|pack|break|clean|dismantl)|notice|in advance|after|ahead|from))`,
  'i',
)

/** How long the event takes: 'a two-day tournament', 'over three days'. */
export function dayCountOf({ sentences }: Context, message: Message): Finding | undefined {
  for (const sentence of sentences) {
    if (sentence.message !== message || sentence.part === 'signature') continue
    const match = length.exec(sentence.text)
    const value = numberOf(match?.[1] ?? '') ?? 0
    if (match && Number.isInteger(value) && value >= 1 && value <= 60)
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
