import { api } from '../../../api/client.ts'
import type { SentDraft } from '../draft/creation-draft.ts'
import { facilityOf, type CheckedDraft } from '../draft/draft-schema.ts'
import type { DraftImage } from '../draft/restored-images.ts'
import { changedSince, createOnce, fieldsOf, type MadeDraft } from './create-once.ts'
import { partsToSend, type PartToSend } from './parts-to-send.ts'

interface Asking {
  key: string
  checked: CheckedDraft
  before: SentDraft | undefined
  note: (sent: SentDraft | undefined) => void
}

/** The draft with the id of its facility, which is created where it is not there yet. */
export const createdFacility = ({ checked, ...asking }: Asking): Promise<MadeDraft> =>
  createOnce({
    ...asking,
    create: api['facility-mgmt'].facilities.create,
    wanted: fieldsOf(facilityOf(checked)),
  })

export const partsOf = (
  key: string,
  made: MadeDraft,
  checked: CheckedDraft,
  images: readonly DraftImage[],
): PartToSend[] =>
  partsToSend(
    { api, key, ownerId: made.id },
    { ...checked, images, changes: changedSince(made, fieldsOf(facilityOf(checked))) },
  )
