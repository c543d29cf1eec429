import { phrasesOf, type Phrases } from '../../../../search/reading/phrases.ts'
import type { Gazetteer } from '../../../../search/reading/open-reader.ts'
import { monthOf } from '../../../../search/reading/months.ts'
import type { PlaceMeaning } from '../../../../search/reading/reading.ts'
import { isOrdinaryWord } from '../../../../search/reading/ordinary-words.ts'
import { compassWords } from '../../../../search/reading/state-words.ts'
import { isNegatedAt, isPastAt } from '../clauses.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { distanceIn, labeledDistance, limitedDistance } from './distances.ts'

interface NamedPlace {
  label: string
  at: number
  length: number
  /** Other places of this name. */
  others: readonly string[]
  isGuess: boolean
}

const areas = new WeakMap<Gazetteer, Phrases>()
function areasOf(gazetteer: Gazetteer): Phrases {
  const known = areas.get(gazetteer) ?? phrasesOf(gazetteer.areas)
  areas.set(gazetteer, known)
  return known
}

const labelOf = (place: PlaceMeaning): string =>
  place.type === 'state'
    ? place.state
    : place.type === 'metro'
      ? (place.largestTown ?? place.label)
      : place.type === 'here'
        ? ''
        : place.label

/** 'Denver, CO' is no county. */
const isStateCode = (place: PlaceMeaning, { tokens, text }: Sentence, at: number, length: number) =>
  place.type === 'county' && /,\s*CO$/.test(text.slice(tokens[at]!.span[0], tokens[at + length - 1]!.span[1]))

/** The place that the words at a token name best. */
function placeAt({ gazetteer, marksIn }: Context, sentence: Sentence, at: number): NamedPlace | undefined {
  const { text } = sentence
  // 'Ft. Collins'.
  const full = sentence.tokens[at]!.isCapitalized
    ? { ft: 'fort', mt: 'mount' }[sentence.tokens[at]!.word]
    : undefined
  const tokens = full
    ? sentence.tokens.map((token, index) => (index === at ? { ...token, word: full } : token))
    : sentence.tokens
  const found = [
    ...gazetteer.places.at(tokens, at).map((one) => ({ ...one, total: one.score * one.length })),
    ...areasOf(gazetteer)
      .at(tokens, at)
      .map((one) => ({ ...one, total: 2.6 * one.length })),
  ].filter(
    ({ meaning, length }) => meaning.type === 'place' && !isStateCode(meaning.place, sentence, at, length),
  )
  const best = found.toSorted((a, b) => b.total - a.total)[0]
  if (best?.meaning.type !== 'place') return undefined
  const { place, others, isGuess } = best.meaning
  // 'Notes from call': a word, which is the name of a town, too.
  const { word, isCapitalized } = tokens[at]!
  if (best.length === 1 && !isCapitalized && isOrdinaryWord(word) && place.type !== 'state') return undefined
  // 'Lacrosse' is a sport rather than La Crosse.
  if (isGuess && marksIn(sentence).some((mark) => mark.at === at && mark.values['sports'])) return undefined
  const typed = text.slice(tokens[at]!.span[0], tokens[at + best.length - 1]!.span[1]).replace(/\.$/, '')
  const isPart =
    (place.type === 'state' || place.type === 'metro') &&
    compassWords.has(tokens[at]!.word) &&
    (place.type === 'metro' || typed.toLowerCase() !== place.state.toLowerCase()) &&
    !/^(?:north|south|west) (?:carolina|dakota|virginia)$/i.test(typed)
  const isWhole = best.length > 1 && /,/.test(typed)
  return {
    label: isPart ? typed : labelOf(place),
    at,
    length: best.length,
    others: isWhole ? [] : others.map(labelOf),
    isGuess: isGuess && !isPart,
  }
}

const before =
  /\b(?:in|near|around|outside|by|at|of|from|to|into|serving|thinking(?: of| about)?|consider(?:ing)?|eyeing|targeting|like|love|(?:any|some)where (?:in|on)|close to|across|throughout|within|city:?|prefer(?:ably|red|s)?|(?:preference|choice|prefer\w*|location|city)(?: is| would be|:)|the)\s*(?:in |near |the )?(?:state of |city of |greater |downtown |metro |area of )?$/i
