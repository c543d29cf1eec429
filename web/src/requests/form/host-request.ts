import type { MatchChange, MatchCounts } from '@app/contract/events/match-schema.ts'
import { draftErrors } from '@app/contract/rules/asked-rules.ts'
import type { RequestDraft } from '../request-draft.ts'
import { askedRows } from './asked-rows.ts'

const matched = askedRows.flatMap(({ name, isMatched }) => (isMatched ? [name] : []))

/** What decides which hosts fit, as far as it can be right yet. */
export function hostRequest(draft: RequestDraft) {
  const errors = draftErrors(draft, '')
  const hasDates = !errors.has('startDate') && !errors.has('endDate')
  return {
    ...Object.fromEntries(matched.map((name) => [name, draft[name]])),
    needsSpecificSpaceType: draft.spaceName !== undefined,
    ...(!hasDates && { startDate: undefined, endDate: undefined }),
    ...((!hasDates || errors.has('dayCount')) && { dayCount: undefined }),
    ...(draft.requestAddress === undefined && { requestDist: undefined }),
  }
}

type Change = MatchCounts['changes'][number]

/** The values of a draft that a change sets. */
export const valuesOf = ({ fields }: { change: MatchChange; fields: Change['fields'] }) =>
  Object.entries(fields).reduce<RequestDraft>(
    (draft, [name, value]) => ({ ...draft, [name]: value ?? undefined }),
    {},
  )
