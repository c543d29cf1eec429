import { newRow, stateOf, type SpaceRow } from './space-rows.ts'

/** Rows whose save undoes the save of `rows`. */
export function undoRows(
  rows: readonly SpaceRow[],
  saved: ReadonlyMap<string, SpaceRow | undefined>,
): SpaceRow[] {
  return rows.flatMap((row) => {
    const now = saved.get(row.key)
    const state = stateOf(row)
    if (state === 'added' && now !== undefined) return [{ ...now, isRemoved: true }]
    if (state === 'changed' && now !== undefined && row.before !== null)
      return [{ ...now, typed: row.before }]
    if (state === 'removed' && row.before !== null) return [{ ...newRow(), typed: row.before }]
    return []
  })
}
