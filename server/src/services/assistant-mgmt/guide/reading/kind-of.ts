import { foldWord } from '../../../../search/reading/tokens.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { kindsOfTopic } from '../words/kinds-of-topics.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import type { Topic } from '../words/topics.ts'
import type { Values } from '../records/satisfies.ts'
import { askedKinds, type AskedKind, type Segment } from './segments.ts'
import { nounFields } from './terms-of.ts'

/** How much each says about the kind of pages that is asked for. */
const points = {
  named: 4,
  namedBeside: 2.5,
  kind: 3,
  own: 2,
  shared: 1,
  noun: 0.2,
  onlyTopic: 1.4,
  hint: 0.6,
  player: 0.3,
}
/** The factor for values that no page around has. */
const absent = 0.3

/** Whether a page of the kind has these values. */
export type IsThere = (kind: AskedKind, values: Values) => boolean

/** The kind of pages that pieces of a question ask for: what they call it, what only it has, and what is asked of it. */
export function kindOf(
  segments: readonly Segment[],
  subjects: readonly GuideRecord[],
  topics: readonly Topic[],
  isThere: IsThere = () => true,
): AskedKind | undefined {
  const score = new Map<string, number>()
  const add = (kind: string, more: number) => score.set(kind, (score.get(kind) ?? 0) + more)
  if (subjects.length === 0 && asksDestination(segments)) return 'destination'
  if (subjects.length === 0 && asksDrivers(segments)) return 'business'
  const isHost = subjects.length + topics.length === 0 && isHosting(segments)
  if (isHost) add('facility', points.kind)
  const asked = withoutPurpose(
    isHost ? segments.filter(({ terms }) => terms['kind']?.join() !== 'event') : segments,
  )
  const asksHours =
    topics.includes('hours') ||
    asked.some(({ time, terms }) => time !== undefined || terms['weekday'] !== undefined)
  // Pages of venues with bowling lanes have no hours, and those of alleys have.
  const isOpen: IsThere = (kind, values) =>
    isThere(
      kind,
      asksHours && kind !== 'event' && kind !== 'hotel' ? { ...values, hasHours: ['true'] } : values,
    )
  const isWhere = asked.some(({ text }) => whereWords.test(text))
  for (const [at, segment] of asked.entries()) {
    addWords(segment, add, isOpen, isWhere)
    // 'Which hotel' asks for one, whatever is told of the rest.
    const before = asked[at - 1]
    if (before?.isPlain === true && whichWords.test(before.text)) {
      const { kind: kinds } = segment.terms
      for (const kind of kinds ?? []) add(kind, points.kind)
      // A hotel may be a venue, too, which nobody means who asks for hotels.
      if (kinds === undefined && namesThing(segment.values.facility)) add('facility', points.kind)
    }
    // 'At least 10 courts' are wanted of a venue, whatever is played on them.
    if ((asked[at - 1]?.number ?? 1) > 1 && segment.values.facility?.['spaceType'] !== undefined)
      add('facility', points.kind)
  }
  // 'Restaurants for the Calloway Cup' asks for restaurants, 'the fee of the Calloway Cup' for the event.
  const isBeside = score.size > 0 && topics.length === 0
  for (const { kind } of isBeside ? subjects.slice(0, 1) : subjects)
    add(kind, isBeside ? points.namedBeside : points.named)
  for (const topic of topics) {
    // 'When did the alley open' asks for no date.
    if (topic === 'dates' && topics.includes('hours')) continue
    const more = topicsOfOneKind.has(topic) ? points.onlyTopic : points.hint
    for (const kind of kindsOfTopic[topic] ?? [])
      add(kind, more * (topic !== 'hours' || isThere(kind, { hasHours: ['true'] }) ? 1 : absent))
  }
  const known = askedKinds.filter((kind) => score.has(kind))
  return known.toSorted((one, other) => score.get(other)! - score.get(one)!)[0]
}

const ourWords = /^(?:i|id|we|wed|my|our|quiero|queremos|quisiera|je|nous)$/i
const hostWords =
  /^(?:host|hosting|hold|run|organize|stage|organizar|albergar|celebrar|organiser|tenir|accueillir)$/i

/** 'We want to host a tournament' asks for a place for it. */
export function isHosting(segments: readonly Segment[]): boolean {
  const at = segments.findIndex(({ text }) => hostWords.test(text))
  return (
    at > 0 &&
    segments.slice(0, at).some(({ text }) => ourWords.test(text)) &&
    segments.slice(at).some(({ terms }) => terms['kind']?.includes('event') === true)
  )
}

