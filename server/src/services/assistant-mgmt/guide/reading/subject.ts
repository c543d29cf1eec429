import { replaces } from './follow-up.ts'
import { kindOf, type IsThere } from './kind-of.ts'
import type { Pieces } from './pieces.ts'
import type { EarlierQuestion, Question } from './question.ts'
import type { Topic } from '../words/topics.ts'
import type { AskedKind, Segment } from './segments.ts'
import { has, namesKind } from './terms-of.ts'
import { wishesOf } from './wishes.ts'

/** Few enough to be spoken of by name. */
const mostNamed = 3

/** 'The nearest pool to Quarry Inn' asks for what is around it, and not for what it has. */
export function nearestTo(
  { segments, near, asked, rest, own, topics, isThere: meansIt }: Pieces,
  isThere: IsThere | undefined,
): Subject | undefined {
  // 'Any discount going there' asks for what it has itself.
  const isNear =
    segments.some(isSuperlative) ||
    (meansIt || near.miles !== undefined
      ? asked.some((segment) => namesKind(segment) && !has(segment, 'role', 'there'))
      : asked.some((segment) => has(segment, 'order', 'nearest')))
  if (near.anchor !== undefined || own.length === 0 || !isNear) return undefined
  const kind = kindOf(rest, [], topics, isThere)
  const isBack = asked.some((segment) => has(segment, 'role', 'there') && nearText.test(segment.text))
  const isOfKind = own.some((page) => page.kind === kind) && !isBack
  if (kind === undefined || kind === 'destination' || isOfKind) return undefined
  const { wishes, least } = wishesOf(rest, kind)
  return wishes.length === 0 && !rest.some(namesKind)
    ? undefined
    : { kind, subjects: [], anchor: { type: 'records', records: own }, wishes, least, topics, goesOn: false }
}

/** 'Near it', and not 'there'. */
const nearText = /near|close|cerca|pr[eè]s|proche/i
const superlative = /nearest|closest|m[aá]s (?:cerca|pr[oó]xim)|plus (?:proche|pr[eè]s)/i
/** 'Nearest to it', 'el más cercano'. */
export const isSuperlative = (segment: Segment) =>
  (has(segment, 'role', 'near') || has(segment, 'order', 'nearest')) && superlative.test(segment.text)

export type Subject = Pick<
  Question,
  'kind' | 'subjects' | 'anchor' | 'wishes' | 'topics' | 'least' | 'goesOn'
>

/** What is asked about, with what is left of the question before. */
export function subjectOf(
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
  // 'And how far is it from the park', after a question about an inn.
  const isFrom =
    isSpokenOf && isPart && before.records.length === 1 && own.length === 1 && topics.includes('distance')
  if (isFrom)
    return {
      kind: ownKind,
      goesOn: false,
      subjects: [...before.records, ...own],
      anchor: near.anchor,
      wishes: [],
      least: {},
      topics,
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
    topics:
      before !== undefined && isBare && (goesOn || isHome || own.length > 0)
        ? continuing(before.topics, asked)
        : topics,
  }
}

const ofTime = new Set<Topic>(['hours', 'times', 'dates', 'checkIn', 'checkOut', 'offers', 'availability'])

/** 'And do they run on Sundays', after their phone number was asked for, doesn't ask for it again. */
const continuing = (topics: readonly Topic[], asked: readonly Segment[]) =>
  asked.some(({ terms }) => terms['weekday'] !== undefined)
    ? topics.filter((topic) => ofTime.has(topic))
    : topics

/** 'Who drives us from the hotel to the courts' asks for no hotel and no court. */
export const drivers = (subject: Subject): Subject => ({
  ...subject,
  anchor: subject.anchor?.type === 'records' ? subject.anchor : undefined,
  wishes: subject.wishes.filter(({ values }) => values['businessType']?.includes('Transportation')),
})
