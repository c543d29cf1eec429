import { stateNames, stateOf } from '@app/contract/reference-lists/regions.ts'
import { phrasesOf, type Phrases } from '../../../../search/reading/phrases.ts'
import type { Gazetteer } from '../../../../search/reading/open-reader.ts'
import { monthOf } from '../../../../search/reading/months.ts'
import type { PlaceMeaning } from '../../../../search/reading/reading.ts'
import { isOrdinaryWord } from '../../../../search/reading/ordinary-words.ts'
import { compassWords } from '../../../../search/reading/state-words.ts'
import { isNegatedAt, isPastAt } from '../clauses.ts'
import { organizationWord } from '../contact-words.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Message } from '../messages.ts'
import type { Sentence } from '../sentences.ts'
import { eventWord } from './event-name.ts'
import { distanceIn, labeledDistance, limitedDistance } from './distances.ts'
import { rankOf, type NamedPlace } from './place-ranks.ts'

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
  place.type === 'county' &&
  /[,\s]\s*CO$/.test(text.slice(tokens[at]!.span[0], tokens[at + length - 1]!.span[1]))

const language = /^(?:english|spanish|french|german|chinese)$/

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
  if (
    best.length === 1 &&
    !isCapitalized &&
    (isOrdinaryWord(word) || language.test(word)) &&
    place.type !== 'state'
  )
    return undefined
  // 'Lacrosse' is a sport rather than La Crosse.
  if (isGuess && marksIn(sentence).some((mark) => mark.at === at && mark.values['sports'])) return undefined
  // 'The Alliance moves the event'.
  const named = text.slice(tokens[at]!.span[0], tokens[at]!.span[1])
  if (
    best.length === 1 &&
    tokens[at - 1]?.word === 'the' &&
    (organizationWord.test(named) || eventWord.test(named))
  )
    return undefined
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

const isSeparator = (gap: string) =>
  /^\s*(?:,?\s*(?:or|and|&)\s*(?:in |near |maybe |possibly )?|\/|,)\s*$/i.test(gap)

/** 'Hibbing MN, OK up to 40 mi': a word rather than Oklahoma. */
const isStateWord = ({ tokens, text }: Sentence, at: number, length: number) =>
  length === 1 &&
  /^(?:ok|hi|oh|me|in|or)$/.test(tokens[at]!.word) &&
  /^\s+(?!(?:area|region|metro|or)\b)[a-z\d]/.test(text.slice(tokens[at]!.span[1]))

/** A place and those that follow it: 'Houston or San Antonio, TX'. */
function listAt(context: Context, sentence: Sentence, at: number): NamedPlace[] {
  const { tokens, text } = sentence
  const list: NamedPlace[] = []
  for (let from = at; from < tokens.length;) {
    const found = placeAt(context, sentence, from)
    if (found === undefined || (list.length > 0 && isStateWord(sentence, from, found.length))) break
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

const namedStates = new WeakMap<Message, ReadonlySet<string>>()
// 'Kansas City' and 'Washington Avenue' name no state.
const statePattern = new RegExp(
  String.raw`\b(?:${stateNames.join('|')})\b(?! (?:City|County|Avenue|Street|University|College)\b)`,
  'g',
)

/** The states that a message names in full. */
function statesIn({ sentences }: Context, message: Message): ReadonlySet<string> {
  const known =
    namedStates.get(message) ??
    new Set(
      sentences
        .filter((one) => one.message === message && one.part !== 'signature')
        .flatMap(({ text }) => text.match(statePattern) ?? []),
    )
  namedStates.set(message, known)
  return known
}

/** Fayetteville in Arkansas, if the text names Arkansas rather than North Carolina. */
function inNamedState(context: Context, { message }: Sentence, place: NamedPlace): NamedPlace {
  const named = statesIn(context, message)
  const isNamed = (one: string) => named.has(stateOf(one.split(', ').at(-1)!)?.name ?? '')
  const other = isNamed(place.label) ? undefined : place.others.find(isNamed)
  return other === undefined ? place : { ...place, label: other, others: [] }
}

/** Whether the words between two stops are only the places: 'tampa fl or clearwater'. */
function isLone({ tokens, text }: Sentence, list: readonly NamedPlace[]) {
  const [first, last] = [list[0]!, list.at(-1)!]
  const head = text.slice(0, tokens[first.at]!.span[0])
  const tail = text.slice(tokens[last.at + last.length - 1]!.span[1])
  return (
    /(?:^|[,;:|.(–—•*]|\s-|^-|\b(?:so|then|maybe|probably|ideally|hopefully)\b)\s*$/i.test(head) &&
    /^\s*(?:\d{5}(?:-\d{4})?\s*)?(?:$|[,;|.!?()–—]|(?:only|pls|plz|please|thx)\b|\s-|area\b|(?:are|is) (?:all )?(?:fine|ok|good)|within\b|plus or minus\b|give or take\b|or (?:(?:its|the|in) )?(?:close|near|surround|any(?:where|place)|somewhere|within|elsewhere|up to|no (?:more|farther|further)|not (?:more|over)|\d))/i.test(
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
  return context.sentences.flatMap((sentence, index) => {
    const after = context.sentences[index + 1]
    const next = after?.message === sentence.message && after.part === 'body' ? `. ${after.text}` : ''
    if (sentence.part !== 'body' && sentence.part !== 'subject') return []
    const found: Finding[] = labeledDistance(sentence)
    // 'KY' of a town that isn't meant isn't the state either.
    let rejected = 0
    for (let at = 0; at < sentence.tokens.length;) {
      const { word, span } = sentence.tokens[at]!
      const list = monthOf(word) === undefined && !/^\d/.test(word) ? listAt(context, sentence, at) : []
      const [named, ...rest] = list
      const first = named && named.others.length > 0 ? inNamedState(context, sentence, named) : named
      const isRest = at < rejected && (word.length === 2 || first?.label.includes(',') === false)
      const rank = first && !isRest ? rankOf(sentence, list, isLone(sentence, list), next) : undefined
      if (
        first === undefined ||
        rank === undefined ||
        first.label === '' ||
        isNegatedAt(sentence, span[0]) ||
        isPastAt(sentence, span[0], context.today)
      ) {
        if (first !== undefined) rejected = Math.max(rejected, at + first.length)
        // 'Teams come from Tulsa and Little Rock'.
        const last = list.at(-1)
        at = rank === undefined && last && rest.length > 0 ? last.at + last.length : at + 1
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
