import { foldWord } from '../../../../search/reading/tokens.ts'
import { marketKinds, type MarketKind, type Segment } from '../reading/segments.ts'
import { namesKind, nounFields } from '../reading/terms-of.ts'
import type { Question } from '../reading/question.ts'
import type { Knowledge } from '../records/guide-record.ts'
import { unfulfilled, type Wish } from '../records/satisfies.ts'
import { asking, type Answering } from './answering.ts'

/** More pages than these are a list. */
const mostDescribed = 2

const definite = /^(?:the|el|la|le|l|al|del|au|du)$/
const between = /^(?:in|at|of|de|en|a|d|over|down)$/

/** 'Club de' curling. */
const isPartOfThing = (segment: Segment | undefined) =>
  segment !== undefined && /^(?:club|de|d|of|facility|place|venue)$/i.test(segment.text)

/** 'The bowling alley in Seminole': what a page is called after an article, and the town that it is in. */
function descriptionIn(segments: readonly Segment[], kind: MarketKind): readonly Segment[] | undefined {
  const isThing = (segment: Segment | undefined) =>
    segment !== undefined &&
    (namesKind(segment) || nounFields.some((field) => field in (segment.values[kind] ?? {})))
  for (const [at, town] of segments.entries()) {
    if (town.values[kind]?.['city'] === undefined) continue
    const last = segments
      .slice(0, at)
      .findLastIndex(({ isPlain, text }) => !isPlain || !between.test(foldWord(text)))
    let first = last
    while (first > 0 && (isThing(segments[first - 1]) || isPartOfThing(segments[first - 1]))) first--
    const words = foldWord(`${segments[first - 1]?.text ?? ''} ${segments[first]?.text ?? ''}`).split(' ')
    if (isThing(segments[last]) && words.slice(0, 2).some((word) => definite.test(word)))
      return [...segments.slice(first, last + 1), town]
  }
  return undefined
}

/** 'When did the bowling alley open' asks for no event. */
const kindIn = ({ kind, topics, segments }: Question) =>
  kind === 'event' &&
  topics.includes('hours') &&
  !segments.some(({ terms }) => terms['kind']?.includes('event'))
    ? 'facility'
    : marketKinds.find((each) => each === kind)

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to

/** The wishes that say which page is meant, where others ask something of it. */
function describing({ segments, wishes, traits }: Question, kind: MarketKind): readonly Wish[] {
  const described = descriptionIn(segments, kind)
  if (described) return wishes.filter(({ words }) => described.some(({ text }) => text === words))
  // 'An indoor track, how long is it and how many lanes': the lanes are asked of the track.
  const asked = segments.filter((segment) => traits.some((trait) => overlaps(trait, segment)))
  return traits.length === 0 ? [] : wishes.filter(({ words }) => !asked.some(({ text }) => text === words))
}

const pagesWith = ({ pages }: Knowledge, kind: MarketKind, wishes: readonly Wish[]) =>
  wishes.length === 0
    ? []
    : pages.filter((page) => page.kind === kind && unfulfilled(page, wishes).length === 0)

/** A question about a page that it describes by what it is and where, as if it named it. */
export function withDescribed(answering: Answering): Answering {
  const { question, knowledge } = answering
  const { subjects, wishes, topics, traits, anchor, order, features } = question
  const kind = kindIn(question)
  const isList = (anchor ?? order) !== undefined || features.length > 0
  if (kind === undefined || kind === 'event' || subjects.length > 0 || isList) return answering
  const own = describing(question, kind)
  const rest = wishes.filter((wish) => !own.includes(wish))
  const isAsked = topics.length + rest.length + traits.length > 0
  const pages = pagesWith(knowledge, kind, own)
  return !isAsked || pages.length === 0 || pages.length > mostDescribed
    ? answering
    : asking(answering, { kind, subjects: pages, wishes: rest, isCount: false })
}
