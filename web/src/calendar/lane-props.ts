import type { Calendar, CalendarEntry } from './calendar-calls.ts'
import type { Column } from './columns.ts'

/** Units and times that somebody wants to take. */
export interface Wish {
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
}

/** A share of the width or height, for styles. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** The height of what takes some of the lanes of a space. */
export const box = ({ lane, lanes, count }: { lane: number; lanes: number; count: number }) => ({
  top: `calc(${percent(lane / count)} + 1px)`,
  height: `calc(${percent(lanes / count)} - 3px)`,
})
