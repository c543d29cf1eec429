import { useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
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

/** The edited rows, which of them are open, and where the focus goes when a row disappears. */
export function useSpaceRows(opened: readonly SpaceRow[]) {
  const [rows, setRows] = useState(opened)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set<string>())
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)

  // Stable, so that memoized rows do not rerender.
  const actions = useMemo((): SpaceActions => {
    const update = (key: string, next: (row: SpaceRow) => SpaceRow) =>
      setRows((all) => all.map((row) => (row.key === key ? next(row) : row)))
    return {
      change: (key, field, text) => update(key, (row) => withField(row, field, text)),
      toggle(key) {
        flushSync(() => setOpen((keys) => toggled(keys, key)))
        within(list, key, 'select')?.focus()
      },
      remove(key) {
        // A row that was never saved is removed right away.
        flushSync(() =>
          setRows((all) =>
            all.flatMap((row) =>
              row.key !== key ? row : row.before === null ? [] : { ...row, isRemoved: true },
            ),
          ),
        )
        const next = within(list, key, 'button') ?? adder.current
        next?.focus()
      },
      keep(key) {
        flushSync(() => update(key, (row) => ({ ...row, isRemoved: false })))
        within(list, key, 'button')?.focus()
      },
    }
  }, [])

  /** Opens the rows with errors and focuses the first error. */
  function show(next: readonly SpaceRow[], alsoOpen: ReadonlySet<string>) {
    const invalid = next.filter(hasErrors)
    flushSync(() => {
      setRows(next)
      setOpen(new Set([...alsoOpen, ...invalid.map(({ key }) => key)]))
    })
    const [first] = invalid
    if (first !== undefined) within(list, first.key, first.errors[''] ? 'select' : '[aria-invalid]')?.focus()
    return invalid.length === 0
  }

  return {
    rows,
    open,
    list,
    adder,
    actions,
    changeCount: rows.filter((row) => stateOf(row) !== 'same').length,
    replace: setRows,
    add() {
      const row = newRow()
      flushSync(() => {
        setRows([row, ...rows])
        setOpen(toggled(open, row.key))
      })
      within(list, row.key, 'select')?.focus()
    },
    /** Validates all rows, and opens those with errors. */
    check: () => show(rows.map(checked), open),
    /** Applies the results of a save. */
    settle(results: ReadonlyMap<string, SpaceRow | undefined>) {
      show(
        rows.flatMap((row) => (results.has(row.key) ? (results.get(row.key) ?? []) : row)),
        new Set(),
      )
    },
  }
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

const within = (list: RefObject<HTMLElement | null>, key: string, selector: string) =>
  list.current?.querySelector<HTMLElement>(`[data-space="${key}"] ${selector}`)
