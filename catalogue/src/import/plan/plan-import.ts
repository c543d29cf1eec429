import type { Decision } from '@app/contract/rules/import-words.ts'
import { describePlace } from '../file/source-table.ts'
import type { CompareOptions } from '../matching/compare-facilities.ts'
import { createFacilityIndex, type FacilityIndex, type Match } from '../matching/facility-index.ts'
import type { ErrorMiles } from '../matching/located.ts'
import type { Candidate, RowReading } from '../rows/candidate.ts'
import { rowKey, type Answer, type Answers } from './answers.ts'
import { differencesOf, isUnchanged } from './differences.ts'
import { groupRows, type Group } from './group-rows.ts'
import { knownComparable, type KnownFacility } from './known-facility.ts'
import { looksLike } from './looks-like.ts'
import type { Resemblance, RowOutcome } from './row-outcome.ts'

/** What the importing person may see and change of the facilities in the database. */
export interface FacilityAccess {
  sees(facility: KnownFacility): boolean
  mayChange(facility: KnownFacility): boolean
  /** How reasons refer to a facility that is seen. */
  nameOf(facility: KnownFacility): string
}

const fullAccess: FacilityAccess = {
  sees: () => true,
  mayChange: () => true,
  nameOf: ({ draft }) => `"${draft.name}"`,
}

export interface PlanOptions extends CompareOptions {
  acceptDoubtful: boolean
  answers?: Answers
  errorMiles?: ErrorMiles
  /** Fills empty fields only, because the same file was imported before and other values were changed since. */
  fillsOnly?: boolean
  access?: FacilityAccess
}

interface PlanState {
  existing: FacilityIndex<KnownFacility>
  deleted: FacilityIndex<KnownFacility>
  /** Existing facilities by id, with the earlier group that matched each. */
  matched: Map<string, Group>
  acceptDoubtful: boolean
  errorMiles: ErrorMiles
  fillsOnly: boolean
  access: FacilityAccess
}

/** Decides the outcome of each row, in file order. */
export function planImport(
  readings: readonly RowReading[],
  known: Iterable<KnownFacility>,
  {
    acceptDoubtful,
    answers = new Map(),
    errorMiles = () => 0,
    fillsOnly = false,
    access = fullAccess,
    hasBranches,
  }: PlanOptions,
): RowOutcome[] {
  const plan: PlanState = {
    existing: createFacilityIndex({ hasBranches }),
    deleted: createFacilityIndex({ hasBranches }),
    matched: new Map(),
    acceptDoubtful,
    errorMiles,
    fillsOnly,
    access,
  }
  const candidates = readings.flatMap((reading) => ('candidate' in reading ? [reading.candidate] : []))
  // First, so that the index of the rows is gone before that of the facilities is made.
  const groups = groupRows(candidates, { answers, errorMiles, hasBranches })
  for (const facility of known)
    (facility.deleted === null ? plan.existing : plan.deleted).add(
      facility,
      knownComparable(facility, errorMiles),
    )
  const outcomes = new Map<string, RowOutcome>()
  for (const group of groups) {
    outcomes.set(rowKey(group.head.place), planGroup(group, answers.get(rowKey(group.head.place)), plan))
    for (const row of group.rest)
      outcomes.set(rowKey(row.place), {
        kind: 'merged',
        ...rowOf(row),
        reasons: [`joined with ${describePlace(group.head.place)}`],
        candidate: row,
        into: group.head.place,
      })
  }
  return readings.flatMap((reading) =>
    'refused' in reading
      ? { kind: 'refused' as const, ...reading.refused }
      : (outcomes.get(rowKey(reading.candidate.place)) ?? []),
  )
}

function planGroup(group: Group, answer: Answer | undefined, plan: PlanState): RowOutcome {
  const candidate = group.merged
  const decision = answer?.decision
  if (decision === 'skip')
    return { kind: 'skipped', ...rowOf(candidate), reasons: ['skipped by your answer'], candidate }
  const matches = findExisting(group, plan)
  const existing =
    answer?.facilityId === undefined ? matches[0] : matches.find(({ item }) => item.id === answer.facilityId)
  if (existing && decision !== 'new' && (existing.certainty === 'same' || decision === 'same'))
    return planExisting(group, existing, decision, plan)
  const reasons = [
    ...candidate.doubts,
    ...(existing ? [doubleOf(existing, plan)] : []),
    ...(group.resembles ? [looksLike(group.resembles, describePlace(group.resembles.item.head.place))] : []),
    ...(existing ? [] : deletedDoubles(group, plan)),
    ...(decision === 'same' ? ['was decided to be the same as something that is gone'] : []),
  ]
  if (reasons.length > 0 && !plan.acceptDoubtful && decision !== 'new') {
    const seen = matches.filter(({ item }) => plan.access.sees(item))
    return doubtful(candidate, reasons, resemblanceOf(seen[0], group), seen)
  }
  return { kind: 'new', ...rowOf(candidate), reasons, candidate }
}

