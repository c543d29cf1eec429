import type { CreationLists } from '../creation-lists.ts'
import { blankSpace, type DraftSpace } from '../draft/creation-draft.ts'

const most = 4

/** What the chosen sports are usually played in, as far as no such space is there yet. */
export function suggestedSpaces(
  chosen: readonly string[],
  spaces: readonly Pick<DraftSpace, 'name'>[],
  sports: readonly Pick<CreationLists['sports'][number], 'name' | 'space'>[],
): DraftSpace[] {
  const there = new Set(spaces.map(({ name }) => name))
  const suggested = new Map<string, DraftSpace>()
  for (const sport of sports) {
    const { name } = sport.space
    if (!chosen.includes(sport.name) || there.has(name) || suggested.has(name)) continue
    suggested.set(name, { ...blankSpace, ...sport.space })
  }
  return [...suggested.values()].slice(0, most)
}
