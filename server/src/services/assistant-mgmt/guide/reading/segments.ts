import type { Values } from '../records/satisfies.ts'
import type { Phrases } from '../../../../search/reading/phrases.ts'
import type { Meaning, MeasureName, Term } from '../../../../search/reading/reading.ts'
import type { Token } from '../../../../search/reading/tokens.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { spelledRight } from '../words/abbreviations.ts'
import { isTraitWord } from '../words/trait-words.ts'
import { conceptsOf } from '../words/concept-words.ts'
import { isCommonWord } from '../words/common-words.ts'
import { featureAt, type Feature } from './measured-features.ts'
import type { Names } from './names.ts'
import { withoutGenericParking } from './parking.ts'
import { isMisreadMonth, quantityAt } from './quantities.ts'
import { spanOf } from './spans.ts'
import type { ReadTime } from './times.ts'
import { questionPhrases } from './vocabulary.ts'

export const marketKinds = ['facility', 'hotel', 'business', 'event'] as const
export type MarketKind = (typeof marketKinds)[number]
/** The kinds that questions are about: the destination itself is not listed. */
export const askedKinds = [...marketKinds, 'destination'] as const
export type AskedKind = (typeof askedKinds)[number]

/** A piece of a question, and all that it may mean. */
export interface Segment {
  /** Tokens. `to` isn't included. */
  from: number
  to: number
  text: string
  /** Values of the terms of questions, such as `topic` and `kind`. */
  terms: Values
  /** What it asks of pages, by kind. */
  values: Partial<Record<AskedKind, Values>>
  records: readonly GuideRecord[]
  number?: number
  measure?: { of: MeasureName; value: number }
  miles?: number
  feature?: Feature
  dates?: { from: string; to: string }
  time?: ReadTime
  /** Asks for nothing by itself. */
  isPlain: boolean
  /** Nothing is known of it. */
  isUnknown: boolean
}

interface Candidate extends Omit<Segment, 'from' | 'to' | 'text'> {
  length: number
  score: number
}

export interface SegmentParts {
  /** The words of the markets that are asked about. */
  markets: Readonly<Partial<Record<AskedKind, Phrases>>>
  /** The words of all markets. One that is spelled as in any of them is spelled right. */
  known?: Readonly<Partial<Record<AskedKind, Phrases>>>
  names: Names
  towns?: Phrases
  /** A date like 2027-03-14, at the place. */
  today: string
  /** Spans of tokens whose meaning in the markets isn't what is meant. */
  except?: ReadonlySet<string>
}

const scores = {
  name: 4,
  town: 3.9,
  partOfTown: 3.8,
  weakName: 2.1,
  phrase: 2,
  longer: 0.3,
  plain: 0.8,
}

const valuesOf = (terms: readonly Term[]): Values =>
  Object.fromEntries(terms.map(({ name, values }) => [name, values]))
const termsOf = (meaning: Meaning): Values | undefined =>
  meaning.type === 'term' ? valuesOf(meaning.terms) : undefined

const empty = { terms: {}, values: {}, records: [], isPlain: false, isUnknown: false } as const

function phrasesAt(tokens: readonly Token[], start: number, { markets, towns }: SegmentParts): Candidate[] {
  const byLength = new Map<number, Candidate>()
  const of = (length: number) => {
    const found = byLength.get(length) ?? {
      ...empty,
      length,
      score: length * scores.phrase + (length - 1) * scores.longer,
      values: {},
    }
    byLength.set(length, found)
    return found
  }
  const questions = questionPhrases.at(tokens, start)
  for (const { length, meaning } of questions) of(length).terms = termsOf(meaning) ?? {}
  for (const kind of askedKinds)
    for (const { length, meaning } of markets[kind]?.at(tokens, start) ?? []) {
      const values = termsOf(meaning)
      if (values && Object.keys(values).length > 0)
        of(length).values = { ...of(length).values, [kind]: values }
      // In a market 'hotels nearby' asks for nothing.
      else if (meaning.type === 'filler' && questions.length === 0) of(length)
    }
  for (const { length, meaning } of towns?.at(tokens, start) ?? []) {
    const town = termsOf(meaning) ?? {}
    of(length).values = Object.fromEntries(marketKinds.map((kind) => [kind, town]))
    // 'Texas City' isn't a city in Texas. The destination's own town is rather its name.
    if (length > 1) of(length).score = length * scores.town
  }
  return [...byLength.values()]
}

