import { urgencyOf } from '@app/contract/rules/urgency.ts'
import type { ShortField } from './form/form-lists.server.ts'
import type { Api } from '@app/contract/api.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import type { HostRef } from '../kind/contact-paths.ts'
import { readKnownEvent } from '../page/known-event.ts'
import { storedRecord } from '../page/device-storage.ts'
import { isLikeEmail, numberOf, textOf } from '../page/typed-values.ts'

type CreateRequest = Api['contact-mgmt']['requests']['create']
type RequestData = Parameters<CreateRequest>[0]['data']

/** The choices of the form, which the page's loader knows. */
export interface RequestLists {
  sports: readonly NonNullable<RequestData['sport']>[]
  spaces: readonly NonNullable<RequestData['spaceType']>[]
  short: readonly ShortField[]
}

export type When = 'dates' | 'months' | 'open'

/** The texts of the form. */
export interface RequestValues {
  event: string
  sport: string
  when: When
  from: string
  to: string
  months: string[]
  space: string
  count: string
  people: string
  /** The priority of a level, or empty. */
  urgency: string
  message: string
  name: string
  email: string
  organization: string
  /** Hidden from people. */
  fax: string
}

const blank: RequestValues = {
  event: '',
  sport: '',
  when: 'dates',
  from: '',
  to: '',
  months: [],
  space: '',
  count: '',
  people: '',
  urgency: '',
  message: '',
  name: '',
  email: '',
  organization: '',
  fax: '',
}

const draftKey = 'request-draft'
const isWhen = (value: unknown): value is When => value === 'dates' || value === 'months' || value === 'open'

/** What the query of the page knows of the event. */
function valuesIn(search: URLSearchParams): Partial<RequestValues> {
  const { count, people, from, to, ...words } = readKnownEvent(search)
  const known = {
    ...words,
    count: count?.toString(),
    people: people?.toString(),
    urgency: urgencyOf(search.get('urgency'))?.toString(),
    ...whenOf(from ?? to, to ?? from),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
}

/** The dates of a link, also over the months of an older draft. */
function whenOf(from: string | undefined, to: string | undefined): Partial<RequestValues> {
  if (from === undefined || to === undefined) return {}
  const months = wholeMonths(from, to)
  return months === undefined ? { when: 'dates', from, to } : { when: 'months', months }
}

const mostMonths = 12

/** The months from the first day of one to the last day of another: somebody who searched for March means some days of it. */
function wholeMonths(from: string, to: string): string[] | undefined {
  if (!from.endsWith('-01')) return undefined
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const monthsFrom = (n: number) => dayOf(new Date(Date.UTC(year, month - 1 + n, 1)))
  for (let n = 1; n <= mostMonths; n += 1)
    if (dayOf(new Date(Date.UTC(year, month - 1 + n, 0))) === to)
      return Array.from({ length: n }, (_, index) => monthsFrom(index).slice(0, 7))
  return undefined
}

/** The values that a form starts with. What the link says of the event wins over an older draft. */
export function firstValues(draft: string | null, search: URLSearchParams): RequestValues {
  return { ...blank, ...readDraft(draft), ...valuesIn(search) }
}

function readDraft(draft: string | null): Partial<RequestValues> {
  const { when, months, urgency, ...others } = storedRecord(draft)
  const texts = Object.entries(others).filter(([name, value]) => name in blank && typeof value === 'string')
  return {
    ...Object.fromEntries(texts),
    ...(isWhen(when) && { when }),
    ...(typeof urgency === 'string' && urgencyOf(urgency) !== undefined && { urgency }),
    ...(Array.isArray(months) && { months: months.filter((month) => typeof month === 'string') }),
  }
}

export const storedDraft = () => deviceDrafts.read(draftKey)
export const storeDraft = (values: RequestValues) => deviceDrafts.write(draftKey, JSON.stringify(values))
export const dropDraft = () => deviceDrafts.drop(draftKey)

/** The request as the API takes it. Choices that aren't on a list any more are left out. */
export function requestData(
  values: RequestValues,
  hosts: readonly HostRef[],
  { sports, spaces }: Pick<RequestLists, 'sports' | 'spaces'>,
): RequestData {
  const { when, from, to, months, sport, space, urgency } = values
  const hasDates = when === 'dates' && from !== ''
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    organization: textOf(values.organization),
    event: textOf(values.event),
    sport: sports.find((name) => name === sport) ?? null,
    startDate: hasDates ? from : null,
    endDate: hasDates ? to || from : null,
    months: when === 'months' ? months : [],
    spaceType: spaces.find((name) => name === space) ?? null,
    spaceCount: numberOf(values.count),
    people: numberOf(values.people),
    urgency: urgencyOf(urgency) ?? null,
    message: textOf(values.message),
    fax: values.fax,
    hosts: hosts.map(({ kind, id }) => ({ kind, id })),
  }
}

/** The next twelve months, this one included, as `2027-03`. */
export function nextMonths(today: Date): string[] {
  return Array.from({ length: 12 }, (_, n) =>
    dayOf(new Date(Date.UTC(today.getFullYear(), today.getMonth() + n, 1))).slice(0, 7),
  )
}

/** What is missing, by the name of the field. The server checks everything else. */
export function missingFields({ event, sport, message, name, email }: RequestValues): Map<string, string> {
  const missing = new Map<string, string>()
  if (event.trim() === '' && sport === '' && message.trim() === '')
    missing.set('event', 'Name the event, choose a sport, or write a message below.')
  if (name.trim() === '') missing.set('name', 'Enter your name.')
  if (!isLikeEmail(email)) missing.set('email', 'Enter your email address.')
  return missing
}
