import { describePlace, type RowPlace } from '../file/source-table.ts'
import { createFacilityIndex, type FacilityIndex, type Match } from '../matching/facility-index.ts'
import type { Candidate, RowReading } from '../rows/candidate.ts'
import { differencesOf, isUnchanged } from './differences.ts'
import type { KnownFacility } from './known-facility.ts'
import type { RowOutcome } from './row-outcome.ts'

export interface PlanOptions {
  acceptDoubtful: boolean
}

interface PlanState {
  existing: FacilityIndex<KnownFacility>
  deleted: FacilityIndex<KnownFacility>
  /** New facilities from earlier rows of the file. */
  fresh: FacilityIndex<RowPlace>
  /** Existing facilities by id, with the earlier row that matched each. */
  matched: Map<string, RowPlace>
  acceptDoubtful: boolean
}

/** Decides the outcome of each row, in file order. */
export function planImport(
  readings: readonly RowReading[],
  known: Iterable<KnownFacility>,
  { acceptDoubtful }: PlanOptions,
): RowOutcome[] {
  const plan: PlanState = {
    existing: createFacilityIndex(),
    deleted: createFacilityIndex(),
    fresh: createFacilityIndex(),
    matched: new Map(),
    acceptDoubtful,
  }
  for (const facility of known)
    (facility.deleted === null ? plan.existing : plan.deleted).add(facility, facility.draft)
  return readings.map((reading) =>
    'refused' in reading ? { kind: 'refused', ...reading.refused } : planRow(reading.candidate, plan),
  )
}

function planRow(candidate: Candidate, plan: PlanState): RowOutcome {
  const located = { ...candidate.draft, aliases: candidate.aliases }
  const existing = plan.existing.find(located)
  if (existing?.certainty === 'same') return planExisting(candidate, existing.item, plan)
  const fresh = plan.fresh.find(located)
  if (fresh?.certainty === 'same') return doubtful(candidate, [`duplicate of ${describePlace(fresh.item)}`])
  const deleted = existing ? undefined : plan.deleted.find(located)
  const reasons = [
    ...candidate.doubts,
    ...(existing ? [looksLike(existing, `"${existing.item.draft.name}"`)] : []),
    ...(fresh ? [looksLike(fresh, describePlace(fresh.item))] : []),
    ...(deleted?.certainty === 'same'
      ? [`"${deleted.item.draft.name}" was deleted on ${deleted.item.deleted}`]
      : []),
  ]
  if (reasons.length > 0 && !plan.acceptDoubtful) return doubtful(candidate, reasons, existing?.item.id)
  plan.fresh.add(candidate.place, located)
  return { kind: 'new', ...rowOf(candidate), reasons, candidate }
}

function planExisting(candidate: Candidate, facility: KnownFacility, plan: PlanState): RowOutcome {
  const row = { ...rowOf(candidate), candidate, facilityId: facility.id }
  const earlier = plan.matched.get(facility.id)
  if (earlier) return doubtful(candidate, [`${describePlace(earlier)} is for the same facility`], facility.id)
  plan.matched.set(facility.id, candidate.place)
  const differences = differencesOf(candidate, facility)
  if (isUnchanged(differences)) return { kind: 'unchanged', ...row, reasons: [] }
  if (facility.hasManager)
    return doubtful(
      candidate,
      [`has a manager, who can update ${namesOf(differences).join(', ')}`],
      facility.id,
    )
  if (candidate.doubts.length > 0 && !plan.acceptDoubtful)
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
