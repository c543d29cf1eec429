import type { CallOptions } from '@app/contract/client.ts'
import { loadApi } from '../api/load-api.ts'
import { noCollections, storeCollections } from './event-collections.ts'
import type { RequestDraft } from './request-draft.ts'
import { joined } from './row-words.ts'

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
    requirements: _requirements,
    amenities: _amenities,
    isListed = false,
    contactName,
    contactEmail,
    contactPhone,
    contactOrganization,
    ...fields
  } = draft
  const api = await loadApi()
  // A listed request is read by far more people than whoever wrote it knows.
  const contact = isListed
    ? undefined
    : joined([contactName, contactOrganization, contactEmail, contactPhone])
  const data = {
    ...fields,
    // An event has no field for whom hosts should write to, and the account may be somebody else's.
    ...(contact !== undefined && { description: `Contact: ${contact}` }),
    name: name ?? `${fields.sportsList?.[0] ?? 'My'} event`,
    category: isListed ? ('RFP' as const) : ('Private' as const),
    status: 'Published' as const,
    startDate,
    endDate,
    needsSpecificSpaceType: fields.spaceName !== undefined,
  }
  const { id } = (await api['event-mgmt'].events.create({ data }, options)).data
  // The request exists, so nothing that fails now must send it a second time.
  return { id, missing: await storeCollections(api, id, noCollections, draft, files) }
}
