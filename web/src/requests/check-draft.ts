import { countDays } from '@app/contract/rules/calendar-date.ts'
import type { RequestDraft } from './request-draft.ts'

/** What keeps a draft from being a request, by field, in the order of the form. The server checks everything else. */
export function draftErrors(draft: RequestDraft, today: string): Map<string, string> {
  const { startDate, endDate, dayCount, requestAddress, requestDist, budgetFrom, budgetTo } = draft
  const { responseDeadline, decisionDate } = draft
  const errors = new Map<string, string>()
  if (!draft.sportsList?.length) errors.set('sportsList', 'Add the sport, so that hosts can be found.')
  if (startDate === undefined || endDate === undefined)
    errors.set(
      startDate === undefined ? 'startDate' : 'endDate',
      'Add the dates, or the days between which it can take place.',
    )
  else if (endDate < startDate) errors.set('endDate', 'The last day is before the first one.')
  else if (endDate < today) errors.set('endDate', 'These dates are over.')
  else if (dayCount !== undefined && dayCount > countDays(startDate, endDate))
    errors.set('dayCount', 'There are not so many days from the first to the last.')
  if (requestDist !== undefined && requestAddress === undefined)
    errors.set('requestAddress', 'Name the place that the miles start from.')
  if (budgetFrom !== undefined && budgetTo !== undefined && budgetTo < budgetFrom)
    errors.set('budgetTo', 'This is less than the other end of the budget.')
  if (responseDeadline !== undefined && responseDeadline < today)
    errors.set('responseDeadline', 'This day is over. Give hosts a later one.')
  if (responseDeadline !== undefined && decisionDate !== undefined && decisionDate < responseDeadline)
    errors.set('decisionDate', 'Decide on the last day for answers or later.')
  return errors
}
