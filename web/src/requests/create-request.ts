import type { CallOptions } from '@app/contract/client.ts'
import type { Api } from '@app/contract/api.ts'
import { contactText } from '@app/contract/rules/asked-words.ts'
import { fields } from '@app/contract/rules/tell-asked.ts'
import { withContact } from '@app/contract/rules/request-contact.ts'
import type { RequestDraft } from './request-draft.ts'
import { uploadFiles } from './upload-files.ts'

/** What was read of a contact. The form has one field for it. */
export const noReadContact: RequestDraft = Object.fromEntries(
  fields.flatMap(({ name, of }) => (of === 'contact' ? [[name, undefined]] : [])),
)

export interface CreatedRequest {
  id: string
  /** The documents that weren't uploaded. */
  missing: string[]
}

/** Stores a draft as an event of the caller. Unless it is listed, nobody else sees it until hosts are asked. */
export async function createRequest(
  api: Api,
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
    months: _months,
    hasOpenDates: _open,
    ...asked
  } = { ...draft, ...noReadContact }
  const data = {
    ...asked,
    // A listed request is read by far more people than whoever wrote it knows.
    description: withContact(description, isListed ? undefined : contactText(draft)),
    name: name ?? `${asked.sportsList?.[0] ?? 'My'} event`,
    category: isListed ? ('RFP' as const) : ('Private' as const),
    status: 'Published' as const,
    startDate,
    endDate,
    needsSpecificSpaceType: asked.spaceName !== undefined,
  }
  const { id } = (await api['event-mgmt'].events.request.add({ data }, options)).data
  // The request exists, so nothing that fails now must send it a second time.
  return { id, missing: await uploadFiles(api, id, files) }
}