const distance =
  /\b(?:miles?|mi|hours?|hrs?|minutes?|mins?|drive|radius|distance)\b[^.;]{0,16}\b(?:of|from|to|around)\s*(?:the )?(?:downtown |greater )?$/i
const after =
  /^\s*(?:area|region|metro|or (?:surrounding|nearby|close by|thereabouts|any(?:where|place)|somewhere|elsewhere|\d+ (?:min|mile))|preferred|preferably|(?:is|are|was|would|could) (?:also |all |both )?(?:preferred|be|suit|work|do|fine|ok|good|great|best|ideal|perfect|(?:our|the|my) (?:first|top|preferred|1st|number one))|if possible|works|or bust|[- ]?ish|oceanfront|downtown|suburbs|(?:is|are) (?:where|our (?:first|top|preferred)|ideal)|(?:would be|is) (?:our |the |my )?(?:first |top |preferred )?(?:choice|ideal|best|perfect|great))\b/i
const label =
  /\b(?:where|location|city|region|area|place|site|market|destination|town|state|county|geograph\w*|preferred)\b/
/** Before a place where players, senders and other events are from. */
const origin =
  /\b(?:teams|players|coming|travel(?:ing)?|drawn?|kids|athletes|based|headquartered|live|moved|flying|families|hosted|held|called|email|writing|greetings|hello)\b(?:(?!\s[-–—|]\s)[^.;,]){0,30}$/i

/** Before a place where the writer is: 'I coach at Northern Lights up here in'. */
const home =
  /\b(?:I['’]?m|I am|I (?:coach|work|run|direct|teach|live)|my name is|we['’]?re|we are|this is|club|association|league|here|offices?|hq|headquarter\w*|home base|located)\b[^.;]{0,80}\b(?:in|from|of|at)\s*$|\b(?:up|down|over|out|back) (?:here )?in\s*$/i
const looking =
  /\b(?:look\w*|hop\w*|want\w*|need\w*|plan\w*|seek\w*|bring\w*|try\w*|search\w*|host\w*|hold\w*|tak\w+|mov\w+|interested|organi[sz]ing|considering)\b/i

