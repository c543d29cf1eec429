import { phrasesOf, type Phrases } from '../../../../search/reading/phrases.ts'
import type { Gazetteer } from '../../../../search/reading/open-reader.ts'
import { monthOf } from '../../../../search/reading/months.ts'
import type { PlaceMeaning } from '../../../../search/reading/reading.ts'
import { isOrdinaryWord } from '../../../../search/reading/ordinary-words.ts'
import { compassWords } from '../../../../search/reading/state-words.ts'
import { organizationWord } from '../contact-words.ts'
import type { Context } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { eventWord } from './event-name.ts'
import type { NamedPlace } from './place-ranks.ts'

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

/** 'Dallas, or Houston', 'Dallas or maybe Houston': another place follows rather than Oregon. */
function isBeforeOther(context: Context, sentence: Sentence, end: number): boolean {
  const { tokens, text } = sentence
  const { word, span, isCapitals } = tokens[end - 1]!
  const next = word === 'or' ? nextAt(context, sentence, end - 1) : undefined
  if (next === undefined || next < end || monthOf(tokens[next]!.word) !== undefined) return false
  // 'Portland OR, Seattle WA' has its state.
  return !isCapitals || text.slice(span[1], tokens[next]!.span[0]).trim() === ''
}

/** The place that the words at a token name best. */
function placeAt(context: Context, sentence: Sentence, at: number): NamedPlace | undefined {
  const { gazetteer, marksIn } = context
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
  const best = found
    .filter(({ length }) => !isBeforeOther(context, sentence, at + length))
    .toSorted((a, b) => b.total - a.total)[0]
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

const wayOut =
  '(?:maybe|possibly|perhaps|probably|otherwise|alternatively|else|even|failing (?:that|this)|if not|if need be|at worst)'
/** Between places that are asked for: 'Houston', 'or', 'San Antonio', with what says how much each is wanted. */
const separator = new RegExp(
  String.raw`^\s*(?:[,;]\s*)?(?:/|,|(?:(?:or|and|&|and/or|vs|versus)\b\.?|[,;]?\s*${wayOut}\b)[,\s]*(?:(?:or|${wayOut}|also|then|in|near|around|at|the|greater|downtown)\b[,\s]*)*)\s*$`,
  'i',
)
const isSeparator = (gap: string) => separator.test(gap)

/** 'Hibbing MN, OK up to 40 mi': a word rather than Oklahoma. */
const isStateWord = ({ tokens, text }: Sentence, at: number, length: number) =>
  length === 1 &&
  /^(?:ok|hi|oh|me|in|or)$/.test(tokens[at]!.word) &&
  /^\s+(?!(?:area|region|metro|or)\b)[a-z\d]/.test(text.slice(tokens[at]!.span[1]))

/** Tokens between two places: 'or, failing that, in the'. */
const longestSeparator = 7

/** Doesn't choose among the meanings, which may end before other places. */
const mayBePlace = ({ gazetteer }: Context, { tokens }: Sentence, at: number) =>
  gazetteer.places.at(tokens, at).length > 0 || areasOf(gazetteer).at(tokens, at).length > 0

/** The token of the place after this one, if only a separator is between them. */
function nextAt(context: Context, sentence: Sentence, from: number): number | undefined {
  const { tokens, text } = sentence
  const end = tokens[from - 1]!.span[1]
  for (let at = from; at < Math.min(tokens.length, from + longestSeparator); at++)
    if (isSeparator(text.slice(end, tokens[at]!.span[0])) && mayBePlace(context, sentence, at)) return at
  return undefined
}

/** A place and those that follow it: 'Houston or San Antonio, TX'. */
export function listAt(context: Context, sentence: Sentence, at: number): NamedPlace[] {
  const { tokens } = sentence
  const list: NamedPlace[] = []
  for (let next: number | undefined = at; next !== undefined && next < tokens.length;) {
    const found = placeAt(context, sentence, next)
    if (found === undefined || (list.length > 0 && isStateWord(sentence, next, found.length))) break
    list.push(found)
    next = nextAt(context, sentence, next + found.length)
  }
  return list
}
