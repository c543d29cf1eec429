import { tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { languageOf } from '../words/language.ts'
import { topics as allTopics, type Topic } from '../words/topics.ts'
import { anchorIn, type Near } from './anchor.ts'
import { timeOf } from './asked-time.ts'
import { askedIn, asksWhat, clausesOf, isAboutUnknown, unknownIn } from './clauses.ts'
import { courtesyIn } from './courtesy.ts'
import { beginsAsPart, carriedOn, meansThere, namesHome, replaces } from './follow-up.ts'
import { kindOf, type IsThere } from './kind-of.ts'
import { orders, ruledSubjects, type EarlierQuestion, type Question } from './question.ts'
import { askedKinds, segmentsOf, type AskedKind, type Segment, type SegmentParts } from './segments.ts'
import { spelledOut } from './spelled-out.ts'
import { has, known, namesKind, valuesOf, withoutNames } from './terms-of.ts'
import { wishesOf } from './wishes.ts'

export interface UnderstandParts extends SegmentParts {
  destination: GuideRecord
  isThere?: IsThere
}

/** Few enough to be spoken of by name. */
const mostNamed = 3

/** Reads a question. What it leaves out is what the one before it was about. */
export function understand(
  text: string,
  parts: UnderstandParts,
  earlier: EarlierQuestion | undefined,
): Question {
  const tokens = spelledOut(tokensOf(text), parts.names)
  const read = (markets: SegmentParts['markets']) =>
    piecesOf(segmentsOf(text, tokens, { ...parts, markets, known: parts.markets }), tokens, parts.destination)
  const first = read(parts.markets)
  const isKindNamed = first.asked.some(namesKind)
  const before = carriedOn(first, tokens, parts.destination, earlier)
  const around = nearestTo(first, parts.isThere)
  const ownKind =
    around?.kind ??
    (before !== undefined && !isKindNamed && !first.isHome && first.own.length === 0
      ? before.kind
      : kindOf(first.asked, first.own, first.topics, parts.isThere))
  const { anchor: firstAnchor } = first.near
  const kinds = askedKinds.filter(
    (kind) => kind === ownKind || (firstAnchor?.type === 'any' && firstAnchor.kind === kind),
  )
  // The words of one market may hide those of another: 'dogs allowed' is said of restaurants, and 'dogs' of hotels.
  const pieces =
    kinds.length === 0 ? first : read(Object.fromEntries(kinds.map((kind) => [kind, parts.markets[kind]])))
  const subject = (around && nearestTo(pieces, parts.isThere)) ?? subjectOf(pieces, ownKind, before)
  const { segments, asked } = pieces
  const clauses = clausesOf(text, tokens)
  const unknown = unknownIn(clauses, segments).filter(
    (segment) => !isContext(segment, first.segments, subject) && !isOrigin(segment, tokens, subject),
  )
  const courtesy = courtesyIn(text)
  const spoken = withoutNames(tokens, first.segments)
  return {
    language: courtesy?.language ?? languageOf(spoken.length === 0 ? tokens : spoken, earlier?.language),
    courtesy: courtesy?.type,
    segments,
    ...subject,
    miles: pieces.near.miles,
    features: asked.flatMap(({ feature }) => feature ?? []),
    topics: withoutExplained(withoutCounts(subject, asked), asked, subject.kind),
    order: orderOf(asked, subject.anchor !== undefined),
    isCount:
      asked.some((segment) => has(segment, 'role', 'count')) &&
      !subject.topics.some((topic) => countedTopics.has(topic)) &&
      subject.subjects.length === 0,
    asked: asksWhat(clauses, tokens),
    time: timeOf(segments, parts.today),
    namesDestination: segments.some(({ records }) => records.includes(parts.destination)),
    unknown,
    isAboutUnknown: isAboutUnknown(tokens, segments, unknown),
    rule:
      known(ruledSubjects, valuesOf(askedIn(clauses, segments), 'rule'))[0] ??
      (isOfPerson(asked, subject) ? 'private' : undefined),
  }
}

interface Pieces {
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
  /** Says 'there'. */
  isThere: boolean
}

function piecesOf(segments: readonly Segment[], tokens: readonly Token[], destination: GuideRecord): Pieces {
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
  // 'Tell me about' is only asked where nothing else is.
  return {
    segments,
    near,
    asked,
    own,
    topics: topics.length > 1 ? topics.filter((topic) => topic !== 'about') : topics,
    isHome: namesHome(segments, destination),
    isPart: beginsAsPart(tokens),
    isThere: asked.some((segment) => meansThere(segment, tokens)),
  }
}

/** 'The nearest pool to Quarry Inn' asks for what is around it, and not for what it has. */
function nearestTo(
  { near, asked, own, topics, isThere: meansIt }: Pieces,
  isThere: IsThere | undefined,
): Subject | undefined {
  // 'Any discount going there' asks for what it has itself.
  const isNear =
    meansIt || near.miles !== undefined
      ? asked.some((segment) => namesKind(segment) && !has(segment, 'role', 'there'))
      : asked.some((segment) => has(segment, 'order', 'nearest'))
  if (near.anchor !== undefined || own.length === 0 || !isNear) return undefined
  const rest = asked.filter(({ records }) => records.length === 0)
  const kind = kindOf(rest, [], topics, isThere)
  if (kind === undefined || kind === 'destination' || own.some((page) => page.kind === kind)) return undefined
  const { wishes, least } = wishesOf(rest, kind)
  return wishes.length === 0 && !rest.some(namesKind)
    ? undefined
    : { kind, subjects: [], anchor: { type: 'records', records: own }, wishes, least, topics, goesOn: false }
}

type Subject = Pick<Question, 'kind' | 'subjects' | 'anchor' | 'wishes' | 'topics' | 'least' | 'goesOn'>

/** What is asked about, with what is left of the question before. */
function subjectOf(
  { near, asked, own, topics, isHome, isPart, isThere }: Pieces,
  ownKind: AskedKind | undefined,
  before: EarlierQuestion | undefined,
): Subject {
  const isSpokenOf = before !== undefined && before.records.length > 0 && before.records.length <= mostNamed
  // 'Hotels near there', after a question about a venue.
  if (
    isSpokenOf &&
    isThere &&
    own.length === 0 &&
    ownKind !== undefined &&
    ownKind !== before.kind &&
    !near.anchor
  ) {
    const anchor = { type: 'records', records: before.records } as const
    return { kind: ownKind, subjects: [], anchor, topics, goesOn: true, ...wishesOf(asked, ownKind) }
  }
  const goesOn =
    before !== undefined && own.length === 0 && !isHome && (ownKind === undefined || ownKind === before.kind)
  const kind = goesOn ? before.kind : ownKind
  const { wishes, least } = wishesOf(asked, kind)
  const isBare = topics.length === 0 && wishes.length === 0
  // 'What about Italian ones' asks for others than the French ones that were found.
  const asksOthers = before?.isList === true && isPart && replaces(wishes, before.wishes)
  const isOfThese = goesOn && isSpokenOf && !asksOthers
  return {
    kind,
    goesOn,
    subjects: isOfThese ? before.records : own,
    anchor: near.anchor,
    wishes:
      goesOn && !isOfThese
        ? [...before.wishes.filter((wish) => !replaces(wishes, [wish])), ...wishes]
        : wishes,
    least,
    topics: before !== undefined && isBare && (goesOn || isHome || own.length > 0) ? before.topics : topics,
  }
}

/** How to reach a manager is how to reach the place. Nothing else is known of people. */
const isOfPerson = (asked: readonly Segment[], { topics }: Subject) =>
  asked.some((segment) => has(segment, 'role', 'person')) &&
  !topics.some((topic) => topic === 'contact' || topic === 'organizer')

/** Topics that are numbers, or whose words have one. */
const countedTopics = new Set<Topic>(['phone', 'rooms', 'seats', 'stars', 'teams', 'distance'])

const orderOf = (asked: readonly Segment[], hasAnchor: boolean) => {
  const isNearest = (segment: Segment) => has(segment, 'order', 'nearest') && !has(segment, 'role', 'near')
  return known(orders, valuesOf(asked, 'order')).find(
    (order) => order !== 'nearest' || hasAnchor || asked.some(isNearest),
  )
}

/** 'Is the gym free on March 6' asks for no price. */
const asksFree = (asked: readonly Segment[], records: readonly GuideRecord[]) =>
  asked.some(({ text }) => /^(?:free|libres?)$/i.test(text)) &&
  asked.some(({ dates }) => dates !== undefined) &&
  records.some(({ kind }) => kind === 'facility')

const bareAmount = /^(?:how much|cu[aá]nt[oa]s?|combien)$/i

/** 'Des terrains de squash, et combien' asks for their number, and not for a fee. */
function withoutCounts({ topics, wishes, kind }: Subject, asked: readonly Segment[]): readonly Topic[] {
  const fees = asked.filter((segment) => has(segment, 'topic', 'entryFee'))
  const isCounted =
    topics.some((topic) => countedTopics.has(topic)) ||
    (kind === 'facility' && wishes.some(({ values }) => 'spaceType' in values || 'sports' in values))
  return isCounted && fees.every(({ text }) => bareAmount.test(text))
    ? topics.filter((topic) => topic !== 'entryFee')
    : topics
}

/** The words of a wish ask for nothing else: 'open' is asked of hours, and of events that are open. */
const withoutExplained = (
  topics: readonly Topic[],
  segments: readonly Segment[],
  kind: AskedKind | undefined,
) => {
  const isWish = (segment: Segment) => kind !== undefined && segment.values[kind] !== undefined
  const wished = segments.filter(isWish)
  return topics.filter((topic) => {
    const own = segments.filter((segment) => has(segment, 'topic', topic))
    return own.length === 0 || own.some((segment) => !isWish(segment) || wished.length === 1)
  })
}

/** What other markets know of players says for whom it is asked: 'a hotel for our baseball team'. */
const playerFields = ['sports', 'openToAge', 'openToGender', 'eventLevel', 'type']

const fromWords = new Set(['from', 'desde'])
/** 'A team from Ohio', where nothing is measured from there. */
const isOrigin = ({ from }: Segment, tokens: readonly Token[], { topics }: Subject) =>
  fromWords.has(tokens[from - 1]?.word ?? '') && !topics.includes('distance')

function isContext({ from }: Segment, first: readonly Segment[], { subjects, kind }: Subject) {
  if (subjects.length > 0) return false
  const fields = kind === 'event' ? [...playerFields, 'spaceType'] : playerFields
  const other = first.find((segment) => segment.from <= from && from < segment.to)
  return Object.values(other?.values ?? {}).some((values) => fields.some((field) => field in values))
}
