import { areNamedLike } from '../matching/are-named-like.ts'
import { comparable, type Comparable } from '../matching/comparable.ts'
import { haveOtherNumbers, type CompareOptions } from '../matching/compare-facilities.ts'
import { createFacilityIndex, type Match } from '../matching/facility-index.ts'
import type { ErrorMiles, Located } from '../matching/located.ts'
import type { Candidate } from '../rows/candidate.ts'
import { rowKey, type Answers } from './answers.ts'
import { nameAfterPlaces } from './join-spaces.ts'
import { mergeCandidates } from './merge-candidates.ts'

/** The rows of a file that are about one place. */
export interface Group {
  /** The first row. */
  head: Candidate
  rest: Candidate[]
  /** All rows as one facility. */
  merged: Candidate
  compared: Comparable
  /** An earlier group that may be the same place. */
  resembles: Match<Group> | undefined
}

export const locatedOf = (candidate: Candidate): Located => ({
  ...candidate.draft,
  aliases: candidate.aliases,
})

interface GroupOptions extends CompareOptions {
  answers: Answers
  errorMiles: ErrorMiles
}

/** Joins the rows of each place: one per sport, one per field, or duplicates. */
export function groupRows(
  candidates: readonly Candidate[],
  { answers, errorMiles, hasBranches = false }: GroupOptions,
): Group[] {
  const index = createFacilityIndex<Group>({ hasBranches })
  const groups: Group[] = []
  const byId = new Map<string, Group[]>()
  for (const candidate of nameAfterPlaces(candidates)) {
    const { decision, facilityId } = answers.get(rowKey(candidate.place)) ?? {}
    const compared = comparable(locatedOf(candidate), errorMiles)
    const match = index.find(compared)
    const isSame =
      match !== undefined && (match.certainty === 'same' || (decision === 'same' && facilityId === undefined))
    const isNumberedAlike = (group: Group) =>
      isNamedLike(candidate)(group) && !(hasBranches && haveOtherNumbers(compared, group.compared))
    const earlier = isSame ? match.item : byId.get(candidate.sourceId ?? '')?.find(isNumberedAlike)
    if (earlier && decision !== 'new' && decision !== 'skip') {
      earlier.rest.push(candidate)
      earlier.merged = mergeCandidates(earlier.merged, candidate)
      earlier.compared = comparable(locatedOf(earlier.merged), errorMiles)
      continue
    }
    const group: Group = { head: candidate, rest: [], merged: candidate, compared, resembles: match }
    groups.push(group)
    if (decision === 'skip') continue
    index.add(group, compared)
    if (candidate.sourceId !== undefined)
      byId.set(candidate.sourceId, [...(byId.get(candidate.sourceId) ?? []), group])
  }
  return groups
}

/** Whether the names allow that rows with the same number are about one place. A park and its pool may share a number. */
const isNamedLike = (candidate: Candidate) => (group: Group) =>
  areNamedLike(
    { name: candidate.draft.name, aliases: candidate.aliases },
    { name: group.head.draft.name, aliases: group.merged.aliases },
  )
