import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import { plainName } from '../page/file-rules.ts'
import type { RequestDraft } from './request-draft.ts'

type Space = NonNullable<RequestDraft['requirements']>[number]
type Amenity = NonNullable<RequestDraft['amenities']>[number]

/** The spaces and amenities that an event asks for, as they are stored. */
export interface EventCollections {
  requirements: readonly { id: string; space: Space }[]
  amenities: readonly { id: string; name: Amenity }[]
}

export const noCollections: EventCollections = { requirements: [], amenities: [] }

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
    requirements: spaces.data.map(({ id, createdDate: _createdDate, ...space }) => ({ id, space })),
    amenities: wanted.data.map(({ id, name }) => ({ id, name })),
  }
}

/** The collections of a draft. */
export const draftOf = ({
  requirements,
  amenities,
}: EventCollections): Pick<RequestDraft, 'requirements' | 'amenities'> => ({
  requirements: requirements.map(({ space }) => space),
  amenities: amenities.map(({ name }) => name),
})

/** Stores the collections and the files of a draft for an event that exists. Returns what failed; the rest is stored. */
export async function storeCollections(
  api: Api,
  ownerId: string,
  before: EventCollections,
  { requirements = [], amenities = [] }: RequestDraft,
  files: readonly File[],
): Promise<string[]> {
  const { events } = api['event-mgmt']
  const failed: string[] = []
  const attempt = async (label: string, work: () => Promise<unknown>) => {
    await work().catch(() => failed.push(label))
  }
  const left = [...requirements]
  for (const { id, space } of before.requirements) {
    const at = left.findIndex((wanted) => isSame(wanted, space))
    if (at === -1) await attempt(space.name, () => events.requirements.remove({ ownerId, id }))
    else left.splice(at, 1)
  }
  for (const space of left)
    await attempt(space.name, () => events.requirements.create({ ownerId, data: space }))
  for (const { id, name } of before.amenities)
    if (!amenities.includes(name)) await attempt(name, () => events.amenities.remove({ ownerId, id }))
  for (const name of amenities)
    if (!before.amenities.some((known) => known.name === name))
      await attempt(name, () => events.amenities.create({ ownerId, data: { name } }))
  for (const file of files)
    await attempt(file.name, async () => {
      const item = await events.documents.create({
        ownerId,
        data: { name: plainName(file.name, 'Document') },
      })
      await events.documents.putFile({ ownerId, id: item.data.id, file })
    })
  return failed
}

/** Fields that a space doesn't have are null in the API, and may be left out of a draft. */
function isSame(one: Space, other: Space): boolean {
  const facts = (space: Space) =>
    Object.entries(space)
      .filter(([, value]) => value !== null && value !== undefined)
      .toSorted(([a], [b]) => a.localeCompare(b))
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other))
}
