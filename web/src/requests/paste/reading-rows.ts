import type { ReadFieldName, ReadFields, RequestReading } from '@app/contract/events/request-reading.ts'
import type { AskedName } from '@app/contract/rules/asked-words.ts'
import { askedFields } from '@app/contract/rules/asked.ts'
import { askedField, toldLabel } from '@app/contract/rules/tell-asked.ts'
import { inSentence } from '../../components/format.ts'

/** Fields that are read together, and shown in one row. */
export interface RowKind {
  /** Of the field that tells them. */
  name: AskedName
  label: string
  names: readonly ReadFieldName[]
}

/** Whether its value is typed. Others are chosen, in the form. */
export const isTyped = (name: ReadFieldName) => askedField(name).typed !== undefined

const readFields = askedFields.filter((field) => 'isRead' in field)

export const rowKinds: readonly RowKind[] = [
  ...Map.groupBy(readFields, (field) => ('of' in field ? field.of : field.name)),
].map(([name, read]) => ({ name, label: toldLabel(name), names: read.map((field) => field.name) }))

/** Words of the text, by the number that is shown beside them. */
export interface Words {
  number: number
  ranges: readonly { start: number; end: number }[]
}

export interface ReadingRow extends RowKind, Words {
  /** Why it must be confirmed. Empty if it needn't be. */
  reasons: readonly string[]
}

/** The rows of what was read, numbered in the order of their words. */
export function rowsOf(fields: ReadFields): ReadingRow[] {
  const rows = rowKinds.flatMap(({ name, label, names }) => {
    const read = names.filter((each) => fields[each] !== undefined)
    const ranges = read.flatMap((each) => fields[each]?.ranges ?? [])
    const reasons = read.flatMap((each) => fields[each]?.reason ?? [])
    return ranges.length === 0 ? [] : [{ name, label, names: read, ranges, reasons: [...new Set(reasons)] }]
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
export function segmentsOf(text: string, rows: readonly Words[]): Segment[] {
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

/** The words of missing fields that name no exact value, numbered after those of the rows. */
export const unreadWords = ({ missing }: RequestReading, rows: readonly ReadingRow[]) =>
  missing
    .flatMap(({ name, unread }) => (unread === null ? [] : [{ name, ranges: [unread] }]))
    .map((words, at) => ({ ...words, number: rows.length + at + 1 }))

const tellerOf = (name: AskedName) => askedField(name).of ?? name

/** The label of a missing field, with its own if something else with the label was read or is missing too. */
export function missingLabel(name: AskedName, listed: readonly { name: AskedName }[]): string {
  const isAlone = listed.filter((one) => tellerOf(one.name) === tellerOf(name)).length < 2
  return isAlone ? toldLabel(name) : `${toldLabel(name)}: ${inSentence(askedField(name).label)}`
}
