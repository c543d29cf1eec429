import type { GuideRecord } from '../records/guide-record.ts'
import { kindOf } from './kind-of.ts'
import type { Anchor } from './question.ts'
import { marketKinds, type Segment } from './segments.ts'
import { has, namesKind } from './terms-of.ts'
import { wishesOf } from './wishes.ts'

/** What an answer must be near to, how near, and the pieces of the question that say so. */
export interface Near {
  anchor: Anchor | undefined
  miles: number | undefined
  isOfAnchor: ReadonlySet<Segment>
}

/** Of 'walking distance'. */
const walkMiles = 1

/** What the answer must be near to: the record after 'near', or any page of the kind that follows, with what is said of it. */
export function anchorIn(segments: readonly Segment[], isHome: (record: GuideRecord) => boolean): Near {
  const isWalk = segments.some((segment) => has(segment, 'role', 'walking'))
  const miles =
    segments.find((segment) => segment.miles !== undefined)?.miles ?? (isWalk ? walkMiles : undefined)
  const origins: Segment[] = []
  for (const [at, segment] of segments.entries()) {
    if (!isNear(segment)) continue
    const after = segments.slice(at + 1)
    const target = after.findIndex((each) => isThing(each))
    if (target < 0 || after.slice(0, target).some((each) => !isBetween(each))) continue
    const { records } = after[target]!
    const others = records.filter((record) => !isHome(record))
    if (isOrigin(segment, others, segments)) {
      origins.push(segment, after[target]!)
      continue
    }
    if (others.length > 0) {
      const isOfAnchor = new Set([segment, ...after.slice(0, target + 1)])
      return { anchor: { type: 'records', records: others }, miles, isOfAnchor }
    }
    // 'Near a hotel' at the beginning has what is asked for after it.
    if (records.length > 0 || !segments.slice(0, at).some((each) => isThing(each))) continue
    // 'Near Seminole that streams games' is near the town alone.
    const rest = isTown(after[target]!) ? besideTown(after, target) : after.slice(target)
    const kind = marketKinds.find((each) => each === kindOf(rest, [], []))
    if (kind === undefined) continue
    const { wishes } = wishesOf(rest, kind)
    // 'From the hotel to the courts, got a phone number' asks for the number all the same.
    const isOfAnchor = new Set(
      [segment, ...after.slice(0, target), ...rest].filter(({ terms }) => terms['topic'] === undefined),
    )
    return { anchor: { type: 'any', kind, wishes }, miles, isOfAnchor }
  }
  return { anchor: undefined, miles, isOfAnchor: new Set(origins) }
}

const isTown = ({ values, terms }: Segment) =>
  terms['kind'] === undefined && Object.values(values).some((fields) => 'city' in fields)

/** A town with the things right behind it: 'Seminole fairgrounds'. */
function besideTown(after: readonly Segment[], town: number): readonly Segment[] {
  let end = town + 1
  while (after[end] !== undefined && isThing(after[end]!)) end++
  return after.slice(town, end)
}

/** 'Teams from Moncton' come from its airport only if it is asked how far that is. */
const isOrigin = ({ text }: Segment, records: readonly GuideRecord[], segments: readonly Segment[]) =>
  /^(?:from|desde|depuis)$/i.test(text) &&
  records.length > 0 &&
  records.every(({ kind }) => kind === 'airport') &&
  !segments.some((one) => has(one, 'topic', 'airport') || has(one, 'topic', 'distance'))

const isNear = (segment: Segment) =>
  has(segment, 'role', 'near') || has(segment, 'role', 'walking') || segment.miles !== undefined

/** Whether something can be near to it. */
const isThing = (segment: Segment) =>
  segment.records.length > 0 || namesKind(segment) || Object.keys(segment.values).length > 0

/** Whoever does something begins another clause: 'squash, anywhere around he could get a game'. */
const doers = new Set('i you he she we they who je nous vous ils elles yo nosotros ellos'.split(' '))

const isBetween = (segment: Segment) =>
  (segment.isPlain && !doers.has(segment.text.toLowerCase())) ||
  segment.number !== undefined ||
  segment.miles !== undefined ||
  isNear(segment)
