import type { MatchChange, MatchCounts } from '@app/contract/events/match-schema.ts'
import type { RequestDraft } from '../request-draft.ts'
import { draftErrors } from '../check-draft.ts'

const names = [
  'sportsList',
  'hasFlexibleDates',
  'flexWeeks',
  'setupDays',
  'facilityTypes',
  'needsSpecificFacilityType',
  'spaceName',
  'spaceCount',
  'surface',
  'surfaces',
  'location',
  'partnerDist',
  'requestAddress',
  'roomsPerNight',
  'hotelDist',
  'requirements',
  'amenities',
] as const satisfies readonly (keyof RequestDraft)[]

/** What decides which hosts fit, as far as it can be right yet. */
export function hostRequest(draft: RequestDraft) {
  const { startDate, endDate, dayCount, spaceName, requestAddress, requestDist } = draft
  const errors = draftErrors(draft, '')
  const hasDates = !errors.has('startDate') && !errors.has('endDate')
  return {
    ...Object.fromEntries(names.map((name) => [name, draft[name]])),
    needsSpecificSpaceType: spaceName !== undefined,
    ...(hasDates && { startDate, endDate, dayCount: errors.has('dayCount') ? undefined : dayCount }),
    ...(requestAddress !== undefined && { requestDist }),
  }
}

type Change = MatchCounts['changes'][number]

/** The values of a draft that a change sets. */
export const changeOf = ({ fields }: { change: MatchChange; fields: Change['fields'] }) =>
  Object.entries(fields).reduce<RequestDraft>(
    (draft, [name, value]) => ({ ...draft, [name]: value ?? undefined }),
    {},
  )
