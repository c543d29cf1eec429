import { api } from '../../api/client.ts'
import type { CreationKind } from '../creation-kind.ts'
import type { CheckedDraft, SentDraft } from '../draft/creation-draft.ts'
import { profileOf } from '../draft/draft-schema.ts'
import type { DraftImage } from '../draft/restored-images.ts'
import { changedSince, createOnce, type CreatedDraft } from './create-once.ts'
import { partsToSend, type PartToSend } from './parts-to-send.ts'

interface Sent {
  creation: CreationKind
  key: string
  checked: CheckedDraft
  images: readonly DraftImage[]
  before: SentDraft | undefined
  store: (sent: SentDraft | undefined) => void
}

/** Creates the profile unless it exists already, and returns what to send next. */
export async function sendProfile({
  creation,
  key,
  checked,
  images,
  before,
  store,
}: Sent): Promise<{ created: CreatedDraft; parts: PartToSend[] }> {
  const { draft: schema } = await creation.schemas()
  const wanted = schema.parse(profileOf(checked))
  const created = await createOnce({
    schema,
    create: creation.kind.calls(api).create,
    key,
    wanted,
    before,
    store,
  })
  const owner = { api, creation, key, ownerId: created.id }
  const changes = changedSince(schema, created, wanted)
  return { created, parts: partsToSend(owner, { children: checked.children, images, changes }) }
}