/** How sure it is that a place is where the venue should be. Undefined if it isn't. */
function rankOf(sentence: Sentence, list: readonly NamedPlace[], isAlone: boolean): number | undefined {
  const [{ at, length }, last] = [list[0]!, list.at(-1)!]
  const { tokens, text, valueAt } = sentence
  const start = tokens[at]!.span[0]
  const head = text.slice(0, start)
  const tail = text.slice(tokens[at + length - 1]!.span[1])
  if (origin.test(head) && !distance.test(head)) return undefined
  // Where the writer is may be where the event is, if nothing else is named.
  if (home.test(head) && !distance.test(head) && !looking.test(head)) return 0.5
  // A part of a name: 'Kansas City Royals', 'the Columbus Crew'.
  const next = tokens[at + length]
  const isName =
    /^ [A-Z][a-z]/.test(tail) &&
    next !== undefined &&
    monthOf(next.word) === undefined &&
    !/^ (?:Area|Region|Metro|In|On|For|And|Or|Is)\b/.test(tail)
  const isAfterName = /[A-Z][\w'’]+ $/.test(head) && !before.test(head) && at > 0
  if (isName || isAfterName) return undefined
  if (distance.test(head)) return 4
  if (label.test(sentence.label) && start >= valueAt) return 3
  if (before.test(head)) return /\b(?:by|at|of|to|from|the)\s*(?:the )?$/i.test(head) ? 1.5 : 2
  if (after.test(text.slice(tokens[last.at + last.length - 1]!.span[1]))) return 2
  return isAlone ? 1 : undefined
}

const isSeparator = (gap: string) =>
  /^\s*(?:,?\s*(?:or|and|&)\s*(?:in |near |maybe |possibly )?|\/|,)\s*$/i.test(gap)

/** A place and those that follow it: 'Houston or San Antonio, TX'. */
function listAt(context: Context, sentence: Sentence, at: number): NamedPlace[] {
  const { tokens, text } = sentence
  const list: NamedPlace[] = []
  for (let from = at; from < tokens.length;) {
    const found = placeAt(context, sentence, from)
    if (found === undefined) break
    list.push(found)
    let next = from + found.length
    if (/^(?:or|and)$/.test(tokens[next]?.word ?? '')) next++
    const gap = tokens[next]
      ? text.slice(tokens[from + found.length - 1]!.span[1], tokens[next]!.span[0])
      : ''
    if (!isSeparator(gap)) break
    from = next
  }
  return list
}

/** Whether the words between two stops are only the places: 'tampa fl or clearwater'. */
function isLone({ tokens, text }: Sentence, list: readonly NamedPlace[]) {
  const [first, last] = [list[0]!, list.at(-1)!]
  const head = text.slice(0, tokens[first.at]!.span[0])
  const tail = text.slice(tokens[last.at + last.length - 1]!.span[1])
  return (
    /(?:^|[,;:|.(–—•*]|\s-|^-|\b(?:so|then|maybe|probably|ideally|hopefully)\b)\s*$/i.test(head) &&
    /^\s*(?:$|[,;|.!?()–—]|(?:only|pls|plz|please|thx)\b|\s-|area\b|(?:are|is) (?:all )?(?:fine|ok|good)|within\b|or (?:close|near|surround|any(?:where|place)|somewhere|within|elsewhere|\d))/i.test(
      tail,
    )
  )
}

export function places(context: Context): Finding[] {
  const found = namedPlaces(context)
  return found.some(({ name }) => name === 'requestAddress')
    ? [
        ...found,
        ...context.sentences.flatMap((sentence) =>
          sentence.part === 'body' && !isPastAt(sentence, 0, context.today) ? limitedDistance(sentence) : [],
        ),
      ]
    : found
}

function namedPlaces(context: Context): Finding[] {
  return context.sentences.flatMap((sentence) => {
    if (sentence.part !== 'body' && sentence.part !== 'subject') return []
    const found: Finding[] = labeledDistance(sentence)
    // 'KY' of a town that isn't meant isn't the state either.
    let rejected = 0
    for (let at = 0; at < sentence.tokens.length;) {
      const { word, span } = sentence.tokens[at]!
      const list = monthOf(word) === undefined && !/^\d/.test(word) ? listAt(context, sentence, at) : []
      const [first, ...rest] = list
      const isRest = at < rejected && (word.length === 2 || first?.label.includes(',') === false)
      const rank = first && !isRest ? rankOf(sentence, list, isLone(sentence, list)) : undefined
      if (
        first === undefined ||
        rank === undefined ||
        first.label === '' ||
        isNegatedAt(sentence, span[0]) ||
        isPastAt(sentence, span[0], context.today)
      ) {
        if (first !== undefined) rejected = Math.max(rejected, at + first.length)
        at++
        continue
      }
      const last = list.at(-1)!
      const end = last.at + last.length
      const others = [...rest.map((one) => one.label), ...first.others]
      const several = rest.length > 0 ? 'The text names more than one place.' : undefined
      const unclear = first.isGuess
        ? 'The place is spelled differently.'
        : first.others.length > 0 && rank < 4 && !isKnown(first)
          ? `There are other places of this name.`
          : undefined
      found.push({
        name: 'requestAddress',
        value: first.label,
        ranges: [rangeOf(sentence, at, end - at)],
        sentence,
        // 'Back to west Michigan', then 'Grand Rapids, Mich. is where': the town counts.
        rank: first.label.includes(',') && rank >= 2 ? rank + 0.6 : rank,
        alternatives: others.slice(0, 3),
        reason: several ?? unclear,
      })
      found.push(...distanceIn(sentence, { start: span[0], end: sentence.tokens[end - 1]!.span[1] }))
      at = end
    }
    return found
  })
}

/** Whether namesakes are much smaller, so that nobody needs to be asked. */
const isKnown = ({ others }: NamedPlace) => others.length < 2
