import { useMemo, useState } from 'react'
import {
  checked,
  hasErrors,
  newRow,
  stateOf,
  withField,
  type SpaceField,
  type SpaceRow,
} from './space-rows.ts'

export interface SpaceActions {
  change: (key: string, field: SpaceField, text: string) => void
  toggle: (key: string) => void
  remove: (key: string) => void
  keep: (key: string) => void
}

/** The rows being edited, and which of them stand open. */
export function useSpaceRows(opened: readonly SpaceRow[]) {
  const [rows, setRows] = useState(opened)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set<string>())

  // They never change, so that a row is drawn again only when it is another.
  const actions = useMemo((): SpaceActions => {
    const update = (key: string, next: (row: SpaceRow) => SpaceRow) =>
      setRows((all) => all.map((row) => (row.key === key ? next(row) : row)))
    return {
      change: (key, field, text) => update(key, (row) => withField(row, field, text)),
      toggle: (key) => setOpen((keys) => toggled(keys, key)),
      // One that was never saved goes at once.
      remove: (key) =>
        setRows((all) =>
          all.flatMap((row) =>
            row.key !== key ? row : row.before === null ? [] : { ...row, isRemoved: true },
          ),
        ),
      keep: (key) => update(key, (row) => ({ ...row, isRemoved: false })),
    }
  }, [])

  return {
    rows,
    open,
    actions,
    changeCount: rows.filter((row) => stateOf(row) !== 'same').length,
    replace: setRows,
    add() {
      const row = newRow()
      setRows([row, ...rows])
      setOpen(toggled(open, row.key))
    },
    /** Whether every change makes sense; rows that do not are opened and say why. */
    check(): boolean {
      const next = rows.map(checked)
      const wrong = next.filter(hasErrors)
      setRows(next)
      setOpen(new Set([...open, ...wrong.map(({ key }) => key)]))
      return wrong.length === 0
    },
    /** Takes over what saving made of the rows. */
    settle(results: ReadonlyMap<string, SpaceRow | undefined>) {
      const next = rows.flatMap((row) => (results.has(row.key) ? (results.get(row.key) ?? []) : row))
      setRows(next)
      setOpen(new Set(next.filter(hasErrors).map(({ key }) => key)))
    },
  }
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
