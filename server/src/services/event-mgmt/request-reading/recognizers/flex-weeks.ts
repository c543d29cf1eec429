import { numberOf } from '../../../../search/reading/amounts.ts'
import { isNegatedAt, isRejectedAt } from '../clauses.ts'
import { isSetup, isTeardown } from '../around-event.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const number = '(a|one|two|three|four|\\d)'
const weeks = `${number}[ -]w(?:ee)?ks?(?:ends?)?`
const oneWeek =
  '(?:week(?:end)?s? (?:right |just |directly |immediately )?(?:after|before|prior|later|earlier|following)|(?:following|next|previous|prior|preceding) week(?:end)?|one (?:right |just )?(?:after|before)(?: that)?)'
/** 'The weekend after Easter' and 'a week before the event' are days of their own. */
const ofAnother =
  /^ +(?:the |our |your |that |of )?(?:[A-Z\d]|mid\b|early\b|late\b|event\b|tournament\b|start\b|finals?\b)/

const allowed =
  "(?:or|also|even|either|and|too|maybe|perhaps|(?:could|can|would|we['’]d|might) (?:also |even |probably |certainly )?(?:do|take|make|live with|consider|accept|work with|manage|go with|look at|slip to|move to|slide to)|(?:okay|ok|fine|happy|good|open|flexible|all right) (?:with|to|for)|(?:fallback|backup|second choice|alternate|alternative|plan b)(?: dates?| weekend)?(?: is| are| would be|:))"
const works =
  '(?:also |too |just |might |may |could |can |would |will |should )*(?:works?|do\\b|would(?=[.,;!)]|$)|be\\b|(?:is|are) (?:also |just |equally |perfectly |still )?(?:as |an? )?(?:fine|ok|okay|good|great|possible|open|free|option|alternative|doable|workable|acceptable|backup|fallback))'

const bothWays: readonly RegExp[] = [
  /\b(?:the )?week(?:end)? (?:before or after|after or before|before or the week(?:end)? after|before and after|on either side|either side)\b/i,
  new RegExp(
    `\\b${weeks} (?:either (?:way|side|direction)|in either direction|before or after|earlier or later|later or earlier|on either side|each way|in any direction)`,
    'i',
  ),
]
const patterns: readonly RegExp[] = [
  ...bothWays,
  new RegExp(`\\b${allowed} (?:the |a |one )?${oneWeek}\\b`, 'i'),
  new RegExp(`\\bthe ${oneWeek} ${works}`, 'i'),
  new RegExp(
    `\\b${allowed} (?:up to |as much as |maybe )?${weeks} (?:after|before|later|earlier|sooner)\\b`,
    'i',
  ),
  new RegExp(`(?:\\bup to )?\\b${weeks} (?:later|earlier|sooner|after|before) ${works}`, 'i'),
  new RegExp(
    `\\b(?:flexible|flexibility|flex|shift|move|slide|slip|movable)\\b[^.;]{0,24}?(?:by |of |within |up to |\\+\\/?-? ?)+${weeks}`,
    'i',
  ),
  new RegExp(
    `\\b(?:shift|move|slide|slip|bump|push|go) (?:it |them |things |(?:the |our )?dates? )?(?:back |forward |up |out )?(?:up to |by )?${number}[ -]weeks?\\b(?! (?:before|after|of) \\w)`,
    'i',
  ),
  new RegExp(`(?:\\+\\/?-|±|plus or minus|give or take) ?${number}[ -]?w(?:ee)?ks?`, 'i'),
]

const later = /\b(?:after|later|following|next|(?:push|slide|slip|move|bump)\w* (?:\w+ )?(?:back|out))\b/i
const earlier = /\b(?:before|prior|previous|preceding|earlier|sooner|(?:move|bump)\w* (?:\w+ )?up)\b/i

/** In characters: 'the week before works best for set-up'. */
const longestPurpose = 40
/** In characters: 'slide a week later'. */
const longestDirection = 9

/** Why the weeks must be confirmed: a request can only move both ways. */
function reasonOf(typed: string, after: string, weekCount: number) {
  if (bothWays.some((pattern) => pattern.test(typed))) return undefined
  const words = typed + after
  const [isLater, isEarlier] = [later.test(words), earlier.test(words)]
  if (isLater === isEarlier) return undefined
  const way = isLater ? ['later', 'earlier'] : ['earlier', 'later']
  const length = weekCount === 1 ? 'a week' : `${weekCount} weeks`
  return `“${typed}” means ${way[0]} only. Hosts would also look ${length} ${way[1]}.`
}

/** By how many weeks fixed days may move: 'or the week after', 'a week either way'. */
export const flexWeeks = ({ sentences }: Pick<Context, 'sentences'>): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const { text } = sentence
    const match = patterns.map((pattern) => pattern.exec(text)).find((one) => one !== null)
    if (!match) return []
    const end = match.index + match[0].length
    const value = match[1] === undefined || /^a$/i.test(match[1]) ? 1 : (numberOf(match[1]) ?? 0)
    if (
      value < 1 ||
      value > 8 ||
      ofAnother.test(text.slice(end)) ||
      isNegatedAt(sentence, match.index) ||
      isRejectedAt(sentence, end) ||
      [isSetup, isTeardown].some((is) => is(text.slice(end, end + longestPurpose)))
    )
      return []
    const after = /^ \w+/.exec(text.slice(end, end + longestDirection))?.[0] ?? ''
    const reason = reasonOf(match[0], after, value)
    return [{ name: 'flexWeeks', value, ranges: [rangeOfMatch(sentence, match)], sentence, reason }]
  })
