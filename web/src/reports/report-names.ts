import type { ProfileKindName } from '@app/contract/owners.ts'
import type { EventReportQuery, Report } from '@app/contract/reports/report-schema.ts'
import { leadStatuses } from '@app/contract/reference-lists/lead-statuses.ts'
import type { ReportName } from '@app/contract/reports/report-labels.ts'
import type { ReportRoutes } from '@app/contract/reports/report-routes.ts'
import { calls, partOf, type Call } from '../platform/calls/calls.ts'

/** What has reports: pages, and stories. */
export type ReportKind = ProfileKindName | 'story'
type OfKind<K extends ReportKind> = keyof ReportRoutes[`${K}Reports`]

/** The reports of each kind of page, the first at its own address. The contract has them too, but pages don't load it. */
const names = {
  facility: ['profile', 'leads', 'events', 'hotels', 'pickup', 'partners', 'promotions'],
  destination: ['profile', 'leads', 'events', 'hotels', 'pickup', 'facilities', 'partners', 'promotions'],
  hotel: ['profile', 'pickup'],
  business: ['profile', 'promotions'],
  company: ['profile', 'locations', 'promotions'],
  organization: ['profile', 'events', 'hotels', 'pickup', 'promotions'],
  event: ['profile', 'hotels', 'pickup', 'promotions'],
  story: ['profile'],
} as const satisfies { [K in ReportKind]: readonly (OfKind<K> & ReportName)[] }

export const reportsOf = (kind: ReportKind): readonly ReportName[] => names[kind]

/** Reports of days to come. */
export const isAhead = (name: ReportName) => name === 'pickup'

/** Reports that compare each thing with something of its own, so that nothing is chosen. */
export const comparesItself = (name: ReportName) => name === 'pickup' || name === 'promotions'

/** What an address chooses a report to be of. What the report doesn't know is left out, so that an old link shows it all. */
export function filterIn(name: ReportName, search: URLSearchParams): { status?: string } {
  if (name !== 'leads') return {}
  const asked = new Set(search.get('status')?.split(','))
  const known = leadStatuses.filter((status) => asked.has(status))
  return known.length === 0 ? {} : { status: known.join() }
}

/** Whether a report can be compared with a last edition: only the overview of an event. */
export const comparesEditions = (kind: ReportKind, name: ReportName) => kind === 'event' && name === 'profile'

interface Nothing {
  title: string
  text: string
  /** Where on its page something is done about it. */
  action?: { label: string; at: `#${string}` }
}

/** What a report says that has no rows, if nothing of its days does. */
export const nothingOf: Partial<Record<ReportName, Nothing>> = {
  leads: {
    title: 'No leads in these days',
    text: 'Requests that come to this page show up here, with what became of them.',
  },
  events: {
    title: 'No events in these days',
    text: 'Events of this page that aren’t over before these days show up here.',
  },
  hotels: {
    title: 'No rooms booked in these days',
    text: 'Rooms that people book for events of this page show up here.',
  },
  facilities: { title: 'No facilities yet', text: 'Facilities that belong to this page show up here.' },
  partners: { title: 'No partners yet', text: 'Pages that are partners of this one show up here.' },
  locations: { title: 'No locations yet', text: 'Pages that belong to this one show up here.' },
  promotions: {
    title: 'No promotions in these days',
    text: 'What a promotion brings shows up here after its first whole day.',
    action: { label: 'Choose days to promote', at: '#promotion' },
  },
  pickup: {
    title: 'No room blocks in these days',
    text: 'Nights of room blocks show up here as soon as a hotel and an organizer agree on a block. For nights that are over, choose earlier days.',
  },
}

/** Whether a report has anything to show, also if it is only which pages it is of. */
export function hasFigures(name: ReportName, { days, today, compared, since, tables }: Report): boolean {
  const hasRows = tables.some(hasContent)
  if (!hasRows && nothingOf[name]) return false
  // Days to come are compared with nothing.
  if (compared === null) return hasRows
  const isCounted = since !== null && since <= days.endDate
  return days.startDate <= today && (hasRows || isCounted)
}

/** Rows of states or steps are there although none has anything. */
export const hasContent = ({ rows }: Report['tables'][number]) =>
  rows.some(({ link, cells }) => link !== null || cells.some((cell) => cell !== null && cell !== 0))

/** The report of this name in an address, if the kind has it. */
export const reportNamed = (kind: ProfileKindName, name: string | undefined) =>
  reportsOf(kind).find((each) => each === (name ?? 'profile'))

type ReportInput = { id: string; status?: string } & Partial<EventReportQuery>

/** The operation of a report. All of them take and answer the same. */
export const reportCall = (kind: ReportKind, name: ReportName) =>
  partOf(calls['report-mgmt'][`${kind}Reports`], name) as Call<ReportInput, { data: Report }>
