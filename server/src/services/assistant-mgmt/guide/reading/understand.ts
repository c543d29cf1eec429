import { tokensOf, type Token } from '../../../../search/reading/tokens.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { languageOf } from '../words/language.ts'
import type { Topic } from '../words/topics.ts'
import { timeOf } from './asked-time.ts'
import { isAboutUnknown } from './about-unknown.ts'
import { askedIn, asksWhat, clausesOf, isTold, isWrittenAsName, unknownIn } from './clauses.ts'
import { courtesyIn } from './courtesy.ts'
import { carriedOn } from './follow-up.ts'
import { asksDrivers, kindOf, type IsThere } from './kind-of.ts'
import { asksMoment } from './live.ts'
import { ofSameKind, piecesOf } from './pieces.ts'
import { orders, ruledSubjects, type EarlierQuestion, type Question } from './question.ts'
import { askedKinds, segmentsOf, type AskedKind, type Segment, type SegmentParts } from './segments.ts'
import { spelledOut } from './spelled-out.ts'
import { has, isBare, known, namesKind, valuesOf, withoutNames } from './terms-of.ts'
import { drivers, isSuperlative, nearestTo, subjectOf, type Subject } from './subject.ts'
import { traitsIn } from './traits.ts'

export interface UnderstandParts extends SegmentParts {
  destination: GuideRecord
  isThere?: IsThere
}

/** Reads a question. What it leaves out is what the one before it was about. */
export function understand(
  text: string,
  parts: UnderstandParts,
  earlier: EarlierQuestion | undefined,
): Question {
  const tokens = spelledOut(tokensOf(text), parts.names)
  const clauses = clausesOf(text, tokens)
  const read = (markets: SegmentParts['markets']) => {
    const all = segmentsOf(text, tokens, { ...parts, markets, known: parts.markets })
    return piecesOf(ofSameKind(all, tokens, { names: parts.names, earlier }), {
      tokens,
      clauses,
      destination: parts.destination,
    })
  }
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
  const { segments, asked } = pieces
  const found = (around && nearestTo(pieces, parts.isThere)) ?? subjectOf(pieces, ownKind, before)
  const isForDriver = asksDrivers(asked) && found.kind === 'business'
  const subject = isForDriver ? drivers(found) : found
  const unknown = unknownIn(clauses, segments, tokens).filter(
    (segment) =>
      !isContext(segment, first.segments, subject) &&
      !isOrigin(segment, tokens, subject) &&
      !(isForDriver && !isWrittenAsName(segment, tokens)),
  )
  const courtesy = courtesyIn(text)
  const time = timeOf(segments, parts.today)
  const spoken = withoutNames(tokens, first.segments)
  return {
    language: courtesy?.language ?? languageOf(spoken.length === 0 ? tokens : spoken, earlier?.language),
    courtesy: courtesy?.type,
    earlier,
    segments,
    ...subject,
    miles: pieces.near.miles,
    features: asked.flatMap(({ feature }) => feature ?? []),
    traits: traitsIn(tokens, segments).filter(({ from }) => !isTold(clauses, tokens, from)),
    topics: withoutRooms(withoutExplained(withoutCounts(subject, asked), asked, subject.kind), asked),
    order:
      orderOf(asked, subject.anchor !== undefined) ??
      (around && segments.some(isSuperlative) ? 'nearest' : undefined),
    isCount:
      asked.some((segment) => has(segment, 'role', 'count')) &&
      !subject.topics.some((topic) => countedTopics.has(topic)) &&
      subject.subjects.length === 0,
    asked: asksWhat(clauses, tokens),
    time,
    namesDestination: segments.some(({ records }) => records.includes(parts.destination)),
    unknown,
    isAboutUnknown: isAboutUnknown(tokens, segments, unknown),
    rule: ruleOf(
      known(ruledSubjects, valuesOf(askedIn(clauses, segments), 'rule')),
      asksMoment(tokens, subject.topics, time) || isOfPerson(asked, subject),
    ),
  }
}

/** What is asked of a person or of this moment is told by no page, whatever it says of the words. */
const ruleOf = (rules: readonly Question['rule'][], isPrivate: boolean): Question['rule'] =>
  isPrivate && rules[0] !== 'ruledOut' ? 'private' : rules[0]

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

const priceTopics = new Set<Topic>(['rate', 'entryFee', 'priceLevel'])
/** 'What does a room go for' asks for no number of rooms. */
const withoutRooms = (topics: readonly Topic[], asked: readonly Segment[]) =>
  topics.some((topic) => priceTopics.has(topic)) && isBare(asked, 'rooms')
    ? topics.filter((topic) => topic !== 'rooms')
    : topics

/** 'Des terrains de squash, et combien' asks for their number, and not for a fee. */
function withoutCounts({ topics, wishes, kind }: Subject, asked: readonly Segment[]): readonly Topic[] {
  const isCounted =
    topics.some((topic) => countedTopics.has(topic)) ||
    (kind === 'facility' && wishes.some(({ values }) => 'spaceType' in values || 'sports' in values))
  return isCounted && isBare(asked, 'entryFee') ? topics.filter((topic) => topic !== 'entryFee') : topics
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
