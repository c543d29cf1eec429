import { kindsOfTopic } from '../words/kinds-of-topics.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import type { Topic } from '../words/topics.ts'
import { askedKinds, type AskedKind, type Segment, type Values } from './segments.ts'

/** How much each says about the kind of pages that is asked for. */
const points = { named: 4, namedBeside: 3, kind: 3, own: 2, shared: 1, hint: 0.6, player: 0.3 }

/** The kind of pages that pieces of a question ask for: what they call it, what only it has, and what is asked of it. */
export function kindOf(
  segments: readonly Segment[],
  subjects: readonly GuideRecord[],
  topics: readonly Topic[],
): AskedKind | undefined {
  const score = new Map<string, number>()
  const add = (kind: string, more: number) => score.set(kind, (score.get(kind) ?? 0) + more)
  for (const segment of segments) addWords(segment, add)
  // 'Restaurants for the Calloway Cup' asks for restaurants, 'the fee of the Calloway Cup' for the event.
  const isBeside = score.size > 0 && topics.length === 0
  for (const { kind } of isBeside ? subjects.slice(0, 1) : subjects)
    add(kind, isBeside ? points.namedBeside : points.named)
  for (const topic of topics) for (const kind of kindsOfTopic[topic] ?? []) add(kind, points.hint)
  const known = askedKinds.filter((kind) => score.has(kind))
  return known.toSorted((one, other) => score.get(other)! - score.get(one)!)[0]
}

/** Fields of events that say who plays, which is said of everything that is asked for. */
const playerFields = new Set(['openToAge', 'openToGender', 'eventLevel'])
const isAboutPlayers = (values: Values) => Object.keys(values).every((field) => playerFields.has(field))

function addWords({ terms, values, measure, dates }: Segment, add: (kind: string, more: number) => unknown) {
  for (const kind of terms['kind'] ?? []) add(kind, points.kind)
  if (terms['eat'] !== undefined) add('business', points.kind)
  const kinds = askedKinds.filter((kind) => values[kind] !== undefined)
  for (const kind of kinds) {
    const isOwn = kinds.length === 1
    add(kind, isAboutPlayers(values[kind]!) ? points.player : isOwn ? points.own : points.shared)
  }
  // Where something is played is asked more often than when.
  if (values.facility?.['sports'] !== undefined || measure !== undefined) add('facility', points.hint)
  if (dates !== undefined) add('event', points.hint)
}
