import { fieldText, type Field } from '../../../kind/field.ts'
import { isSameValue, type Fields } from './typed-fields.ts'

export type Choice = 'mine' | 'theirs'

/** Something that two people changed differently. */
export interface ConflictRow {
  label: string
  names: string[]
  mine: string
  theirs: string
  /** The version to save: one's own by default, if one changed anything. */
  choice: Choice
}

/** Fields with the same label, such as the two numbers of a position, count as one. */
export const fieldsByLabel = (fields: readonly Field[]): Map<string, Field[]> =>
  Map.groupBy(fields, ({ label }) => label)

interface Versions {
  before: Fields
  mine: Fields
  theirs: Fields
}

/** The fields in which their version differs both from the one I started with and from mine. */
export function conflictRows(fields: readonly Field[], { before, mine, theirs }: Versions): ConflictRow[] {
  return [...fieldsByLabel(fields)].flatMap(([label, group]) => {
    const differs = (one: Fields, other: Fields) =>
      group.some(({ name }) => !isSameValue(one[name], other[name]))
    if (!differs(theirs, before) || !differs(theirs, mine)) return []
    const text = (values: Fields) =>
      group.flatMap((field) => fieldText(field, values[field.name]) || []).join(', ')
    return [
      {
        label,
        names: group.map(({ name }) => name),
        mine: text(mine),
        theirs: text(theirs),
        choice: differs(mine, before) ? 'mine' : 'theirs',
      },
    ]
  })
}

/** My version with theirs in the rows where it was chosen. */
export function resolved(
  rows: readonly ConflictRow[],
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
): Fields {
  const taken = rows.filter(({ choice }) => choice === 'theirs').flatMap(({ names }) => names)
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? null])) }
}
