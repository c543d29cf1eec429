import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Days } from '@app/contract/reports/report-period.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { actionLabels, sourceLabel } from '@app/contract/reports/visit-labels.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { VisitAction } from '@app/contract/visits/visits.ts'

export interface Page {
  id: string
  kind: ProfileKindName
  /** In the order of their days. */
  rows: Row[]
  timeZone: string
  today: string
}

/** A record, as it is stored. */
interface Row {
  day: string
  action: VisitAction
  source: string
  visitor: number | null
  at: Date
}

type IsMeant = (row: Row) => boolean

/** What differs between a report and its records, counted one by one. */
export function differences(report: Report, { rows: all, timeZone }: Page): string[] {
  const found: string[] = []
  const same = (what: string, shown: unknown, counted: unknown) => {
    if (shown !== counted) found.push(`${what}: ${String(shown)} instead of ${String(counted)}`)
  }
  const { days, compared } = report
  const ended = compared?.endDate ?? ''
  // The same time of day as now, on the last of the compared days.
  const cut =
    report.until === null
      ? Infinity
      : Temporal.Instant.from(report.until)
          .toZonedDateTimeISO(timeZone)
          .subtract({ days: daysBetween(ended, report.today) }).epochMilliseconds
  const during =
    ({ startDate, endDate }: Days): IsMeant =>
    (row) =>
      row.day >= startDate && row.day <= endDate
  const before: IsMeant = (row) =>
    compared !== null && during(compared)(row) && (row.day < ended || row.at.getTime() < cut)
  const first = all[0]?.day ?? null
  same('since', report.since, first)
  const isKnown = first !== null && compared !== null && first <= compared.startDate
  /** Of days before the first record nothing is known. */
  const isUnknown = ({ endDate }: Days) => first !== null && endDate < first
  const from = compared?.startDate ?? days.startDate
  const rows = all.filter((row) => row.day >= from && row.day <= days.endDate)
  const byAction = Map.groupBy(rows, (row): string => row.action)
  const byDay = Map.groupBy(rows, (row) => `${row.action} ${row.day}`)
  const counts = (isMeant: IsMeant, action: string) => (byAction.get(action) ?? []).filter(isMeant).length
  function daily(action: string, { startDate, endDate }: Days) {
    let count = 0
    for (let day = startDate; day <= endDate; day = addDays(day, 1))
      count += byDay.get(`${action} ${day}`)?.length ?? 0
    return count
  }
  const visitors = (isMeant: IsMeant) =>
    new Set(
      rows.flatMap((row) =>
        row.action === 'view' && row.visitor !== null && isMeant(row) ? [`${row.day} ${row.visitor}`] : [],
      ),
    ).size

  for (const { name, value, before: earlier } of report.figures) {
    const count = (isMeant: IsMeant) => (name === 'visitors' ? visitors(isMeant) : counts(isMeant, name))
    same(`the card ${name}`, value, isUnknown(days) ? null : count(during(days)))
    same(`the card ${name} before`, earlier, isKnown ? count(before) : null)
  }
  for (const { name, points } of report.series) {
    for (const point of points)
      same(`the point ${name} ${point.startDate}`, point.value, isUnknown(point) ? null : daily(name, point))
    const sum = (of: 'value' | 'before') => points.reduce((total, point) => total + (point[of] ?? 0), 0)
    same(`the chart ${name}`, sum('value'), counts(during(days), name))
    if (isKnown) same(`the chart ${name} before`, sum('before'), counts(before, name))
  }
  for (const { name, rows: lines, totals } of report.tables) {
    const isOf = (label: string): IsMeant =>
      name === 'sources'
        ? (row) => row.action === 'view' && sourceLabel(row.source) === label
        : (row) => actionLabels[row.action] === label
    const sums = [0, 0]
    for (const { label, cells } of lines) {
      const of = (isMeant: IsMeant) => rows.filter((row) => isOf(label)(row) && isMeant(row)).length
      same(`${name}, ${label}`, cells[0], of(during(days)))
      same(`${name}, ${label} before`, cells[1], isKnown ? of(before) : null)
      sums.forEach((sum, at) => (sums[at] = sum + Number(cells[at] ?? 0)))
    }
    same(`the total of ${name}`, totals?.[0], isUnknown(days) ? null : sums[0])
    if (isKnown) same(`the total of ${name} before`, totals?.[1], sums[1])
    if (name === 'sources')
      same('the total of sources beside views', totals?.[0] ?? 0, counts(during(days), 'view'))
  }
  return found
}

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days
