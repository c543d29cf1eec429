import { stateOf } from '@app/contract/reference-lists/regions.ts'
import { addDays, lastDayOfMonth } from '@app/contract/rules/calendar-date.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import type {
  Report,
  ReportSeries,
  ReportTable,
  RfpReportQuery,
} from '@app/contract/reports/report-schema.ts'
import type { Geocoder } from '../../patterns/resolve-location.ts'
import type { Call } from '../../platform/http/call.ts'
import { placeReader, type AskedPlace } from '../../search/asked-place.ts'
import { readNearAddresses, type ReadPlace } from './near-addresses.ts'
import { column, figure, headOf, row, share } from './report-parts.ts'
import { reportRange, type ReportRange } from './report-range.ts'
import { readRfps, type RfpSum } from './rfp-records.ts'

/** Reads the overview of the RFP marketplace, which has no place: its days are those of UTC. */
export function rfpsReport(geocode: Pick<Geocoder, 'geocode'>) {
  const readPlace = placeReader(geocode.geocode)
  return (query: RfpReportQuery, call: Call) => overview(call, query, readPlace)
}

/** The open requests of the marketplace without names. What could be told of a single request is left out. */
async function overview(call: Call, query: RfpReportQuery, readPlace: ReadPlace): Promise<Report> {
  const range = reportRange(query, 'UTC')
  const { sports, month, nights: leastNights, near } = query
  const addresses =
    near === undefined ? undefined : await readNearAddresses(call, near, range.compared.endDate, readPlace)
  const { since, now, before } = await readRfps(call, range, query, addresses)
  const [current, earlier] = [now('all')[0], before?.('all')[0]]
  const sum = (name: string, label: string, of: 'requests' | 'nights') =>
    figure(name, label, [current?.[of] ?? 0, before ? (earlier?.[of] ?? 0) : null])
  const isFiltered = [sports, month, leastNights, near].some((chosen) => chosen !== undefined)
  // Filters may leave a single request, whose room nights would be told.
  const nights = sum('nights', 'Room nights sought', 'nights')
  const told = (of: 'firstMinutes' | 'unanswered') => [toldOf(current, of), toldOf(earlier, of)] as const
  return {
    ...headOf(range),
    filter: { parameter: 'sports', table: 'sports' },
    since,
    figures: [
      sum('requests', 'Open requests', 'requests'),
      {
        ...nights,
        ...(isFiltered && !current?.isTold && { value: null }),
        ...(isFiltered && !earlier?.isTold && { before: null }),
      },
      figure('firstAnswer', 'First answer', told('firstMinutes'), { unit: 'minutes', better: null }),
      figure('answered', 'Requests with an answer', [answeredOf(current), answeredOf(earlier)], {
        unit: 'share',
        better: null,
      }),
      figure('unanswered', 'Without an answer after 7 days', told('unanswered'), { better: null }),
    ],
    series: monthsOf(now('month'), range),
    tables: [
      await statesOf(now('address'), readPlace),
      sportsOf(now('sport'), now('any')[0]),
      needsOf(now('need'), current),
    ],
    notes: [
      'These are the requests that were open at the end of the period. Days are those of UTC.',
      'An answer is a host that is interested. The first answer is a median of those that have one.',
      'Of fewer than three requests, or of those of one organizer, only the number is told.',
      'By month, requests count on the first day that they ask for, and flexible ones in their earliest month.',
    ],
  }
}

const toldOf = (sum: RfpSum | undefined, of: 'firstMinutes' | 'unanswered') => (sum?.isTold ? sum[of] : null)

const answeredOf = (sum: RfpSum | undefined) => (sum?.isTold ? share(sum.answered, sum.requests) : null)

/** The state that a request names. One that names several counts as such, so that the rows add up. */
function stateLabel(address: string, place: AskedPlace | null): string {
  if (address === '') return 'Anywhere'
  if (place === null) return 'Another place'
  const states = new Set<string>([
    ...(place.area?.states ?? []),
    ...place.towns.map(({ label }) => stateOf(label.split(', ').at(-1) ?? '')?.name ?? 'Another place'),
  ])
  const [state] = states
  return states.size > 1 ? 'Several states' : (state ?? 'Anywhere')
}

