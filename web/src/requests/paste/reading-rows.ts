import type { ReadFieldName, ReadFields, RequestReading } from '@app/contract/events/request-reading.ts'
import type { RowLabel } from '../row-words.ts'

/** Fields that are read together, and shown in one row. */
export interface RowKind {
  label: RowLabel
  names: readonly ReadFieldName[]
}

export const rowKinds: readonly RowKind[] = [
  { label: 'Event', names: ['name'] },
  { label: 'Sport', names: ['sportsList'] },
  { label: 'Dates', names: ['startDate', 'endDate', 'hasFlexibleDates', 'dayCount'] },
  { label: 'Can it move', names: ['flexWeeks'] },
  { label: 'Set-up', names: ['setupDays'] },
  { label: 'Teams', names: ['teamCount', 'teamCountRange'] },
  { label: 'Players', names: ['participants'] },
  { label: 'Ages', names: ['ages', 'ageGroup', 'gender', 'eventLevel'] },
  { label: 'Spectators', names: ['attendance'] },
  { label: 'Spaces', names: ['spaceCount', 'spaceName'] },
  { label: 'Surface', names: ['surface', 'surfaces', 'location'] },
  { label: 'Facility', names: ['facilityTypes'] },
  { label: 'Where', names: ['requestAddress', 'requestDist'] },
  { label: 'Rooms', names: ['roomNights', 'roomsPerNight'] },
  { label: 'Hotels within', names: ['hotelDist'] },
  { label: 'Budget', names: ['budgetFrom', 'budgetTo'] },
  { label: 'Urgency', names: ['urgency'] },
  { label: 'Answers by', names: ['responseDeadline'] },
  { label: 'Decision', names: ['decisionDate'] },
  { label: 'Required', names: ['requirementNotes'] },
  { label: 'Reply to', names: ['contactName', 'contactEmail', 'contactPhone', 'contactOrganization'] },
]

export const labelOf = (name: ReadFieldName) =>
  rowKinds.find(({ names }) => names.includes(name))?.label ?? name

export interface ReadingRow extends RowKind {
  /** The number of its words. */
  number: number
  ranges: readonly { start: number; end: number }[]
  /** Why it must be confirmed. Empty if it needn't be. */
  reasons: readonly string[]
}

/** The rows of what was read, numbered in the order of their words. */
export function rowsOf(fields: ReadFields): ReadingRow[] {
  const rows = rowKinds.flatMap(({ label, names }) => {
    const read = names.filter((name) => fields[name] !== undefined)
    const ranges = read.flatMap((name) => fields[name]?.ranges ?? [])
    const reasons = read.flatMap((name) => fields[name]?.reason ?? [])
    return ranges.length === 0 ? [] : [{ label, names: read, ranges, reasons: [...new Set(reasons)] }]
  })
  const startOf = ({ ranges }: Pick<ReadingRow, 'ranges'>) => Math.min(...ranges.map(({ start }) => start))
  return rows.toSorted((a, b) => startOf(a) - startOf(b)).map((row, at) => ({ ...row, number: at + 1 }))
}

export interface Segment {
  text: string
  /** Of the row whose words these are. */
  number: number | undefined
}

/** The text in pieces, those of a row with its number. Words of two rows belong to the first. */
export function segmentsOf(text: string, rows: readonly ReadingRow[]): Segment[] {
  const ranges = rows
    .flatMap(({ ranges: own, number }) => own.map((range) => ({ ...range, number })))
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  const found: Segment[] = []
  let at = 0
  for (const { start, end, number } of ranges) {
    const from = Math.max(start, at)
    if (end <= from) continue
    if (from > at) found.push({ text: text.slice(at, from), number: undefined })
    found.push({ text: text.slice(from, end), number })
    at = end
  }
  return at < text.length ? [...found, { text: text.slice(at), number: undefined }] : found
}

export type Missing = RequestReading['missing'][number]
