import { profileKinds, type ProfileKindName } from '@app/contract/owners.ts'
import type { Report, ReportQuery, ReportTable } from '@app/contract/reports/report-schema.ts'
import { actionLabels, fieldLabel, outcomeLabels, sourceLabel } from '@app/contract/reports/visit-labels.ts'
import { dayText } from '@app/contract/reports/value-text.ts'
import { visitActions } from '@app/contract/visits/visits.ts'
import type { Call } from '../../platform/http/call.ts'
import { readDocuments, sentDocuments, visitOutcomes } from '../page-mgmt/index.ts'
import { column, countedOf, figure, headOf, ifKnown, row, series, share, sumsOf } from './report-parts.ts'
import { reportRange, type ReportRange } from './report-range.ts'
import { readLinks } from './row-links.ts'
import {
  firstTally,
  firstTotal,
  readSought,
  readTopPages,
  readTotals,
  type Sought,
  type Totals,
} from './site-totals.ts'

/** A day has ended everywhere 12 hours after that of UTC, and an hour and a quarter later it is closed. */
const closedAfterMs = (24 + 12 + 1.25) * 3_600_000
const mostPages = 20
const mostSought = 40

const kindLabels: Record<ProfileKindName, string> = {
  facility: 'Facilities',
  destination: 'Destinations',
  hotel: 'Hotels',
  business: 'Businesses',
  company: 'Companies',
  event: 'Events',
  organization: 'Organizations',
}
const usedActions = visitActions.filter((action) => action !== 'view' && action !== 'impression')

interface Compared {
  now: Totals
  before: Totals | undefined
}

/** How all pages together were read, for administrators: of days that are closed, so that it is the same whoever asks when. */
export async function siteReport(call: Call, query: ReportQuery, now = new Date()): Promise<Report> {
  const range = {
    ...reportRange(query, 'UTC', { now: new Date(now.getTime() - closedAfterMs) }),
    cut: undefined,
  }
  const days = range.past ?? range.days
  const [since, tallied, current, earlier, top, sought] = await Promise.all([
    firstTotal(call),
    firstTally(call),
    readTotals(call, days),
    readTotals(call, range.compared),
    readTopPages(call, days, range.compared, mostPages),
    readSought(call, days, range.compared),
  ])
  const linkOf = await readLinks(
    call,
    top.map(({ id }) => id),
  )
  const totals = { now: current, before: ifKnown(earlier, since, range) }
  const { isCounted, basis } = countedOf(range, since)
  const isTallied = tallied !== null && tallied <= days.endDate
  const views = valuesOf(totals, (each, of) => each.during('view', of), range)
  return {
    ...headOf(range),
    since,
    preface: range.days.endDate < range.today ? [] : [lastDayText(range.today)],
    figures: [
      ...(['view', 'impression', 'visitor', 'contact'] as const).map((action) =>
        figure(
          action,
          action === 'visitor' ? 'Daily visitors' : actionLabels[action],
          isCounted ? valuesOf(totals, (each, of) => each.during(action, of), range) : [null, null],
          { basis },
        ),
      ),
      figure(
        'unread',
        'Documents without a record',
        [unread(current), totals.before ? unread(earlier) : null],
        {
          unit: 'share',
        },
      ),
    ],
    series: (['view', 'impression'] as const).map((action) =>
      series(
        action,
        actionLabels[action],
        range,
        (of) => current.during(action, of),
        totals.before && ((of) => earlier.during(action, of)),
        since,
      ),
    ),
    tables: [
      sourcesOf(totals, views),
      ...(isTallied ? [outcomesOf({ now: current, before: ifKnown(earlier, tallied, range) })] : []),
      kindsOf(totals),
      {
        name: 'pages',
        label: 'Pages with the most views',
        of: 'Page',
        columns: [column('Views'), column('Before')],
        rows: [
          ...top.map(({ id, name, city, state, ...counts }) => ({
            label: name,
            note: [city, state].filter(Boolean).join(', ') || null,
            link: linkOf(id),
            cells: [counts.views, totals.before ? counts.before : null],
          })),
          ...restOf(views, top),
        ],
        totals: views,
      },
      soughtOf(sought, totals),
    ],
    notes: [
      ...(tallied === null || tallied > days.startDate ? [tallyText(tallied)] : []),
      'These are days that have ended everywhere, each by the time of the page’s place.',
      'A visitor who comes on two days, or reads several pages on one, counts once a day.',
      'So does who looks for the same several times. What fewer than three looked for isn’t listed.',
      'Documents without a record are pages that were sent to browsers and not read for a second, or whose browser reports nothing, by days in UTC.',
    ],
  }
}

