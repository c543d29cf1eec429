import type { CreationLists } from '../creation-lists.ts'
import { blankSpace, type DraftSpace } from '../draft/creation-draft.ts'

const most = 4

/** What the chosen sports are usually played in, as far as no such space is there yet. */
export function suggestedSpaces(
  chosen: readonly string[],
  spaces: readonly Pick<DraftSpace, 'name'>[],
  sports: CreationLists['sports'],
): DraftSpace[] {
  const there = new Set(spaces.map(({ name }) => name))
  const suggested = new Map<string, DraftSpace>()
  for (const sport of sports) {
    const { name, surface, location } = sport.space
    if (!chosen.includes(sport.name) || there.has(name) || suggested.has(name)) continue
    suggested.set(name, { ...blankSpace, name, surface: surface === 'N/A' ? '' : surface, location })
  }
  return [...suggested.values()].slice(0, most)
}
