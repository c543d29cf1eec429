import { api } from '../../../api/client.ts'
import { ApiProblem } from '../../../api/problem.ts'
import type { SentDraft } from '../draft/creation-draft.ts'
import { facilityOf, type CheckedDraft } from '../draft/draft-schema.ts'
import type { DraftImage } from '../draft/use-draft-images.ts'
import { createOnce, fieldsOf } from './create-once.ts'
import { partsToSend, type PartToSend } from './parts-to-send.ts'

interface Asking {
  key: string
  checked: CheckedDraft
  before: SentDraft | undefined
  /** Told what was asked for before it is asked for, so that it can be asked for again after a crash too. */
  note: (sent: SentDraft | undefined) => void
}

/** The id of the draft's facility, which is created where it is not there yet. */
export async function createdFacility({ key, checked, before, note }: Asking): Promise<string> {
  if (before?.id !== undefined) return before.id
  const facility = fieldsOf(facilityOf(checked))
  note(before ?? { facility, done: [] })
  try {
    const id = await createOnce(api['facility-mgmt'].facilities, key, facility, before?.facility)
    note({ facility, id, done: [] })
    return id
  } catch (error) {
    // What was refused left nothing behind; of a lost answer nobody knows.
    if (error instanceof ApiProblem) note(undefined)
    throw error
  }
}

export const partsOf = (
  key: string,
  ownerId: string,
  checked: CheckedDraft,
  images: readonly DraftImage[],
): PartToSend[] => partsToSend({ api, key, ownerId }, checked, images)