const lastDayText = (day: string) =>
  `The last day is ${dayText(day)}: a day is added about 37 hours after it began in UTC, once it has ended everywhere.`

const tallyText = (tallied: string | null) =>
  tallied === null
    ? 'What was left out, such as robots, isn’t known of these days: it is counted from the first record that a server receives.'
    : `What was left out, such as robots, is counted since ${dayText(tallied)}.`

const valuesOf = (
  { now, before }: Compared,
  count: (totals: Totals, days: ReportRange['days']) => number,
  { days, compared }: ReportRange,
): [number, number | null] => [count(now, days), before ? count(before, compared) : null]

/** A page that was open before its server started, or is opened again from the browser's memory, is read without being sent. */
const unread = (totals: Totals) => {
  const sent = totals.tally(sentDocuments)
  return share(Math.max(0, sent - totals.tally(readDocuments)), sent)
}

function sourcesOf({ now, before }: Compared, views: [number, number | null]): ReportTable {
  const sources = new Set([...now.bySource.keys(), ...(before?.bySource.keys() ?? [])])
  return {
    name: 'sources',
    label: 'Where views come from',
    of: 'Source',
    columns: [column('Views'), column('Before')],
    rows: mostFirst(
      [...sources].map((source) =>
        row(sourceLabel(source), [
          now.bySource.get(source) ?? 0,
          before ? (before.bySource.get(source) ?? 0) : null,
        ]),
      ),
    ),
    totals: views,
  }
}

function soughtOf(sought: Sought, { before }: Compared): ReportTable {
  const rows = sought
    .filter(({ field }) => field !== '')
    .slice(0, mostSought)
    .map(({ kind, field, value, count, before: earlier }) => ({
      ...row(value === '' ? fieldLabel(field) : value, [count, before ? earlier : null]),
      note: [value !== '' && fieldLabel(field), kindLabels[kind]].filter(Boolean).join(', '),
    }))
  return {
    name: 'searches',
    label: 'What people look for',
    of: 'Filter',
    columns: [column('Searches'), column('Before')],
    rows,
    totals: null,
  }
}

/** Of a record that isn't counted, why. */
function outcomesOf({ now, before }: Compared): ReportTable {
  const rows = mostFirst(
    visitOutcomes
      .filter((outcome) => now.tally(outcome) + (before?.tally(outcome) ?? 0) > 0)
      .map((outcome) => row(outcomeLabels[outcome], [now.tally(outcome), before?.tally(outcome) ?? null])),
  )
  return {
    name: 'outcomes',
    label: 'What was counted, and what was left out',
    of: 'Records',
    columns: [column('Records'), column('Before')],
    rows,
    totals: sumsOf(2, rows),
  }
}

function kindsOf({ now, before }: Compared): ReportTable {
  const used = (kind: string) => usedActions.reduce((sum, action) => sum + now.ofKind(action, kind), 0)
  const rows = mostFirst(
    profileKinds
      .map((kind) =>
        row(kindLabels[kind], [
          now.ofKind('view', kind),
          before?.ofKind('view', kind) ?? null,
          now.ofKind('impression', kind),
          used(kind),
        ]),
      )
      .filter(({ cells }) => cells.some((count) => Number(count) > 0)),
  )
  return {
    name: 'kinds',
    label: 'Kinds of pages',
    of: 'Kind',
    columns: ['Views', 'Before', 'Seen', 'Used'].map((label) => column(label)),
    rows,
    totals: sumsOf(4, rows),
  }
}

const mostFirst = <R extends { cells: readonly unknown[] }>(rows: readonly R[]) =>
  rows.toSorted((a, b) => Number(b.cells[0]) - Number(a.cells[0]))

/** So that rows add up. Also what pages had that are purged. */
function restOf([views, before]: [number, number | null], top: readonly { views: number; before: number }[]) {
  const shown = (name: 'views' | 'before') => top.reduce((sum, page) => sum + page[name], 0)
  const rest = views - shown('views')
  return rest === 0 ? [] : [row('Others', [rest, before === null ? null : before - shown('before')])]
}
