import type { Calendar, CalendarEntry } from './calendar-calls.ts'
import type { Column } from './columns.ts'

/** Units and times that somebody wants to take. */
export interface Wish {
  kind?: CalendarEntry['kind']
  unitIds: string[]
  starts: number
  ends: number
}

export interface LanesProps {
  calendar: Calendar
  timeZone: string
  columns: readonly Column[]
  today: string
  canManage: boolean
  onOpen: (entry: CalendarEntry) => void
  onWish: (wish: Wish) => void
  onMove: (entry: CalendarEntry, to: CalendarEntry) => void
  onRemove: (entry: CalendarEntry) => void
  /** Shows the week or month before or after. */
  onStep: (direction: 1 | -1) => void
  onShowWeek: (day: string) => void
}

/** A share of the width or height, for styles. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`
