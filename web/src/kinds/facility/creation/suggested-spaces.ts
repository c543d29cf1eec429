import { blankSpace, type DraftSpace } from './draft-space.tsx'
import type { FacilityLists } from './facility-lists.ts'

const maxSuggested = 4

/** The usual spaces of the chosen sports, except types that the draft has already. */
export function suggestedSpaces(
  chosen: readonly string[],
  spaces: readonly Pick<DraftSpace, 'name'>[],
  sports: readonly Pick<FacilityLists['sports'][number], 'name' | 'space'>[],
): DraftSpace[] {
  const there = new Set(spaces.map(({ name }) => name))
  const suggested = new Map<string, DraftSpace>()
  for (const sport of sports) {
    const { name } = sport.space
    if (!chosen.includes(sport.name) || there.has(name) || suggested.has(name)) continue
    suggested.set(name, { ...blankSpace, ...sport.space })
  }
  return [...suggested.values()].slice(0, maxSuggested)
}
