import type { ReactNode } from 'react'

export interface CalendarEntry {
  id: string
  title: string
  to: string
  /** The first and last day, as YYYY-MM-DD. */
  from: string
  until: string
  /** Shown where there is room. */
  note?: string
  isOff?: boolean
}

export interface MonthCalendarProps {
  /** Such as 2027-03. */
  month: string
  today: string
  /** The first day that matters, by default today. The weeks of the month before it are folded. */
  start?: string
  entries: readonly CalendarEntry[]
  toMonth: (month: string) => string
  /** Of the month. In the list of a small screen, its days have the next one. */
  headingLevel: 'h2' | 'h3'
  /** What to say about the week that begins on a Sunday, and the heading of its column. */
  week?: { heading: string; render: (sunday: string) => ReactNode }
  isBusy?: boolean
}
