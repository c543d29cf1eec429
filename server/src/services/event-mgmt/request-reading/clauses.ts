import type { Sentence } from './sentences.ts'

interface Clause {
  start: number
  end: number
  text: string
  /** It is about an earlier event. */
  isPast: boolean
}

const boundary =
  /\sand\s(?=(?:(?:are|am|is) (?:now )?(?:planning|expecting|hoping|looking|projecting|anticipating|aiming|shooting)\b|we|i|the \w+ (?:we|they)|our|this (?:year|time)|now|expect|hope|plan|can|could|will|would|need|want)\b|(?:we|i)['’])|[,;]\s+(?=(?:about (?:the )?same|same as|up from|down from|compared|versus|vs|similar|but|so|while|can|could|and (?:we|this|for|the|our)|this|now|we|for)\b)|\sbut\s|[:;]\s|\s[–—-]{1,2}\s(?=\D)/gi
const past =
  /\b(?:last|previous|prior|past) (?:year|yr|season|spring|summer|fall|autumn|winter|time|event|edition|tournament|host|jan\w*|feb\w*|march|april|may|june|july|aug\w*|sept\w*|oct\w*|nov\w*|dec\w*)\b|\bpreviously\b|\bin the past\b|\bused to\b|\bhistorically\b|\b(?:usual|current|old|former|existing|regular) (?:\w+ ){0,2}(?:rent|contract|lease|deal|venue|home|site|facility|gym|pool|rink|building|center|park|complex|fields?|location|place|theater|stadium|arena|host)\b|\bunder construction\b|(?<!\b(?:registration|entry|entries|rosters?|sign-?ups?|enrollment) )\b(?:is|are|was|were|be|been|being|got|getting)(?: being| just)? (?:drained|dredged|dammed|sold(?! out)|demolished|torn down|replastered|renovated|resurfaced|flooded|condemned|closed(?! (?:on|by|to|for))|shut)\b|\b(?:where|that) we(?:['’]ve| have)? \w+(?: \w+)? since\b|\boutgr(?:ew|own)\b|\b(?:we|it|they|that|(?:our|the|their) (?:[\w-]+ ){0,2}(?:event|tournament|edition|meet|race|show|regatta|match|opener|season|camp|clinic|final|finals|championships?|one)) (?:had|drew|hosted|held|ran|saw|averaged|paid|used|topped|sold|charged|brought|filled|booked|came|played|raced|competed|wrestled|skated|stayed|rented)\b|\b(?:charged|(?<!\b(?:should|would|will|could|can|to|must|may) )cost(?= us \$)|ran) us\b|^(?:up|down) from\b|^(?:compared|vs|versus)\b/i
const present =
  /\b(?:this (?:year|time|season)|now|next (?:year|season)|expect\w*|need\w*|want\w*|looking|plan(?:s|ned|ning)?|project\w*|anticipat\w*|hop(?:e|ing)|will|would|can|could|able|we're|we’re|want|like to|(?:we|i)['’](?:ll|d)|in (?:mind|store)|could use)\b/i

/** What is told of this year's event, if the next one is asked for. */
const ended =
  /\b(?:had|drew|hosted|was|were|came|attended|watched|cheered|lined|packed|turned out|showed up|entered|competed|visited|used|ended|filled|sold|booked|ran|saw|took|brought|totaled|totalled|reached|paid|charged|hit|picked up|actual)\b/
/** Whether a text is about an earlier event, by its words or a year that is over. */
const isEarlier = (text: string, year: number) =>
  past.test(text) ||
  [
    ...text.matchAll(
      /\b(?:in|of|for|our|the|back in|since) (20\d\d)\b(?! (?:season|event)? ?we (?:are|will|expect))/gi,
    ),
  ].some(([, typed]) => Number(typed) < year)

const known = new WeakMap<Sentence, readonly Clause[]>()

function clausesOf(sentence: Sentence, today: string): readonly Clause[] {
  const before = known.get(sentence)
  if (before) return before
  const { text } = sentence
  const year = Number(today.slice(0, 4))
  // '(we had 900 last fall)' says nothing of the words around it.
  const asides = [...text.matchAll(/\([^()]{4,200}\)/g)].filter(({ 0: found }) =>
    isEarlier(found.slice(1), year),
  )
  const cuts = [...text.matchAll(boundary)].map(({ index, 0: found }) => index + found.length)
  const starts = [
    ...new Set([0, ...cuts, ...asides.flatMap(({ index, 0: found }) => [index, index + found.length])]),
  ].toSorted((a, b) => a - b)
  let isPast = false
  const clauses = starts.map((start, at) => {
    const end = starts[at + 1] ?? text.length
    const own = text.slice(start, end)
    if (asides.some(({ index, 0: found }) => start >= index && start < index + found.length))
      return { start, end, text: own, isPast: true }
    isPast =
      isEarlier(own, year) ||
      isEarlier(own, year + (ended.test(own) && !present.test(own) ? 1 : 0)) ||
      (isPast && !present.test(own))
    return { start, end, text: own, isPast }
  })
  known.set(sentence, clauses)
  return clauses
}

/** The clause around a character of a sentence. */
export const clauseAt = (sentence: Sentence, at: number, today: string): Clause =>
  clausesOf(sentence, today).find(({ end }) => at < end) ?? clausesOf(sentence, today).at(-1)!

/** Whether the words are about an earlier event. */
export const isPastAt = (sentence: Sentence, at: number, today: string) =>
  clauseAt(sentence, at, today).isPast

const negation =
  /\b(?:no|not|without|avoid|except|excluding|don['’]?t (?:want|need)|cannot|can['’]?t|never|nor)\b[^,.;]{0,24}$/i

const rejected =
  /^[^.;!?(,]{0,60}?(?:(?:\b(?:will|would|do|does|is|are|can)(?: not|n['’]?t)|\bwon['’]?t|\bcannot|\bcan['’]?t) (?:be )?(?:really )?(?:enough|sufficient|suffice|work|do\b|fit|an option|necessary|required|(?:big|large|good) enough|suitable)|\b(?:is|are|was|were|would be|seems?) (?:too \w+|booked|full|taken|overkill)\b|\bturned us (?:down|away)\b)/i

/** Whether what follows rejects the words: 'ten basketball courts won’t be enough', 'an arena would be too big'. */
export const isRejectedAt = ({ text }: Sentence, end: number) => rejected.test(text.slice(end, end + 120))

/** Whether the organizers have it already: 'the spring floor is ours', 'we bring all mats'. */
export const isOwnAt = ({ text }: Sentence, start: number, end: number) =>
  // 'Space for 20 tables, which we bring'.
  (!/\b(?:space|room) for\b[^,.;]{0,20}$/i.test(text.slice(0, start)) &&
    /^ (?:is|are) (?:ours|our own|already ours|our responsibility|provided by us)\b|^, which [\w ]{2,24} (?:lends?|provides?|brings?|supplies)\b/i.test(
      text.slice(end),
    )) ||
  /\b(?:we|I)(?:['’]ll| will| can)? (?:also )?(?:bring|own|provide|supply|haul)(?: \w+){0,3} $/i.test(
    text.slice(Math.max(0, start - 80), start),
  )

/** Whether a negation stands before the words: 'no turf', 'not before May'. */
export const isNegatedAt = ({ text }: Sentence, at: number) =>
  negation.test(
    text
      .slice(Math.max(0, at - 40), at)
      .replace(/\bno (?:more|less|fewer|later|farther|further) than\b.*$/i, ''),
  )
