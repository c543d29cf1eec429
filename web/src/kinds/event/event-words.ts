import type { Event } from '@app/contract/events/event-schema.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { shortDayText } from '@app/contract/rules/event-dates.ts'
import { counted } from '../../components/format.ts'
import { timeOfDay } from '../../page/time-of-day.ts'
import { isHidden } from '../../kind/is-hidden.ts'
import { isOver } from './is-over.ts'

type Standing = Pick<Event, 'status' | 'isClosed' | 'entryDeadline' | 'endDate'>

/** Whether people can still sign up, as the marketplace counts it. `today` is the day in UTC. */
export const takesSignUps = ({ status, isClosed, entryDeadline, endDate }: Standing, today: string) =>
  status === 'Published' && !isClosed && (entryDeadline ?? endDate) >= today

/** Whether people can still like it. */
export const takesInterest = ({ status, isClosed }: Pick<Event, 'status' | 'isClosed'>) =>
  !isClosed && status !== 'Completed' && status !== 'Cancelled'

/** Whether visitors see its page. */
export const isPublic = (event: Pick<Event, 'status' | 'isActive' | 'category'>) =>
  !isHidden(event) && event.category === 'Marketed'

export interface Notice {
  tag: string
  tone: 'plain' | 'warn' | 'bad'
  text: string
  /** In the words of its organizer, with line breaks. */
  reason?: string
}

const statusNotices: Partial<Record<Event['status'], Notice>> = {
  Draft: { tag: 'Draft', tone: 'warn', text: 'Only its team sees this page until it is published.' },
  Completed: { tag: 'Completed', tone: 'plain', text: 'This event is over.' },
  Cancelled: { tag: 'Cancelled', tone: 'bad', text: 'This event will not take place.' },
}
const closedNotice: Notice = { tag: 'Closed', tone: 'plain', text: 'Sign-up is closed.' }
const privateNotice: Notice = {
  tag: 'Private',
  tone: 'plain',
  text: 'Only its team and its guests see this page.',
}

const closedRequest: Notice = { ...closedNotice, text: 'This request takes no more answers.' }

/** What everyone must know first. `request` is what an event of the category RFP asks of hosts. */
export function noticesOf(
  {
    status,
    category,
    isClosed,
    cancellationReason,
  }: Pick<Event, 'status' | 'category' | 'isClosed' | 'cancellationReason'>,
  request: string,
): Notice[] {
  const closed = category === 'RFP' ? closedRequest : closedNotice
  const standing = statusNotices[status] ?? (isClosed ? closed : undefined)
  const first = standing && {
    ...standing,
    ...(cancellationReason !== null && { reason: cancellationReason }),
  }
  const isPrivate = category === 'Private' && status !== 'Draft'
  const isRequest = category === 'RFP' && (standing === undefined || status === 'Draft')
  return [
    ...(first ? [first] : []),
    ...(isPrivate ? [privateNotice] : []),
    ...(isRequest ? [{ tag: 'Request for proposals', tone: 'plain' as const, text: request }] : []),
  ]
}

type Dates = Pick<Event, 'status' | 'startDate' | 'endDate' | 'hasFlexibleDates' | 'dayCount'>

/** 'Starts in 21 days'. Undefined if it is over. */
export function startText(event: Dates, today: string): string | undefined {
  const { startDate, hasFlexibleDates, dayCount } = event
  if (isOver(event, today)) return undefined
  if (hasFlexibleDates)
    return dayCount === null ? 'The dates are flexible' : `${counted(dayCount, 'day')} within these dates`
  const days = countDays(today, startDate) - 1
  if (days < 0) return 'Going on now'
  if (days === 0) return 'Starts today'
  return days === 1 ? 'Starts tomorrow' : `Starts in ${counted(days, 'day')}`
}

type Times = Pick<Event, 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'timeZone'>

/** `8 AM – 5 PM EST`. Undefined without a time. */
export function timesText({ startDate, endDate, startTime, endTime, timeZone }: Times): string | undefined {
  if (startTime === null) return undefined
  const start = timeOfDay(startTime)
  const zone = timeZone === null ? '' : ` ${zoneName(startDate, timeZone)}`
  if (endTime === null) return `From ${start}${zone}`
  const end = timeOfDay(endTime)
  if (startDate === endDate) return `${start} – ${end}${zone}`
  return `First day from ${start}, last day until ${end}${zone}`
}

function zoneName(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** 'Sign up by Mon, Mar 1st', or that nobody can any longer. */
export function deadlineText(
  event: Standing & Pick<Event, 'entryDeadline'>,
  today: string,
): string | undefined {
  const { entryDeadline } = event
  if (event.status === 'Published' && event.isClosed) return 'Sign-up is closed'
  if (entryDeadline === null || event.status === 'Cancelled') return undefined
  const day = shortDayText(entryDeadline)
  return entryDeadline < today ? `Sign-up ended ${day}` : `Sign up by ${day}`
}

export interface EventTag {
  text: string
  tone: 'plain' | 'warn' | 'bad' | 'good'
}

/** The state of an event in a list. */
export function eventTag(event: Standing, today: string): EventTag {
  const notice = statusNotices[event.status]
  if (notice) return { text: notice.tag, tone: notice.tone }
  return takesSignUps(event, today) ? { text: 'Open', tone: 'good' } : { text: 'Closed', tone: 'plain' }
}