/** 'looks like "Oak Hill Arena", 2.1 miles away: similar name'. Never names a facility that isn't seen. */
const doubleOf = (match: Match<KnownFacility>, { access }: PlanState) =>
  access.sees(match.item)
    ? looksLike(match, access.nameOf(match.item))
    : 'may be on the marketplace already, but is not public'

function deletedDoubles({ compared }: Group, { deleted, access }: PlanState): string[] {
  const match = deleted.find(compared)
  if (match?.certainty !== 'same') return []
  const { item } = match
  return [
    access.sees(item)
      ? `${access.nameOf(item)} was deleted on ${item.deleted}`
      : 'was on the marketplace, but has been removed',
  ]
}

function planExisting(
  group: Group,
  match: Match<KnownFacility>,
  decision: Decision | undefined,
  plan: PlanState,
): RowOutcome {
  const facility = match.item
  const candidate = group.merged
  if (!plan.access.sees(facility)) return doubtful(candidate, [doubleOf(match, plan)], undefined, [])
  const row = { ...rowOf(candidate), candidate, facilityId: facility.id }
  // Where the facility can't be changed, a decision that it is the same leaves it as it is.
  const leave = (reason: string): RowOutcome =>
    decision === 'same'
      ? { kind: 'unchanged', ...row, reasons: [reason] }
      : doubtful(candidate, [reason], { facility, miles: undefined }, [match])
  const earlier = plan.matched.get(facility.id)
  if (earlier) return leave(`${describePlace(earlier.head.place)} is for the same facility`)
  plan.matched.set(facility.id, group)
  const differences = differencesOf(candidate, facility, plan)
  if (isUnchanged(differences)) return { kind: 'unchanged', ...row, reasons: [] }
  if (!plan.access.mayChange(facility))
    return {
      kind: 'unchanged',
      ...row,
      reasons: ['is on the marketplace already, and others keep it up to date'],
    }
  if (facility.hasManager) return leave(`has a manager, who can update ${namesOf(differences).join(', ')}`)
  const doubts = [
    ...candidate.doubts,
    ...(candidate.isClosed && facility.isActive ? ['marked as closed, but open here'] : []),
  ]
  if (doubts.length > 0 && !plan.acceptDoubtful && decision !== 'same')
    return doubtful(candidate, doubts, { facility, miles: undefined }, [match])
  return { kind: 'changed', ...row, reasons: doubts, known: facility, differences }
}

/** A general name in a town is the same place as before, because the same file may be imported again. */
const findExisting = ({ compared }: Group, { existing }: PlanState): Match<KnownFacility>[] =>
  existing
    .findAll(compared)
    .map((match, index) =>
      index === 0 && match.isIndistinguishable ? { ...match, certainty: 'same' } : match,
    )

const rowOf = ({ place, draft }: Candidate) => ({ place, name: draft.name })

function resemblanceOf(existing: Match<KnownFacility> | undefined, group: Group): Resemblance | undefined {
  if (existing) return { miles: existing.miles, facility: existing.item }
  return group.resembles && { miles: group.resembles.miles, row: group.resembles.item.head.place }
}

const doubtful = (
  candidate: Candidate,
  reasons: readonly string[],
  resembles: Resemblance | undefined,
  matches: readonly Match<KnownFacility>[],
): RowOutcome => ({
  kind: 'doubtful',
  ...rowOf(candidate),
  reasons,
  candidate,
  matches,
  ...(resembles && { resembles }),
  ...(resembles?.facility && { facilityId: resembles.facility.id }),
})

function namesOf({ fields, ...children }: ReturnType<typeof differencesOf>): string[] {
  const added = Object.entries(children).filter(([, list]) => list.length > 0)
  return [...fields.map(({ field }) => field), ...added.map(([name]) => name)]
}
