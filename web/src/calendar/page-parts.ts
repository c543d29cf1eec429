import { createContext, use } from 'react'
import type { Calendar, CalendarEntry } from './calendar-calls.ts'
import type { Column } from './columns.ts'
import type { CalendarView } from './views.ts'

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
  /** Shows another view or day. */
  go: (to: { view?: CalendarView; day?: string }) => void
  /** Opens an entry, or what it was to become when that was refused. */
  open: (entry: CalendarEntry, to?: CalendarEntry, refusal?: unknown) => void
  /** Asks, and removes an entry, or all later ones of its series as well. */
  remove: (entry: CalendarEntry, isAllLater?: boolean) => void
}

export const PageContext = createContext<PageParts | undefined>(undefined)

export function usePage(): PageParts {
  const page = use(PageContext)
  if (page === undefined) throw new Error('usePage needs the page of a calendar around it.')
  return page
}

export interface LanesProps {
  columns: readonly Column[]
  /** The beginning of what is loaded. */
  from: number
  onSelect: (selection: Selection) => void
  /** Something new was wanted where an entry is. */
  onTaken: (entry: CalendarEntry) => void
  onMove: (entry: CalendarEntry, to: CalendarEntry) => void
  /** Shows the week or month before or after. */
  onStep: (direction: 1 | -1) => void
}

/** A share of the width or height, for styles. */
export const percent = (share: number) => `${(share * 100).toFixed(3)}%`
