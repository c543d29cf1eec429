import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileCardFacts } from '../kind/profile-summary.ts'
import { count } from '../components/format.ts'

export interface Value {
  text: string
  note?: string
  /** What it is compared by. */
  figure?: number
  /** The profile doesn't have it. */
  isNone?: boolean
}

export interface Row<I extends Profile> {
  label: string
  note?: string
  /** Undefined if the profile doesn't tell. */
  valueOf(profile: I): Value | undefined
  /** Which figure is the best of the row. */
  best?: 'most' | 'least'
}

export interface RowGroup<I extends Profile> {
  title: string
  rows: readonly Row<I>[]
}

/** How profiles of a kind are compared. Only the server needs it. */
export interface Comparison<I extends Profile = Profile> {
  card: ProfileCardFacts<I>
  /** The rows depend on the profiles: there is one for each type of space that any of them has. */
  groups(profiles: readonly I[]): RowGroup<I>[]
}

export interface Cell {
  text: string
  note?: string
  isNone?: boolean
  isBest?: boolean
}

/** A row as the page shows it. A cell is null if the profile doesn't tell, or is gone. */
export interface ComparedRow {
  label: string
  note?: string
  cells: (Cell | null)[]
  isDifferent: boolean
}

export interface ComparedGroup {
  title: string
  rows: ComparedRow[]
}

/** Compares profiles row by row. Null stands for one that is gone. Rows and groups that nobody tells about are left out. */
export function compareProfiles<I extends Profile>(
  comparison: Comparison<I>,
  profiles: readonly (I | null)[],
): ComparedGroup[] {
  const present = profiles.filter((profile) => profile !== null)
  return comparison
    .groups(present)
    .map(({ title, rows }) => ({
      title,
      rows: rows
        .map((row) => compareRow(row, profiles))
        .filter(({ cells }) => cells.some((cell) => cell !== null)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function compareRow<I extends Profile>(row: Row<I>, profiles: readonly (I | null)[]): ComparedRow {
  const values = profiles.map((profile) => profile && (row.valueOf(profile) ?? null))
  const compared = values.filter((_, place) => profiles[place] !== null)
  const figures = values.flatMap((value) => value?.figure ?? [])
  const best = row.best === 'least' ? Math.min(...figures) : Math.max(...figures)
  // If all are equal, none is the best.
  const hasBest = row.best !== undefined && figures.some((figure) => figure !== best)
  return {
    label: row.label,
    note: row.note,
    cells: values.map(
      (value) =>
        value && {
          text: value.text,
          note: value.note,
          isNone: value.isNone,
          ...(hasBest && value.figure === best && { isBest: true }),
        },
    ),
    isDifferent: compared.length < 2 || compared.some((value) => value?.text !== compared[0]?.text),
  }
}

/** A figure with its unit below it. */
export const figureRow = <I extends Profile>(
  label: string,
  figureOf: (profile: I) => number | null,
  { unit, best = 'most' }: { unit?: string; best?: Row<I>['best'] } = {},
): Row<I> => ({
  label,
  best,
  valueOf(profile) {
    const figure = figureOf(profile)
    return figure === null ? undefined : { text: count(figure), note: unit, figure }
  },
})

export const textRow = <I extends Profile>(label: string, textOf: (profile: I) => string | null): Row<I> => ({
  label,
  valueOf(profile) {
    const text = textOf(profile)
    return text === null || text === '' ? undefined : { text }
  },
})

export const no = { text: 'No', isNone: true } satisfies Value

/** A row for each value that any profile has. A profile that lists none doesn't tell. */
export const choiceRows = <I extends Profile>(
  profiles: readonly I[],
  valuesOf: (profile: I) => readonly string[],
): Row<I>[] =>
  [...new Set(profiles.flatMap(valuesOf))].toSorted().map((label) => ({
    label,
    valueOf(profile) {
      const values = valuesOf(profile)
      if (values.length === 0) return undefined
      return values.includes(label) ? { text: 'Yes' } : no
    },
  }))
