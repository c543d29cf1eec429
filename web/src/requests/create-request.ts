import type { CallOptions } from '@app/contract/client.ts'
import { contactText } from '@app/contract/rules/asked-words.ts'
import { withContact } from '@app/contract/rules/request-contact.ts'
import { loadApi } from '../api/load-api.ts'
import { noReadContact, type RequestDraft } from './request-draft.ts'
import { uploadFiles } from './upload-files.ts'

export interface CreatedRequest {
  id: string
  /** The documents that weren't uploaded. */
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
    isListed = false,
    description,
    contact: _contact,
    ...fields
  } = { ...draft, ...noReadContact }
  const api = await loadApi()
  const data = {
    ...fields,
    // A listed request is read by far more people than whoever wrote it knows.
    description: withContact(description, isListed ? undefined : contactText(draft)),
    name: name ?? `${fields.sportsList?.[0] ?? 'My'} event`,
    category: isListed ? ('RFP' as const) : ('Private' as const),
    status: 'Published' as const,
    startDate,
    endDate,
    needsSpecificSpaceType: fields.spaceName !== undefined,
  }
  const { id } = (await api['event-mgmt'].events.request.add({ data }, options)).data
  // The request exists, so nothing that fails now must send it a second time.
  return { id, missing: await uploadFiles(api, id, files) }
}
