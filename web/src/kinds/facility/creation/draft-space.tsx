import type { ChildRow } from '../../../creation/draft/creation-draft.ts'
import { spaceDetails, spacesWord } from '../../../page/space-words.ts'

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
