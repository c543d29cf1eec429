import type { Api } from '@app/contract/api.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { urgencyOf } from '@app/contract/rules/urgency.ts'
import { fieldErrorsOf } from '../../api/problem.ts'
import type { HostRef } from '../../kind/contact-paths.ts'
import { readKnownEvent } from '../../page/known-event.ts'
import { textOf } from '../../page/typed-values.ts'
import { draftIn, type DraftRows, type RequestDraft } from '../request-draft.ts'

type RequestData = Parameters<Api['contact-mgmt']['requests']['create']>[0]['data']

/** What the query of the page says of the event. Its dates replace all that a draft says of them. */
export function draftInLink(search: URLSearchParams, rows: DraftRows): RequestDraft {
  const { event, about, sport, from, to, space, count, people } = readKnownEvent(search)
  const dates = datesOf(from ?? to, to ?? from)
  const known = draftIn(
    {
      name: event,
      description: about,
      sportsList: sport === undefined ? undefined : [sport],
      spaceName: space,
      spaceCount: count,
      participants: people,
      urgency: urgencyOf(search.get('urgency')),
    },
    rows,
  )
  return { ...known, ...(dates && { months: undefined, hasOpenDates: undefined, ...dates }) }
}

function datesOf(from: string | undefined, to: string | undefined): RequestDraft | undefined {
  if (from === undefined || to === undefined) return undefined
  const months = wholeMonths(from, to)
  return months === undefined ? { startDate: from, endDate: to } : { months }
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

/** The next twelve months, this one included, as `2027-03`. */
export function nextMonths(today: Date): string[] {
  return Array.from({ length: mostMonths }, (_, n) =>
    dayOf(new Date(Date.UTC(today.getFullYear(), today.getMonth() + n, 1))).slice(0, 7),
  )
}

/** The request as the API takes it. `fax` is a field that people don't see. */
export function requestData(draft: RequestDraft, hosts: readonly HostRef[], fax = ''): RequestData {
  const { isListed: _listed, hasOpenDates = false, startDate, endDate, months, ...asked } = draft
  const hasDates = !hasOpenDates && months === undefined && startDate !== undefined
  return {
    ...asked,
    startDate: hasDates ? startDate : null,
    endDate: hasDates ? (endDate ?? startDate) : null,
    months: hasOpenDates ? [] : (months ?? []),
    urgency: urgencyOf(String(draft.urgency)) ?? null,
    name: textOf(asked.name ?? ''),
    description: textOf(asked.description ?? ''),
    contactName: asked.contactName?.trim() ?? '',
    contactEmail: asked.contactEmail?.trim() ?? '',
    contactOrganization: textOf(asked.contactOrganization ?? ''),
    fax,
    hosts: hosts.map(({ kind, id }) => ({ kind, id })),
  }
}

/** What the API refuses, by the fields of the form, which shows both days in one. */
export const shortRefusals = (error: unknown) =>
  new Map([...fieldErrorsOf(error)].map(([name, text]) => [name === 'endDate' ? 'startDate' : name, text]))
