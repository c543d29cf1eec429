import { describePlace } from '../file/source-table.ts'
import { comparable } from '../matching/comparable.ts'
import { createFacilityIndex, type FacilityIndex, type Match } from '../matching/facility-index.ts'
import type { ErrorMiles } from '../matching/located.ts'
import type { Candidate, RowReading } from '../rows/candidate.ts'
import { rowKey, type Answers, type Decision } from './answers.ts'
import { differencesOf, isUnchanged } from './differences.ts'
import { groupRows, type Group } from './group-rows.ts'
import type { KnownFacility } from './known-facility.ts'
import { looksLike } from './looks-like.ts'
import type { Resemblance, RowOutcome } from './row-outcome.ts'

export interface PlanOptions {
  acceptDoubtful: boolean
  answers?: Answers
  errorMiles?: ErrorMiles
  /** Fills empty fields only, because the same file was imported before and other values were changed since. */
  fillsOnly?: boolean
}

interface PlanState {
  existing: FacilityIndex<KnownFacility>
  deleted: FacilityIndex<KnownFacility>
  /** Existing facilities by id, with the earlier group that matched each. */
  matched: Map<string, Group>
  acceptDoubtful: boolean
  errorMiles: ErrorMiles
  fillsOnly: boolean
}

/** Decides the outcome of each row, in file order. */
export function planImport(
  readings: readonly RowReading[],
  known: Iterable<KnownFacility>,
  { acceptDoubtful, answers = new Map(), errorMiles = () => 0, fillsOnly = false }: PlanOptions,
): RowOutcome[] {
  const plan: PlanState = {
    existing: createFacilityIndex(),
    deleted: createFacilityIndex(),
    matched: new Map(),
    acceptDoubtful,
    errorMiles,
    fillsOnly,
  }
  for (const facility of known)
    (facility.deleted === null ? plan.existing : plan.deleted).add(
      facility,
      comparable({ ...facility.draft, aliases: facility.otherNames }, errorMiles),
    )
  const candidates = readings.flatMap((reading) => ('candidate' in reading ? [reading.candidate] : []))
  const outcomes = new Map<string, RowOutcome>()
  for (const group of groupRows(candidates, { answers, errorMiles })) {
    outcomes.set(
      rowKey(group.head.place),
      planGroup(group, answers.get(rowKey(group.head.place))?.decision, plan),
    )
    for (const row of group.rest)
      outcomes.set(rowKey(row.place), {
        kind: 'merged',
        ...rowOf(row),
        reasons: [`joined with ${describePlace(group.head.place)}`],
        candidate: row,
      })
  }
  return readings.flatMap((reading) =>
    'refused' in reading
      ? { kind: 'refused' as const, ...reading.refused }
      : (outcomes.get(rowKey(reading.candidate.place)) ?? []),
  )
}

function planGroup(group: Group, decision: Decision | undefined, plan: PlanState): RowOutcome {
  const candidate = group.merged
  if (decision === 'skip')
    return { kind: 'skipped', ...rowOf(candidate), reasons: ['skipped by your answer'], candidate }
  const existing = findExisting(group, plan)
  if (existing && decision !== 'new' && (existing.certainty === 'same' || decision === 'same'))
    return planExisting(group, existing.item, decision, plan)
  const deleted = existing ? undefined : plan.deleted.find(group.compared)
  const reasons = [
    ...candidate.doubts,
    ...(existing ? [looksLike(existing, `"${existing.item.draft.name}"`)] : []),
    ...(group.resembles ? [looksLike(group.resembles, describePlace(group.resembles.item.head.place))] : []),
    ...(deleted?.certainty === 'same'
      ? [`"${deleted.item.draft.name}" was deleted on ${deleted.item.deleted}`]
      : []),
  ]
  if (reasons.length > 0 && !plan.acceptDoubtful && decision !== 'new')
    return doubtful(candidate, reasons, resemblanceOf(existing, group))
  return { kind: 'new', ...rowOf(candidate), reasons, candidate }
}

function planExisting(
  group: Group,
  facility: KnownFacility,
  decision: Decision | undefined,
  plan: PlanState,
): RowOutcome {
  const candidate = group.merged
  const row = { ...rowOf(candidate), candidate, facilityId: facility.id }
  const resembles: Resemblance = { facility, miles: undefined }
  const earlier = plan.matched.get(facility.id)
  if (earlier)
    return doubtful(candidate, [`${describePlace(earlier.head.place)} is for the same facility`], resembles)
  plan.matched.set(facility.id, group)
  const differences = differencesOf(candidate, facility, plan)
  if (isUnchanged(differences)) return { kind: 'unchanged', ...row, reasons: [] }
  if (facility.hasManager)
    return doubtful(
      candidate,
      [`has a manager, who can update ${namesOf(differences).join(', ')}`],
      resembles,
    )
  const doubts = [
    ...candidate.doubts,
    ...(candidate.isClosed && facility.isActive ? ['marked as closed, but open here'] : []),
  ]
  if (doubts.length > 0 && !plan.acceptDoubtful && decision !== 'same')
    return doubtful(candidate, doubts, resembles)
  return { kind: 'changed', ...row, reasons: doubts, known: facility, differences }
}

/** A general name in a town is the same place as before, because the same file may be imported again. */
function findExisting({ compared }: Group, { existing }: PlanState): Match<KnownFacility> | undefined {
  const match = existing.find(compared)
  return match?.isIndistinguishable ? { ...match, certainty: 'same' } : match
}

const rowOf = ({ place, draft }: Candidate) => ({ place, name: draft.name })

function resemblanceOf(existing: Match<KnownFacility> | undefined, group: Group): Resemblance | undefined {
  if (existing) return { miles: existing.miles, facility: existing.item }
  return group.resembles && { miles: group.resembles.miles, row: group.resembles.item.head.place }
}

const doubtful = (
  candidate: Candidate,
  reasons: readonly string[],
  resembles: Resemblance | undefined,
): RowOutcome => ({
  kind: 'doubtful',
  ...rowOf(candidate),
  reasons,
  candidate,
  ...(resembles && { resembles }),
  ...(resembles?.facility && { facilityId: resembles.facility.id }),
})

function namesOf({ fields, ...children }: ReturnType<typeof differencesOf>): string[] {
  const added = Object.entries(children).filter(([, list]) => list.length > 0)
  return [...fields.map(({ field }) => field), ...added.map(([name]) => name)]
}
