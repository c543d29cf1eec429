import type { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { spaceTypeByName, type SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import { sportByName, type SportName } from '@app/contract/reference-lists/sports.ts'
import { isAbsent } from '../cleaning/absent.ts'
import { spaceOf, type Space } from '../classification/space.ts'
import type { SourceRow } from '../file/source-table.ts'
import type { MeantColumn } from '../import-kind.ts'
import type { RowNotes } from './row-notes.ts'

/** What the columns with counts and flags say about a row. */
export interface MeantChildren {
  sports: SportName[]
  spaces: Space[]
  amenities: AmenityName[]
}

const yes = /^(?:y|yes|true|t|x|✓|✔|oui|si|sí|lighted|lit|available)$/i
const no = /^(?:n|no|false|f|0+(?:\.0+)?|non|none)$/i

/** Reads 'Baseball Diamonds' = 4 as four diamonds, 'Tennis' = yes as a sport and 'Restrooms' = yes as an amenity. */
export function readMeantColumns(
  notes: RowNotes,
  row: SourceRow,
  meant: readonly MeantColumn[],
): MeantChildren {
  const found: MeantChildren = { sports: [], spaces: [], amenities: [] }
  for (const { column, meaning } of meant) {
    const text = row.values.get(column)?.trim() ?? ''
    if (isAbsent(text) || no.test(text)) continue
    const count = /^\d+(?:\.0+)?$/.test(text) ? Number(text) : undefined
    if (count === undefined && !yes.test(text)) {
      notes.remarks.push({
        code: 'word-unknown',
        text: `skipped ${column} "${text.slice(0, 40)}", which is neither a count nor yes or no`,
      })
      continue
    }
    if (meaning.amenity !== undefined) found.amenities.push(meaning.amenity)
    if (meaning.sport !== undefined) found.sports.push(meaning.sport)
    const space = meaning.space ?? (count === undefined ? undefined : defaultSpaceOf(meaning.sport))
    if (space !== undefined && spaceTypeByName.has(space))
      found.spaces.push(spaceOf(space, { count: count ?? 1 }))
  }
  return found
}

/** The type of space that a count of a sport's spaces means: 'Tennis' = 6 are six courts. */
const defaultSpaceOf = (sport: SportName | undefined): SpaceTypeName | undefined =>
  sport === undefined ? undefined : sportByName.get(sport)?.defaultSpaceType.name
