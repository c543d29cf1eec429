import { describePlace, type RowPlace } from '../file/source-table.ts'
import { facilityIndex, type FacilityIndex, type Match } from '../matching/facility-index.ts'
import type { Candidate, RowReading } from '../rows/candidate.ts'
import { differencesOf, isUnchanged } from './differences.ts'
import type { KnownFacility } from './known-facility.ts'
import type { RowOutcome } from './row-outcome.ts'

export interface PlanOptions {
  acceptDoubtful: boolean
}

interface Surroundings {
  standing: FacilityIndex<KnownFacility>
  deleted: FacilityIndex<KnownFacility>
  /** What the file brings in so far. */
  fresh: FacilityIndex<RowPlace>
  /** Facilities that a row has spoken of already. */
  claimed: Map<string, RowPlace>
  acceptDoubtful: boolean
}

/** Decides what becomes of each row, in the order of the file. */
export function planImport(
  readings: readonly RowReading[],
  known: Iterable<KnownFacility>,
  { acceptDoubtful }: PlanOptions,
): RowOutcome[] {
  const around: Surroundings = {
    standing: facilityIndex(),
    deleted: facilityIndex(),
    fresh: facilityIndex(),
    claimed: new Map(),
    acceptDoubtful,
  }
  for (const facility of known)
    (facility.deleted === null ? around.standing : around.deleted).add(facility, facility.draft)
  return readings.map((reading) =>
    'refused' in reading ? { kind: 'refused', ...reading.refused } : decide(reading.candidate, around),
  )
}

function decide(candidate: Candidate, around: Surroundings): RowOutcome {
  const located = { ...candidate.draft, aliases: candidate.aliases }
  const standing = around.standing.find(located)
  if (standing?.certainty === 'same') return ofStanding(candidate, standing.item, around)
  const fresh = around.fresh.find(located)
  if (fresh?.certainty === 'same')
    return doubtful(candidate, [`${describePlace(fresh.item)} has the same name and place, and brings it in`])
  const deleted = standing ? undefined : around.deleted.find(located)
  const reasons = [
    ...candidate.doubts,
    ...(standing ? [looksLike(standing, `"${standing.item.draft.name}"`)] : []),
    ...(fresh ? [looksLike(fresh, describePlace(fresh.item))] : []),
    ...(deleted?.certainty === 'same'
      ? [`"${deleted.item.draft.name}" was deleted on ${deleted.item.deleted}`]
      : []),
  ]
  if (reasons.length > 0 && !around.acceptDoubtful) return doubtful(candidate, reasons, standing?.item.id)
  around.fresh.add(candidate.place, located)
  return { kind: 'new', ...rowOf(candidate), reasons, candidate }
}

function ofStanding(candidate: Candidate, facility: KnownFacility, around: Surroundings): RowOutcome {
  const row = { ...rowOf(candidate), candidate, facilityId: facility.id }
  const earlier = around.claimed.get(facility.id)
  if (earlier)
    return doubtful(candidate, [`${describePlace(earlier)} speaks of the same facility`], facility.id)
  around.claimed.set(facility.id, candidate.place)
  const differences = differencesOf(candidate, facility)
  if (isUnchanged(differences)) return { kind: 'unchanged', ...row, reasons: [] }
  if (facility.hasManager)
    return doubtful(
      candidate,
      [`kept by its manager, who may want to change ${namesOf(differences).join(', ')}`],
      facility.id,
    )
  if (candidate.doubts.length > 0 && !around.acceptDoubtful)
    return doubtful(candidate, candidate.doubts, facility.id)
  return { kind: 'changed', ...row, reasons: candidate.doubts, known: facility, differences }
}

const rowOf = ({ place, draft }: Candidate) => ({ place, name: draft.name })

const doubtful = (candidate: Candidate, reasons: readonly string[], facilityId?: string): RowOutcome => ({
  kind: 'doubtful',
  ...rowOf(candidate),
  reasons,
  candidate,
  ...(facilityId !== undefined && { facilityId }),
})

function looksLike({ certainty, miles }: Match<unknown>, what: string): string {
  const distance =
    miles === undefined ? '' : miles < 0.1 ? ' at the same place' : `, ${miles.toFixed(1)} miles away`
  return certainty === 'near' ? `looks like ${what}${distance}` : `is ${what}`
}

function namesOf({ fields, sports, spaces, amenities }: ReturnType<typeof differencesOf>): string[] {
  const children = Object.entries({ sports, spaces, amenities }).filter(([, added]) => added.length > 0)
  return [...fields.map(({ field }) => field), ...children.map(([name]) => name)]
}
