import type { FieldName, Fields } from './typed-fields.ts'

export type Choice = 'mine' | 'theirs'

/** Something that two people have changed differently, as both have it. */
export interface ConflictRow {
  label: string
  names: FieldName[]
  mine: string
  theirs: string
  /** What is taken unless somebody chooses otherwise: one's own, where one has changed anything. */
  choice: Choice
}

/** What the fields are called; several of one name, such as a position's two numbers, are one thing. */
export type FieldLabels = Partial<Record<FieldName, string>>

export function namesByLabel(labels: FieldLabels, names: readonly FieldName[]): Map<string, FieldName[]> {
  return Map.groupBy(names, (name) => labels[name] ?? name)
}

interface Versions {
  before: Fields
  mine: Fields
  theirs: Fields
}

/** Where somebody else's version differs both from what I started with and from what I have now. */
export function conflictRows(
  groups: Map<string, FieldName[]>,
  { before, mine, theirs }: Versions,
): ConflictRow[] {
  return [...groups].flatMap(([label, names]) => {
    const differs = (one: Fields, other: Fields) => names.some((name) => one[name] !== other[name])
    if (!differs(theirs, before) || !differs(theirs, mine)) return []
    const text = (fields: Fields) => names.flatMap((name) => fields[name] ?? []).join(', ')
    return [
      {
        label,
        names,
        mine: text(mine),
        theirs: text(theirs),
        choice: differs(mine, before) ? 'mine' : 'theirs',
      },
    ]
  })
}

/** My version with theirs where that was chosen. */
export function resolved(
  rows: readonly ConflictRow[],
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
): Fields {
  const taken = rows.filter(({ choice }) => choice === 'theirs').flatMap(({ names }) => names)
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? null])) }
}