function candidatesAt(tokens: readonly Token[], start: number, parts: SegmentParts): Candidate[] {
  const { word } = tokens[start]!
  const isExcept = (length: number) => parts.except?.has(spanOf({ from: start, to: start + length })) === true
  const unknown: Candidate = { ...empty, length: 1, score: 0, isUnknown: true }
  const plain: Candidate[] =
    isCommonWord(word) || isExcept(1) ? [{ ...empty, length: 1, score: scores.plain, isPlain: true }] : []
  const name = parts.names.at(tokens, start)
  // 'The course in Oro Valley' isn't the Oro Valley Classic.
  const isTown =
    name?.isWhole === false &&
    parts.towns?.at(tokens, start).some(({ length }) => length >= name.length) === true
  const named: Candidate[] = name
    ? [
        {
          ...empty,
          length: name.length,
          score: name.isWeak ? scores.weakName : name.length * (isTown ? scores.partOfTown : scores.name),
          records: name.records,
        },
      ]
    : []
  const quantity = quantityAt(tokens, start, parts.today)
  // A '50 meter pool' is a pool, and of 50 meters.
  const measured = featureAt(tokens, start)
  const phrases = withoutSenses(phrasesAt(tokens, start, parts), isExcept).map((phrase) =>
    measured && phrase.length > measured.length ? { ...phrase, feature: measured.feature } : phrase,
  )
  const isMisread = name !== undefined && quantity !== undefined && isMisreadMonth(quantity, word)
  const counted = quantity && !isMisread ? [{ ...empty, ...quantity }] : []
  return [unknown, ...plain, ...phrases, ...counted, ...named]
}

/** Phrases without what they mean in the markets, where that isn't meant. */
const withoutSenses = (phrases: readonly Candidate[], isExcept: (length: number) => boolean) =>
  phrases.flatMap((phrase) => {
    if (!isExcept(phrase.length)) return [phrase]
    const { kind: _, eat: __, ...terms } = phrase.terms
    return Object.keys(terms).length === 0 ? [] : [{ ...phrase, terms, values: {} }]
  })

/** The split of the tokens whose scores have the highest sum. */
function bestSplit(
  text: string,
  tokens: readonly Token[],
  candidates: readonly (readonly Candidate[])[],
): Segment[] {
  const best: { candidate: Candidate; total: number }[] = []
  for (let start = candidates.length - 1; start >= 0; start--)
    best[start] = candidates[start]!.map((candidate) => ({
      candidate,
      total: candidate.score + (best[start + candidate.length]?.total ?? 0),
    })).reduce((one, other) => (other.total > one.total ? other : one))
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length;) {
    const { length, score: _, ...candidate } = best[at]!.candidate
    const to = Math.min(tokens.length, at + length)
    segments.push({
      ...candidate,
      from: at,
      to,
      text: withoutStop(text.slice(tokens[at]!.span[0], tokens[to - 1]!.span[1])),
    })
    at = to
  }
  return segments
}

/** 'D.C.' keeps its full stops. */
const withoutStop = (text: string) => text.replace(/(?<!\.\p{L}+)\.$/u, '')

const lettersOf = (word: string) => [...word].toSorted().join('')

/** Shorter words with two letters changed are other words: the 'smoother' ice isn't for scooters. */
const longForTwo = 9

/** Short words are often other words with one letter changed: 'lakers' aren't for 'laver'. */
const isTypo = (typed: string, { word: meant, edits }: { word: string; edits: number }) => {
  if (edits > 1 && typed.length < longForTwo) return false
  const word = typed.endsWith('s') && !meant.endsWith('s') ? typed.slice(0, -1) : typed
  return meant.length > 5 || word.length !== meant.length || lettersOf(word) === lettersOf(meant)
}

/** No word that nothing is known of is one that is refused: 'scolaire' asks for no 'salaire'. */
const isRuled = (token: Token) =>
  questionPhrases.at([token], 0).some(({ meaning }) => 'rule' in (termsOf(meaning) ?? {}))

const isSpelledRight = (word: string) =>
  spelledRight.has(word) || isTraitWord(word) || conceptsOf(word).length > 0

/** The words as they may have been meant, where a word that nothing is known of is nearly another one. */
function corrected(
  tokens: readonly Token[],
  segments: readonly Segment[],
  { markets, known = markets, names }: SegmentParts,
): Token[] {
  const isWordOfMarkets = (at: number) =>
    Object.values(known).some((phrases) => phrases.at(tokens, at).length > 0)
  const unknown = new Set(segments.flatMap(({ isUnknown, from }) => (isUnknown ? [from] : [])))
  return tokens.map((token, at) => {
    // 'Lightning' is spelled right, and isn't for 'lighting'.
    if (!unknown.has(at) || token.word.length < 5 || isSpelledRight(token.word) || isWordOfMarkets(at))
      return token
    const name = names.similarTo(token.word)
    if (name !== undefined) return { ...token, word: name }
    const [phrase] = [questionPhrases, ...Object.values(markets)]
      .flatMap((phrases) => phrases.similarTo(token.word))
      .filter((similar) => isTypo(token.word, similar) && !isRuled({ ...token, word: similar.word }))
      .toSorted((one, other) => one.edits - other.edits)
    return phrase?.word === undefined ? token : { ...token, word: phrase.word }
  })
}

/** Splits a question into pieces with their meanings. */
export const segmentsOf = (text: string, tokens: readonly Token[], parts: SegmentParts): Segment[] =>
  withoutGenericParking(readSegments(text, tokens, parts))

function readSegments(text: string, tokens: readonly Token[], parts: SegmentParts): Segment[] {
  const split = (all: readonly Token[]) =>
    bestSplit(
      text,
      tokens,
      all.map((_, start) => candidatesAt(all, start, parts)),
    )
  const first = split(tokens)
  if (!first.some(({ isUnknown }) => isUnknown)) return first
  const meant = corrected(tokens, first, parts)
  return meant.every((token, at) => token === tokens[at]) ? first : split(meant)
}
