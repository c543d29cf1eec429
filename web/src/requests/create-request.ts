import type { CallOptions } from '@app/contract/client.ts'
import { loadApi } from '../api/load-api.ts'
import { plainName } from '../page/file-rules.ts'
import type { RequestDraft } from './request-draft.ts'

export interface CreatedRequest {
  id: string
  /** What wasn't added to it. */
  missing: string[]
}

/** Stores a draft as an event of the caller. Unless it is listed, nobody else sees it until hosts are asked. */
export async function createRequest(
  draft: RequestDraft,
  files: readonly File[] = [],
  options: CallOptions = {},
): Promise<CreatedRequest> {
  const {
    name,
    startDate = '',
    endDate = '',
    requirements = [],
    amenities = [],
    isListed = false,
    contactName: _contactName,
    contactEmail: _contactEmail,
    contactPhone: _contactPhone,
    contactOrganization: _contactOrganization,
    ...fields
  } = draft
  const { events } = (await loadApi())['event-mgmt']
  const data = {
    ...fields,
    name: name ?? `${fields.sportsList?.[0] ?? 'My'} event`,
    category: isListed ? ('RFP' as const) : ('Private' as const),
    status: 'Published' as const,
    startDate,
    endDate,
    needsSpecificSpaceType: fields.spaceName !== undefined,
  }
  const { id } = (await events.create({ data }, options)).data
  const missing: string[] = []
  /** The request exists, so that nothing that fails now must send it a second time. */
  const add = async (label: string, work: () => Promise<unknown>) => {
    await work().catch(() => missing.push(label))
  }
  for (const space of requirements)
    await add(space.name, () => events.requirements.create({ ownerId: id, data: space }))
  for (const amenity of amenities)
    await add(amenity, () => events.amenities.create({ ownerId: id, data: { name: amenity } }))
  for (const file of files)
    await add(file.name, async () => {
      const item = await events.documents.create({
        ownerId: id,
        data: { name: plainName(file.name, 'Document') },
      })
      await events.documents.putFile({ ownerId: id, id: item.data.id, file })
    })
  return { id, missing }
}
