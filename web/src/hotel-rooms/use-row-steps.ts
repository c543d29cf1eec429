import { useEffect, useState } from 'react'
import type { GridNight, Taken } from './night-cells.ts'

/** Cells that are drawn together. Drawing thousands would block the page for longer than 50 ms. */
const cellsAtOnce = 450

interface ShownNights {
  nights: readonly GridNight[]
  takenOf: ReadonlyMap<string, Taken>
}

const nothing: ShownNights = { nights: [], takenOf: new Map() }

/**
 * What each row of the grid shows. A change that concerns all rows is drawn some rows at a time, a step each frame, and the row of the cursor first.
 *
 * @param next stays the same object while nothing changes
 */
export function useRowSteps(ids: readonly string[], next: ShownNights, cursorId: string | undefined) {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, ShownNights>>(new Map())
  const waiting = ids.filter((id) => drawn.get(id) !== next)
  const inOrder = waiting.toSorted((a, b) => Number(b === cursorId) - Number(a === cursorId))
  const now = inOrder.slice(0, Math.max(1, Math.floor(cellsAtOnce / next.nights.length)))
  useEffect(() => {
    if (now.length === 0) return undefined
    const add = () =>
      setDrawn((before) => new Map([...before, ...now.map((id): [string, ShownNights] => [id, next])]))
    const frame = requestAnimationFrame(add)
    return () => cancelAnimationFrame(frame)
  }, [now, next])
  return (id: string) => (now.includes(id) ? next : (drawn.get(id) ?? nothing))
}
