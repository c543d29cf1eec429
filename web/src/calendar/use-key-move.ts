import { useState, type KeyboardEvent } from 'react'
import { moved } from './bars.ts'
import type { CalendarEntry } from './calendar-calls.ts'
import { stepMs } from './columns.ts'
import type { LanesProps } from './lane-props.ts'

const steps: Readonly<Record<string, { ms: number; lanes: number }>> = {
  ArrowLeft: { ms: -stepMs, lanes: 0 },
  ArrowRight: { ms: stepMs, lanes: 0 },
  ArrowUp: { ms: 0, lanes: -1 },
  ArrowDown: { ms: 0, lanes: 1 },
}

/** M picks a bar up, arrows move it, Enter drops it there, and Escape where it was. Delete asks to release it. */
export function useKeyMove({ calendar, canManage, onMove, onRemove }: LanesProps) {
  const [moving, setMoving] = useState<CalendarEntry>()
  function onKey(entry: CalendarEntry, event: KeyboardEvent) {
    const { key } = event
    if (!canManage || event.ctrlKey || event.metaKey || event.altKey) return
    const stored = calendar.entries.find(({ id }) => id === entry.id) ?? entry
    if (moving === undefined) {
      if (key !== 'Delete' && key.toLowerCase() !== 'm') return
      event.preventDefault()
      if (key === 'Delete') onRemove(stored)
      else setMoving(stored)
      return
    }
    const step = steps[key]
    if (step === undefined && key !== 'Enter' && key !== 'Escape') return
    event.preventDefault()
    if (step !== undefined) return setMoving(moved(moving, calendar.spaces, step) ?? moving)
    setMoving(undefined)
    if (key === 'Enter') onMove(stored, moving)
  }
  return { moving, onKey }
}
