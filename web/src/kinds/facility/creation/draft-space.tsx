import type { ChildRow } from '../../../creation/draft/creation-draft.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { spaceDetails } from '../../../page/space-words.ts'
import type { FacilityLists } from './list-fields.tsx'

export const blankSpace = { name: '', count: '1', surface: '', location: '', additionalFeatures: '' }
export type DraftSpace = typeof blankSpace

export const draftSpace = (row: ChildRow): DraftSpace => ({ ...blankSpace, ...row })

export const spacesSummary = (rows: readonly ChildRow[]) => (
  <ul>
    {rows.map(draftSpace).map((space, index) => (
      // Spaces have no identity but their index.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index}>
        <span className="num semi">{space.count}</span>{' '}
        {[spacesWord(space.name || 'Space', Number(space.count)), ...spaceDetails(space)].join(', ')}
      </li>
    ))}
  </ul>
)

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
