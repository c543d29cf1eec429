import { leadStatuses, type LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type {
  LeadReportQuery,
  Report,
  ReportFigure,
  ReportTable,
} from '@app/contract/reports/report-schema.ts'
import type { LeadEnding } from '@app/contract/rules/lead-endings.ts'
import { counted } from '@app/contract/rules/sentence-parts.ts'
import type { Call } from '../../platform/http/call.ts'
import { readLeads, type LeadCount, type LeadSums, type ListedLead } from './lead-records.ts'
import { column, figure, headOf, row, series, share } from './report-parts.ts'
import type { ReportRange } from './report-range.ts'

/** How many leads have a row each. What the others ask for is in one row, so that the rows add up. */
const mostListed = 200

/** How many reasons have a row each. */
const mostReasons = 10

/** The leads that a page received: how fast it answered, what became of them, and why. */
export async function leadsReport(
  call: Call,
  id: string,
  range: ReportRange,
  { status: statuses }: LeadReportQuery,
): Promise<Report> {
  const { since, now, before, list } = await readLeads(call, id, range, { statuses, most: mostListed })
  const sum = (name: string, label: string, of: LeadCount): ReportFigure =>
    figure(name, label, [now.of('all', of), before?.of('all', of) ?? null])
  const seriesOf = (name: string, label: string, by: 'received' | 'decided', of: LeadCount) =>
    series(
      name,
      label,
      range,
      (days) => now.during(by, of, days),
      before && ((days) => before.during(by, of, days)),
    )
  const wonWithoutOffer = now.of('all', 'won') - now.of('all', 'offeredWon')
  return {
    ...headOf(range),
    filter: { parameter: 'status', table: 'states' },
    since,
    figures: [
      sum('leads', 'Leads', 'leads'),
      sum('won', 'Won', 'won'),
      figure('winRate', 'Win rate', [winRate(now), before ? winRate(before) : null], { unit: 'share' }),
      figure('firstReply', 'First reply', [now.replyMinutes, before?.replyMinutes ?? null], {
        unit: 'minutes',
        better: 'lower',
      }),
      sum('nightsWon', 'Room nights won', 'nightsWon'),
      sum('nightsInPlay', 'Room nights in play', 'nightsInPlay'),
      { ...sum('waiting', 'Waiting for you', 'open'), better: null },
      { ...sum('late', 'Waiting past the deadline', 'late'), better: 'lower' },
    ],
    series: [
      seriesOf('leads', 'Leads', 'received', 'leads'),
      { ...seriesOf('won', 'Won', 'decided', 'won'), stack: 'Decided leads' },
      { ...seriesOf('lost', 'Lost', 'decided', 'lost'), stack: 'Decided leads' },
    ],
    tables: [
      statesOf(now, before),
      stepsOf(now),
      sourcesOf(now),
      speedsOf(now),
      reasonsOf('lost', 'Why you lost', now),
      reasonsOf('passed', 'Why you passed', now),
      listOf(list, now),
    ],
    notes: [
      'Leads count on the day when they were received, in the state that they had at the end of the period. Wins and losses count on the day of the decision.',
      'The win rate and the shares won are of decided leads: won or lost.',
      'The first reply is your first move, offer or message. It is a median, without requests of the RFP marketplace that you answered by yourself.',
      'Leads that an organizer withdrew aren’t counted.',
      ...(wonWithoutOffer > 0
        ? [`${counted(wonWithoutOffer, 'lead was', 'leads were')} won without an offer.`]
        : []),
    ],
  }
}

const winRate = (sums: LeadSums) =>
  share(sums.of('all', 'won'), sums.of('all', 'won') + sums.of('all', 'lost'))

/** Of all statuses, whichever the report is of. */
function statesOf(now: LeadSums, before: LeadSums | undefined): ReportTable {
  const cells = (status?: LeadStatus) => [
    now.of('status', 'leads', status),
    before?.of('status', 'leads', status) ?? null,
  ]
  return {
    name: 'states',
    label: 'Leads by state',
    of: 'State',
    columns: [column('Leads'), column('Before')],
    rows: leadStatuses.map((status) => row(status, cells(status))),
    totals: cells(),
  }
}

/** Each step has those of the step before who went on. */
function stepsOf(now: LeadSums): ReportTable {
  const of = (name: LeadCount) => now.of('all', name)
  const [interested, offered] = [of('interested'), of('offered')]
  return {
    name: 'steps',
    label: 'From request to event',
    of: 'Step',
    columns: [column('Leads'), column('Went on', 'share')],
    rows: [
      row('Received', [of('leads'), share(interested, of('leads'))]),
      row('Interested', [interested, share(offered, interested)]),
      row('Offer sent', [offered, share(of('offeredWon'), offered)]),
      row('Won', [of('won'), null]),
    ],
    totals: null,
  }
}

const decidedColumns = [column('Leads'), column('Decided'), column('Won'), column('Win rate', 'share')]

/** Of the leads of a key, or of all: how many there are and were decided and won. */
function decidedCells(now: LeadSums, by: 'source' | 'speed', key?: string) {
  const [won, lost] = [now.of(by, 'won', key), now.of(by, 'lost', key)]
  return [now.of(by, 'leads', key), won + lost, won, share(won, won + lost)]
}

const sourceLabels: Record<string, string> = {
  organizer: 'Asked by the organizer',
  market: 'RFP marketplace',
}

const sourcesOf = (now: LeadSums): ReportTable => ({
  name: 'sources',
  label: 'Source',
  of: 'Came by',
  columns: decidedColumns,
  rows: now.keys('source').map(([key]) => row(sourceLabels[key] ?? key, decidedCells(now, 'source', key))),
  totals: decidedCells(now, 'source'),
})

/** Spans of time by their numbers. */
const speedLabels = ['Under 1 h', '1–4 h', '4–8 h', '8–24 h', '1–2 days', 'Longer']

function speedsOf(now: LeadSums): ReportTable {
  const others = [
    ['none', 'No reply'],
    ['own', 'Answered by yourself in the RFP marketplace'],
  ] as const
  return {
    name: 'speeds',
    label: 'How fast you answer',
    of: 'First reply',
    columns: decidedColumns,
    rows: [
      ...speedLabels.map((label, at) => row(label, decidedCells(now, 'speed', String(at)))),
      ...others
        .filter(([key]) => now.of('speed', 'leads', key) > 0)
        .map(([key, label]) => row(label, decidedCells(now, 'speed', key))),
    ],
    totals: decidedCells(now, 'speed'),
  }
}

/** What became of a lost request, besides a decision of its organizer. */
const lostLabels: Partial<Record<LeadEnding, string>> & Record<'award', string> = {
  award: 'Another place was chosen',
  EventDeleted: 'The event was deleted',
  EventCancelled: 'The event was cancelled',
  EventCompleted: 'Nobody was chosen in time',
  EventClosed: 'The organizer closed the request',
  OrganizerLeft: 'The organizer left',
}
const isKnownLoss = (key: string): key is keyof typeof lostLabels => key in lostLabels

function reasonsOf(by: 'lost' | 'passed', label: string, now: LeadSums): ReportTable {
  const leads = new Map<string, number>()
  const add = (reason: string, count: number) => leads.set(reason, (leads.get(reason) ?? 0) + count)
  for (const [key, count] of now.keys(by))
    add((by === 'lost' ? isKnownLoss(key) && lostLabels[key] : key) || 'No reason given', count)
  const gone = by === 'passed' ? now.of('left', 'leads') : 0
  if (gone > 0) add('Your page was removed, hidden or without a team', gone)
  const reasons = [...leads].toSorted(([, a], [, b]) => b - a)
  const rest = reasons.slice(mostReasons)
  const others = rest.reduce((sum, [, count]) => sum + count, 0)
  const total = reasons.reduce((sum, [, count]) => sum + count, 0)
  const cells = (count: number) => [count, share(count, total)]
  return {
    name: by,
    label,
    of: 'Reason',
    columns: [column('Leads'), column('Share', 'share')],
    rows: [
      ...reasons.slice(0, mostReasons).map(([reason, count]) => row(reason, cells(count))),
      ...(others > 0 ? [row('Other reasons', cells(others))] : []),
    ],
    totals: cells(total),
  }
}

function listOf(list: readonly ListedLead[], now: LeadSums): ReportTable {
  const nights = now.of('all', 'nights')
  const unlisted = now.of('all', 'leads') - list.length
  const listedNights = list.reduce((sum, lead) => sum + lead.nights, 0)
  return {
    name: 'leads',
    label: 'Leads in this report',
    of: 'Event',
    columns: [
      column('State', 'text'),
      column('Source', 'text'),
      column('Received', 'day'),
      column('First reply', 'minutes'),
      column('Room nights'),
    ],
    rows: [
      ...list.map((lead) => ({
        label: lead.event,
        note: lead.organization,
        link: lead.openId === null ? null : { to: 'lead' as const, id: lead.openId },
        cells: [
          lead.status,
          sourceLabels[lead.isOffered ? 'market' : 'organizer'] ?? null,
          lead.receivedDay,
          lead.replyMinutes,
          lead.nights,
        ],
      })),
      ...(unlisted > 0 ? [row(`${unlisted} more`, [null, null, null, null, nights - listedNights])] : []),
    ],
    totals: [null, null, null, null, nights],
  }
}
