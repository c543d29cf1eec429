import type { Calendar, CalendarEntry, CalendarSpace } from '../calendar-calls.ts'

export const timeZone = 'America/New_York'

const space = (id: string, name: string, labels: string[]): CalendarSpace => ({
  id,
  name,
  spaceType: null,
  surface: null,
  parts: labels.length > 1 ? labels : [],
  bufferMinutes: 0,
  position: 0,
  units: labels.map((label) => ({ id: `${id}${label}`, label })),
})

/** Two fields of two halves, and a room. */
export const spaces = [
  space('f1', 'Field 1', ['A', 'B']),
  space('f2', 'Field 2', ['A', 'B']),
  space('r', 'Room 1', ['']),
]

/** A day of June 2031 at an hour in New York. */
export const june = (day: number, hour: number) => new Date(Date.UTC(2031, 5, day, hour + 4)).toISOString()

/** A booking of Field 1 A on June 14, from 9 AM to noon, unless the change says otherwise. */
export const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'e',
  kind: 'Booking',
  title: 'U10 league',
  note: null,
  unitIds: ['f1A'],
  starts: june(14, 9),
  ends: june(14, 12),
  bufferMinutes: 0,
  expiresDate: null,
  seriesId: null,
  place: null,
  isBlocked: false,
  release: null,
  changedBy: null,
  changedDate: june(1, 9),
  revision: 1,
  ...change,
})

export const calendar = (...entries: CalendarEntry[]): Calendar => ({
  timeZone,
  isShared: true,
  spaces,
  entries,
  holds: [],
  toRelease: [],
  marks: [],
  busy: [],
})
