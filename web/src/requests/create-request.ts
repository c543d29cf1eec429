import { loadApi } from '../api/load-api.ts'
import type { RequestDraft } from './request-draft.ts'

/** What a request can't do without. Undefined if the draft has it. */
export function lackOf({ startDate, endDate, sportsList = [] }: RequestDraft): string | undefined {
  if (sportsList.length === 0) return 'Add the sport, so that hosts can be found.'
  return startDate === undefined || endDate === undefined
    ? 'Add the dates, or the days between which it can take place.'
    : undefined
}

/** Stores a draft as a private event of the caller, which nobody else sees until hosts are asked, and returns its id. */
export async function createRequest({
  name,
  startDate = '',
  endDate = '',
  contactName: _contactName,
  contactEmail: _contactEmail,
  contactPhone: _contactPhone,
  contactOrganization: _contactOrganization,
  ...fields
}: RequestDraft): Promise<string> {
  const { events } = (await loadApi())['event-mgmt']
  const { data } = await events.create({
    data: {
      ...fields,
      name: name ?? `${fields.sportsList?.[0] ?? 'My'} event`,
      category: 'Private',
      status: 'Published',
      startDate,
      endDate,
      needsSpecificSpaceType: fields.spaceName !== undefined,
    },
  })
  return data.id
}
