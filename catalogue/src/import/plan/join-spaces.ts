import { cityKey } from '../../gazetteer/city-key.ts'
import { milesBetween } from '@app/contract/rules/globe.ts'
import { nameKey } from '../matching/name-key.ts'
import type { Candidate, PartOf } from '../rows/candidate.ts'

/** Spaces of one place are not farther apart. */
const maxMiles = 0.6

/**
 * Names rows that are single spaces of one place after the place: 'Oak Hill Park - Field 1' and '… - Field 2' become two rows
 * of 'Oak Hill Park', which are merged later. Rows whose place occurs only once keep their names.
 */
export function nameAfterPlaces(candidates: readonly Candidate[]): Candidate[] {
  const groups = Map.groupBy(candidates, ({ draft, partOf }) => {
    const { city, state, postalCode } = draft
    return `${nameKey(partOf?.place ?? draft.name)}|${city === null ? postalCode : cityKey(city)}|${state}`
  })
  const renamed = new Map<Candidate, Candidate>()
  for (const group of groups.values())
    if (group.length > 1 && areTogether(group))
      for (const candidate of group)
        if (candidate.partOf) renamed.set(candidate, inPlace(candidate, candidate.partOf))
  return candidates.map((candidate) => renamed.get(candidate) ?? candidate)
}

function areTogether(group: readonly Candidate[]): boolean {
  const [first, ...others] = group.flatMap(({ draft }) =>
    draft.lat === null || draft.lng === null ? [] : [{ lat: draft.lat, lng: draft.lng }],
  )
  return first === undefined || others.every((other) => milesBetween(first, other) <= maxMiles)
}

function inPlace(candidate: Candidate, { place, space, sport }: PartOf): Candidate {
  const hasSpace = candidate.spaces.some(({ name }) => name === space.name)
  const sports = sport === undefined ? candidate.sports : [...new Set([...candidate.sports, sport])]
  return {
    ...candidate,
    draft: { ...candidate.draft, name: place },
    sports,
    spaces: hasSpace ? candidate.spaces : [...candidate.spaces, space],
    statedChildren: new Set([
      ...candidate.statedChildren,
      'spaces' as const,
      ...(sports.length > 0 ? (['sports'] as const) : []),
    ]),
    isOneSpace: true,
  }
}
