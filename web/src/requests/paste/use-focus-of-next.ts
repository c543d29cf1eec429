import { useEffect, useRef, type RefObject } from 'react'
import { rowId } from './read-row.tsx'
import type { ReadingRow } from './reading-rows.ts'

/**
 * A row that is confirmed moves to another list, and its button, which had the focus, is gone. The focus goes to the next row to confirm,
 * and to the next step after the last one.
 */
export function useFocusOfNext(
  open: readonly ReadingRow[],
  nextStep: RefObject<HTMLButtonElement | null>,
): void {
  const before = useRef(open)
  useEffect(() => {
    const confirmed = before.current.find((row) => open.every(({ number }) => number !== row.number))
    before.current = open
    // A row that was changed from elsewhere leaves the focus where it is.
    if (confirmed === undefined || document.activeElement !== document.body) return
    const next = open.find(({ number }) => number > confirmed.number) ?? open[0]
    const button = next && document.querySelector<HTMLElement>(`#${rowId(next.number)} button`)
    ;(button ?? nextStep.current)?.focus()
  }, [open, nextStep])
}
