import { fieldText, type Field } from '../../../kind/field.ts'
import { changedBy, type Compared } from '../../../platform/form/differences.ts'
import type { Version } from '../../../platform/form/versions.tsx'
import { isSameValue, type Fields } from './typed-fields.ts'

/** Fields with the same label, such as the two numbers of a position, count as one. */
export const fieldsByLabel = (fields: readonly Field[]): Map<string, Field[]> =>
  Map.groupBy(fields, ({ label }) => label)

/**
 * The fields in which their version differs both from the one I started with and from mine. Mine is chosen at first where I changed
 * anything.
 */
export function conflictRows(fields: readonly Field[], versions: Compared<Fields>): Version[] {
  return [...fieldsByLabel(fields)].flatMap(([label, group]) => {
    const by = changedBy(versions, (one, other) =>
      group.some(({ name }) => !isSameValue(one[name], other[name])),
    )
    if (by === undefined) return []
    const text = (values: Fields) =>
      group.flatMap((field) => fieldText(field, values[field.name]) || []).join(', ')
    return [
      {
        label,
        names: group.map(({ name }) => name),
        mine: text(versions.mine),
        theirs: text(versions.theirs),
        choice: by === 'both' ? 'mine' : 'theirs',
      },
    ]
  })
}

/** My version with theirs in the rows where it was chosen. */
export function resolved(
  rows: readonly Version[],
  { mine, theirs }: Pick<Compared<Fields>, 'mine' | 'theirs'>,
): Fields {
  const taken = rows.filter(({ choice }) => choice === 'theirs').flatMap(({ names }) => names)
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? null])) }
}
