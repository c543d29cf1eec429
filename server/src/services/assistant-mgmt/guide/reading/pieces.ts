import type { Token } from '../../../../search/reading/tokens.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { topics as allTopics, type Topic } from '../words/topics.ts'
import { anchorIn, type Near } from './anchor.ts'
import type { Clauses } from './clauses.ts'
import { beginsAsPart, meansThere, namesHome } from './follow-up.ts'
import type { Names } from './names.ts'
import type { EarlierQuestion } from './question.ts'
import type { Segment } from './segments.ts'
import { has, known, valuesOf } from './terms-of.ts'

/** What the pieces of a question are about. */
export interface Pieces {
  segments: readonly Segment[]
  near: Near
  /** Without what the answer must be near to. */
  asked: readonly Segment[]
  /** The records that are named, apart from the destination. */
  own: readonly GuideRecord[]
  topics: readonly Topic[]
  /** Names the destination itself. */
  isHome: boolean
  /** Begins as what goes on: 'and', 'what about'. */
  isPart: boolean
  /** What is asked in clauses that ask, without names. */
  rest: readonly Segment[]
  /** Says 'there'. */
  isThere: boolean
}

const itWords = /^(?:it|they|elle|ils|elles)$/i
/** 'Does it have anywhere to eat' asks of what was spoken of as 'can you eat there' does. */
const asksToEat = (asked: readonly Segment[]) =>
  asked.some(({ terms }) => terms['eat']?.includes('Food & Beverage') === true) &&
  asked.some(({ text }) => itWords.test(text))

/** What stands before the name of a town, and not before a part of another name. */
const inWords = new Set('in at near around en cerca a dans pres'.split(' '))

/** 'And the Ferrier one', after a question about an event, is another event of that name. */
export function ofSameKind(
  segments: readonly Segment[],
  tokens: readonly Token[],
  { names, earlier }: { names: Names; earlier: EarlierQuestion | undefined },
): readonly Segment[] {
  if (earlier?.kind === undefined || !beginsAsPart(tokens)) return segments
  return segments.map((segment) => {
    const { from, to, records, values, isUnknown } = segment
    const isPartOfName =
      to === from + 1 &&
      !inWords.has(tokens[from - 1]?.word ?? '') &&
      (records.length > 0 || isUnknown || Object.values(values).some((fields) => 'city' in fields))
    if (!isPartOfName || records.some(({ kind }) => kind === earlier.kind)) return segment
    const alike = names
      .having(tokens[from]!.word)
      .filter((record) => record.kind === earlier.kind && !earlier.records.includes(record))
    return alike.length === 0 ? segment : { ...segment, records: alike, values: {}, isUnknown: false }
  })
}

interface Reading {
  tokens: readonly Token[]
  clauses: Clauses
  destination: GuideRecord
}

export function piecesOf(segments: readonly Segment[], { tokens, clauses, destination }: Reading): Pieces {
  const isHome = (record: GuideRecord) => record === destination
  const near = anchorIn(segments, isHome)
  const apart = segments.filter((segment) => !near.isOfAnchor.has(segment))
  // 'What services do you offer organizers' asks for no promotion, and for the organizer of no event.
  const isOffer = (segment: Segment) => has(segment, 'topic', 'offers') || has(segment, 'topic', 'organizer')
  const asked = apart.some((segment) => has(segment, 'topic', 'services'))
    ? apart.filter((segment) => !isOffer(segment))
    : apart
  const own = asked.flatMap(({ records }) => records.filter((record) => !isHome(record)))
  const named = known(allTopics, valuesOf(asked, 'topic'))
  const topics = named.length === 0 && asksFree(asked, own) ? (['availability'] as const) : named
  const isPart = beginsAsPart(tokens)
  const isAsking = ({ from }: Segment) => clauses.asks.size === 0 || clauses.asks.has(clauses.clauses[from])
  // 'Tell me about' is only asked where nothing else is, and 'what about' goes on.
  return {
    segments,
    near,
    asked,
    own,
    topics: topics.length > 1 || isPart ? topics.filter((topic) => topic !== 'about') : topics,
    isHome: namesHome(segments, destination),
    isPart,
    rest: asked.filter((segment) => segment.records.length === 0 && isAsking(segment)),
    isThere: asked.some((segment) => meansThere(segment, tokens)) || asksToEat(asked),
  }
}

/** 'Is the gym free on March 6' asks for no price. */
const asksFree = (asked: readonly Segment[], records: readonly GuideRecord[]) =>
  asked.some(({ text }) => /^(?:free|libres?)$/i.test(text)) &&
  asked.some(({ dates }) => dates !== undefined) &&
  records.some(({ kind }) => kind === 'facility')
