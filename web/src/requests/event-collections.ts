import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import type { RequestDraft } from './request-draft.ts'

/** The spaces and amenities that an event asks for. */
export type EventCollections = Pick<RequestDraft, 'requirements' | 'amenities'>

const mostItems = 100

export async function readCollections(
  api: Api,
  eventId: string,
  options: CallOptions = {},
): Promise<EventCollections> {
  const { requirements, amenities } = api['event-mgmt'].events
  const page = { ownerId: eventId, take: mostItems }
  const [spaces, wanted] = await Promise.all([
    requirements.list(page, options),
    amenities.list(page, options),
  ])
  return {
    requirements: spaces.data.map(({ id: _id, createdDate: _createdDate, ...space }) => space),
    amenities: wanted.data.map(({ name }) => name),
  }
}
