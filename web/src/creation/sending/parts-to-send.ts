import type { Api } from '@app/contract/api.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { apiWithProgress } from '../../api/client.ts'
import { plainName } from '../../page/file-rules.ts'
import type { CreationKind } from '../creation-kind.ts'
import type { CheckedDraft } from '../draft/creation-draft.ts'
import type { DraftImage } from '../draft/restored-images.ts'

/** A part of a draft that is sent after its profile exists. Sending it twice creates it once. */
export interface PartToSend {
  id: string
  isPicture?: true
  label: string
  send(onProgress: (part: number) => void): Promise<unknown>
  /** Removes what a failed upload may have left. */
  undo?(): Promise<unknown>
}

export interface Owner {
  api: Api
  creation: Pick<CreationKind, 'kind' | 'children'>
  /** The draft's idempotency key. */
  key: string
  ownerId: string
}

interface Content extends Pick<CheckedDraft, 'children'> {
  images: readonly DraftImage[]
  /** Edits since the profile was created. */
  changes: PatchOperation[]
}

export function partsToSend(owner: Owner, { children, images, changes }: Content): PartToSend[] {
  const { api, creation, key, ownerId } = owner
  const edits = {
    id: 'changes/0',
    label: 'Your latest changes',
    send: () => creation.kind.calls(api).update({ id: ownerId, patch: changes }),
  }
  const rows = Object.entries(creation.children ?? {}).flatMap(([name, collection]) =>
    (children[name] ?? []).map((data, place) => {
      const id = `${name}/${place}`
      const label = 'name' in data ? String(data.name) : collection.label
      const options = { idempotencyKey: `${key}/${id}` }
      return { id, label, send: () => collection.calls(api).create({ ownerId, data }, options) }
    }),
  )
  return [...(changes.length > 0 ? [edits] : []), ...rows, ...images.map((image) => picture(owner, image))]
}

function picture({ api, creation: { kind }, key, ownerId }: Owner, image: DraftImage): PartToSend {
  const { images } = kind.calls(api)
  const id = `picture/${image.id}`
  const name = plainName(image.name, 'Image')
  // Repeated under the same key, this returns the same image.
  const create = () => images.create({ ownerId, data: { name } }, { idempotencyKey: `${key}/${id}` })
  return {
    id,
    isPicture: true,
    label: name,
    send: async (onProgress) => {
      const { data } = await create()
      const upload = kind.calls(apiWithProgress(onProgress)).images
      await upload.putFile({ ownerId, id: data.id, file: image.file })
    },
    undo: async () => images.remove({ ownerId, id: (await create()).data.id }),
  }
}
