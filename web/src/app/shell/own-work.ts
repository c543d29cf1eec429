import { calendarPath } from '../../calendar/calendar-path.ts'
import { pipelinePath } from '../../kind/request-paths.ts'

/** The first page of a list of pages that the reader manages. */
export interface OwnHosts {
  items: readonly { id: string; status: string }[]
  /** On all pages. */
  count: number
}

/** Where the entries of the reader's work lead. */
export interface OwnWork {
  /** One press away for whoever manages a calendar. With several, the one that was opened last, or the first that is approved. */
  calendar: string | undefined
  /** The calendar, or the list of calendars. */
  calendars: string
  /** The leads of the only host, or all received requests. */
  leads: string
}

const calendarList = '/home/calendars'

/** @param last the facility whose calendar was opened last on this device */
export function ownWork(
  facilities: OwnHosts | undefined,
  destinations: OwnHosts | undefined,
  last: string | null,
): OwnWork {
  const found = facilities?.items ?? []
  const count = facilities?.count ?? 0
  const [first] = found
  // One that isn't on the first page of a longer list may be on another.
  const isLastOwn = last !== null && (found.some(({ id }) => id === last) || count > found.length)
  // The newest are the first, and nobody books a page that waits for its approval.
  const likely = found.find(({ status }) => status === 'Approved') ?? first
  const opened = isLastOwn ? last : likely?.id
  return {
    calendar: opened === undefined ? undefined : calendarPath(opened),
    calendars: first !== undefined && count === 1 ? calendarPath(first.id) : calendarList,
    leads: leadsOf(facilities, destinations),
  }
}

function leadsOf(facilities: OwnHosts | undefined, destinations: OwnHosts | undefined) {
  const [facility] = facilities?.items ?? []
  const [destination] = destinations?.items ?? []
  if ((facilities?.count ?? 0) + (destinations?.count ?? 0) === 1) {
    if (facility) return pipelinePath({ kind: 'facility', id: facility.id })
    if (destination) return pipelinePath({ kind: 'destination', id: destination.id })
  }
  return '/requests?box=received'
}
