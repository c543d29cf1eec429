import type { PatchOperation } from '@app/contract/route.ts'
import { api } from '../../api/client.ts'
import { ApiProblem } from '../../api/problem.ts'
import { plainName } from '../../page/file-rules.ts'
import type { Step } from '../../page/step-queue.ts'
import { uploadCalls, uploadSteps } from '../../kind/uploads.ts'
import type { CreationKind } from '../creation-kind.ts'
import type { CheckedDraft, DraftImage, SentDraft } from '../draft/creation-draft.ts'
import { profileOf } from '../draft/draft-schema.ts'
import { changedSince, createOnce, type CreatedDraft } from './create-once.ts'

interface Sent {
  creation: CreationKind
  /** The draft's idempotency key. */
  key: string
  checked: CheckedDraft
  images: readonly DraftImage[]
  before: SentDraft | undefined
  store: (sent: SentDraft | undefined) => void
}

/** Creates the profile unless it exists already, and returns what to send next. Sending a part twice creates it once. */
export async function sendProfile({
  creation,
  key,
  checked,
  images,
  before,
  store,
}: Sent): Promise<{ created: CreatedDraft; parts: Step[] }> {
  const { draft: schema } = await creation.schemas()
  const { create } = creation.kind.calls(api)
  const wanted = schema.parse(profileOf(checked))
  const created = await createOnce({ schema, create, key, wanted, before, store })
  const ownerId = created.id
  const parts = [
    ...editSteps(creation, ownerId, changedSince(schema, created, wanted)),
    ...childSteps(creation, ownerId, key, checked),
    ...pictureSteps(creation, ownerId, key, images),
  ]
  return { created, parts }
}

type Creation = Pick<CreationKind, 'kind' | 'children'>

/** Edits since the profile was created. */
function editSteps({ kind }: Creation, id: string, patch: PatchOperation[]): Step[] {
  if (patch.length === 0) return []
  const run = () => kind.calls(api).update({ id, patch })
  return [{ key: 'changes/0', label: 'Your latest changes', run }]
}

/** The entries of all collections. */
export function childSteps(
  { children = {} }: Creation,
  ownerId: string,
  key: string,
  draft: Pick<CheckedDraft, 'children'>,
): Step[] {
  return Object.entries(children).flatMap(([name, collection]) =>
    (draft.children[name] ?? []).map((data, index) => {
      const stepKey = `${name}/${index}`
      const options = { idempotencyKey: `${key}/${stepKey}` }
      return {
        key: stepKey,
        label: 'name' in data ? String(data.name) : collection.label,
        run: async () => {
          try {
            await collection.calls(api).create({ ownerId, data }, options)
          } catch (error) {
            if (!existsAlready(error)) throw error
          }
        },
      }
    }),
  )
}

/** An earlier request created it, but its response was lost and its key has expired. */
const existsAlready = (error: unknown) => error instanceof ApiProblem && error.status === 409

function pictureSteps({ kind }: Creation, ownerId: string, key: string, images: readonly DraftImage[]) {
  const toStep = uploadSteps(uploadCalls({ kind, ownerId, collection: 'images' }))
  return images.map(({ id, name, file }) => {
    const stepKey = `picture/${id}`
    const label = plainName(name, 'Image')
    return toStep({ key: stepKey, label, name: label, file, idempotencyKey: `${key}/${stepKey}` })
  })
}
