import { isYear } from '../../../../search/reading/date-words.ts'
import { rangeOfMatch, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

/** 'max 9500', between stops: a limit that counts nothing else. */
const pattern =
  /(?:^|[,;–—-] ?)(?:and |but |our )?(?:max(?:imum)?|tops|limit|cap|ceiling|(?:can['’]?t|cannot) (?:go|do) (?:over|above|past|more than)|no more than|at most|up to)(?: is| of|:)? ?(\d{1,3}(?:,\d{3})+|\d{4,6}|\d{1,3}(?:\.\d)? ?k)(?= ?(?:$|[.,;!)]))|(?:^|[,;–—-] ?)(\d{1,3}(?:,\d{3})+|\d{4,6}|\d{1,3}(?:\.\d)? ?k) (?:max(?:imum)?|tops|at most|at the most|limit)(?= ?(?:$|[.,;!)]))/i
/** What the number may count instead. */
const countedNearby =
  /\b(?:people|players?|teams?|fans|spectators?|attend\w*|crowds?|audience|capacity|seat\w*|seats?|guests|runners|athletes|entr(?:y|ies|ants)|registrations?|participants|riders|racers|rooms?|nights?|feet|foot|ft|sq\w*|acres?|yards?|meters?|miles|elevation|lumens|watts|stalls?|spots?|cars|parking|occupancy|field|bibs|starters|swimmers|skaters|dancers|wrestlers)\b/i

const lastClause = ({ text }: Sentence) => text.split(/[,;]\s/).at(-1) ?? ''

/** For texts that name no budget. It is never certain. */
export function loneLimit(sentence: Sentence, before: Sentence | undefined): Finding[] {
  const { text, label, valueAt } = sentence
  const match = pattern.exec(text)
  const typed = match?.[1] ?? match?.[2]
  if (!match || typed === undefined || isYear(typed)) return []
  const isLabeled = valueAt > 0 && !/^max(?:imum)?$|\b(?:budget|money)\b/.test(label)
  if (isLabeled || countedNearby.test(text) || (before && countedNearby.test(lastClause(before)))) return []
  const index = match.index + match[0].indexOf(typed)
  const value = Number(typed.replaceAll(/[,k ]/gi, '')) * (/k/i.test(typed) ? 1000 : 1)
  return [
    {
      name: 'budgetTo',
      value,
      ranges: [rangeOfMatch(sentence, { index, 0: typed })],
      sentence,
      isPast: false,
      reason: `The text doesn’t say that “${typed}” is money.`,
      rank: 0,
    },
  ]
}
