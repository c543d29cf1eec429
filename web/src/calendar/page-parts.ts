import type { Calendar, CalendarEntry } from './calendar-calls.ts'
import type { Column } from './columns.ts'

/** Units and times that are selected for a new entry. */
export interface Selection {
  kind?: CalendarEntry['kind']
  unitIds: string[]
  starts: number
  ends: number
}

/** What most parts of the page show. */
export interface PageParts {
  ownerId: string
  calendar: Calendar
  timeZone: string
  /** At the place. */
  today: string
  canManage: boolean
}

export interface LanesProps extends PageParts {
  columns: readonly Column[]
  onOpen: (entry: CalendarEntry) => void
  onSelect: (selection: Selection) => void
  /** Something new was wanted where an entry is. */
  onTaken: (entry: CalendarEntry) => void
  onMove: (entry: CalendarEntry, to: CalendarEntry) => void
  onRemove: (entry: CalendarEntry) => void
  /** Shows the week or month before or after. */
  onStep: (direction: 1 | -1) => void
  onShowWeek: (day: string) => void
}

/** A share of the width or height, for styles. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`