async function statesOf(sums: readonly RfpSum[], readPlace: ReadPlace): Promise<ReportTable> {
  const requests = new Map<string, number>()
  for (const sum of sums) {
    const label = stateLabel(sum.key, await readPlace(sum.key === '' ? null : sum.key))
    requests.set(label, (requests.get(label) ?? 0) + sum.requests)
  }
  const rows = [...requests].toSorted(([a, first], [b, second]) => second - first || a.localeCompare(b))
  return {
    name: 'states',
    label: 'Where organizers are looking',
    of: 'State',
    columns: [column('Open requests')],
    rows: rows.map(([label, count]) => row(label, [count])),
    totals: [rows.reduce((total, [, count]) => total + count, 0)],
  }
}

/** Of all sports, whichever are chosen: people choose by it. */
function sportsOf(sums: readonly RfpSum[], all: RfpSum | undefined): ReportTable {
  const cells = (sum: RfpSum | undefined) => [
    sum?.requests ?? 0,
    answeredOf(sum),
    toldOf(sum, 'firstMinutes'),
  ]
  return {
    name: 'sports',
    label: 'By sport',
    of: 'Sport',
    columns: [column('Open requests'), column('With an answer', 'share'), column('First answer', 'minutes')],
    rows: sums.map((sum) => row(sum.key, cells(sum))),
    totals: cells(all),
  }
}

/** What nobody answered in a week, by the type of spaces that is asked for. */
function needsOf(sums: readonly RfpSum[], all: RfpSum | undefined): ReportTable {
  const cells = (meant: readonly RfpSum[]) => [
    meant.reduce((total, { requests }) => total + requests, 0),
    meant.reduce((total, { nights }) => total + nights, 0),
  ]
  const isNamed = ({ key, isTold }: RfpSum) => isTold && key !== ''
  // Nothing is told of a market of a few requests: one without an answer would be known.
  const shown = all?.isTold ? sums : []
  const others = shown.filter((sum) => !isNamed(sum))
  return {
    name: 'needs',
    label: 'Unmet needs',
    of: 'Need',
    columns: [column('Requests'), column('Room nights')],
    rows: [
      ...shown.filter(isNamed).map((sum) => row(sum.key, cells([sum]))),
      ...(others.length > 0 ? [row('Other needs', cells(others))] : []),
    ],
    totals: cells(shown),
  }
}

/** How many months have a point each. Later ones have one together. */
const monthsAhead = 12

/** The months from the end of the period on, by urgency. Each request is in one. */
function monthsOf(sums: readonly RfpSum[], { past }: ReportRange): ReportSeries[] {
  if (past === undefined) return []
  const points: { startDate: string; endDate: string }[] = []
  let start = past.endDate
  for (let month = 0; month < monthsAhead; month++) {
    const endDate = lastDayOfMonth(start.slice(0, 7))
    points.push({ startDate: start, endDate })
    start = addDays(endDate, 1)
  }
  const last = sums.reduce((latest, { key }) => (key > latest ? key : latest), '').slice(0, 7)
  if (last >= start.slice(0, 7)) points.push({ startDate: start, endDate: lastDayOfMonth(last) })
  const levels = [
    ...urgencyLevels.map(({ priority, label }) => ({ key: String(priority), label })),
    { key: '', label: 'No urgency named' },
  ]
  return levels
    .map(({ key, label }): ReportSeries => {
      const within = sums.filter((sum) => sum.key.slice(8) === key)
      return {
        name: `urgency${key}`,
        label,
        unit: 'count',
        currency: null,
        per: 'month',
        stack: 'Open requests',
        isRunning: false,
        look: null,
        points: points.map(({ startDate, endDate }) => ({
          startDate,
          endDate,
          value: within.reduce((total, sum) => {
            const month = sum.key.slice(0, 7)
            return month >= startDate.slice(0, 7) && month <= endDate.slice(0, 7)
              ? total + sum.requests
              : total
          }, 0),
          before: null,
        })),
        limit: null,
      }
    })
    .filter(({ name, points: of }) => name !== 'urgency' || of.some(({ value }) => value !== 0))
}