/** 'Do you offer grants to organizers of a tournament' asks for what destinations do. */
const asksDestination = (segments: readonly Segment[]) =>
  segments.some(({ values }) => values.destination?.['services'] !== undefined) &&
  (segments.some(({ text }) => givingWords.test(foldWord(text))) ||
    (segments.some(({ text }) => youWords.test(text)) &&
      segments.some(
        ({ text, terms }) => terms['topic']?.includes('offers') === true || providing.test(text),
      )))
const youWords = /^(?:you|ustedes|vous|ofrecen|offrez)$/i
const providing = /^(?:provide|give|supply|furnish|hand)$/i
/** Verbs that speak to the destination by their form alone: 'accordez-vous', 'otorgan'. */
const givingWords =
  /^(?:offrez|accordez|proposez|disposez|fournissez|octroyez|remettez|donnez|procurez|pretez|distribuez|otorgan|conceden|brindan|proporcionan|facilitan|entregan|reparten|regalan|disponen)$/

/** 'Who can drive us from the hotel to the courts' asks for neither. */
export const asksDrivers = (segments: readonly Segment[]) =>
  segments.some(({ terms }) => terms['eat']?.includes('Transportation') === true)

const whereWords = /^(?:where|wheres|donde|dónde|ou|où)\b/i
const whichWords = /(?:^|\s)(?:which|what|qué|que|cuál|cual|cuáles|quel|quelle|quels|quelles)$/i
const isFor = ({ text }: Segment) => /^(?:for|para|pour)$/i.test(text)

/** 'Eight courts for a tournament' asks for courts: what follows 'for' says why, if something was asked for before. */
function withoutPurpose(segments: readonly Segment[]): readonly Segment[] {
  const at = segments.findLastIndex(isFor)
  const [before, after] = [segments.slice(0, at), segments.slice(at)]
  const isPurpose = after.some(({ terms }) => terms['kind']?.join() === 'event')
  const isAsked = before.some(
    ({ terms, values, records }) =>
      records.length > 0 || terms['kind'] !== undefined || Object.values(values).some(namesThing),
  )
  return at > 0 && isPurpose && isAsked ? before : segments
}

/** Fields of events that say who plays, or 'open', which is said of everything that is asked for. */
const playerFields = new Set(['openToAge', 'openToGender', 'eventLevel', 'isOpen'])
const isAboutPlayers = (values: Values) => Object.keys(values).every((field) => playerFields.has(field))

const namesThing = (values: Values | undefined) =>
  values !== undefined && ['spaceType', 'facilityType', 'placeType'].some((field) => field in values)

/** Longer than a week, such as a month in which people play. */
export const isLong = ({ from, to }: { from: string; to: string }) => to > addDays(from, 7)

const playWords = /play|jou|jug|entren|entraîn|entrain/i

/** Topics that nobody asks of pages of other kinds. */
const topicsOfOneKind = new Set<Topic>([
  'checkIn',
  'checkOut',
  'rooms',
  'stars',
  'rate',
  'deadline',
  'register',
  'teams',
])

function addWords(
  { text, terms, values, measure, dates, time }: Segment,
  add: (kind: string, more: number) => unknown,
  isThere: IsThere,
  isWhere: boolean,
) {
  // 'Where can we play' may be asked of whatever has the game.
  for (const kind of terms['kind'] ?? []) add(kind, playWords.test(text) ? points.shared : points.kind)
  const { eat } = terms
  if (eat !== undefined)
    add('business', points.kind * (isThere('business', { businessType: eat }) ? 1 : absent))
  const kinds = askedKinds.filter((kind) => values[kind] !== undefined)
  for (const kind of kinds) {
    const own = values[kind]!
    const more = isAboutPlayers(own)
      ? points.player
      : (kinds.length === 1 ? points.own : points.shared) +
        (nounFields.some((field) => field in own) ? points.noun : 0)
    add(kind, more * (isThere(kind, own) ? 1 : absent))
  }
  // Where something is played is asked more often than when.
  if (values.facility?.['sports'] !== undefined || measure !== undefined) add('facility', points.hint)
  if (dates !== undefined) add('event', isLong(dates) && isWhere ? points.player : points.hint)
  if (time !== undefined) add('business', points.player)
}
