import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import type { RequestDraft } from './request-draft.ts'

/** The spaces and amenities that an event asks for. */
export type EventCollections = Pick<RequestDraft, 'requirements' | 'amenities'>

const mostItems = 100
export const pageOf = (eventId: string) => ({ ownerId: eventId, take: mostItems })

type Items<C extends 'requirements' | 'amenities'> = Awaited<
  ReturnType<Api['event-mgmt']['events'][C]['list']>
>['data']

/** What a draft has of the items of both collections. */
export const collectionsOf = (
  spaces: Items<'requirements'>,
  wanted: Items<'amenities'>,
): EventCollections => ({
  requirements: spaces.map(({ id: _id, createdDate: _createdDate, ...space }) => space),
  amenities: wanted.map(({ name }) => name),
})

export async function readCollections(
  api: Api,
  eventId: string,
  options: CallOptions = {},
): Promise<EventCollections> {
  const { requirements, amenities } = api['event-mgmt'].events
  const [spaces, wanted] = await Promise.all([
    requirements.list(pageOf(eventId), options),
    amenities.list(pageOf(eventId), options),
  ])
  return collectionsOf(spaces.data, wanted.data)
}
