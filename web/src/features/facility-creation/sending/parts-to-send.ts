import type { Api } from '@app/contract/api.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { apiWithProgress } from '../../../api/client.ts'
import { plainName } from '../../../page/file-rules.ts'
import type { CheckedDraft } from '../draft/draft-schema.ts'
import type { DraftImage } from '../draft/restored-images.ts'

/** Something of the facility that is sent once the facility is there. Sending it twice leaves it once. */
export interface PartToSend {
  id: string
  kind: 'changes' | 'space' | 'sport' | 'amenity' | 'picture'
  label: string
  send(onProgress: (part: number) => void): Promise<unknown>
  /** Takes back what a failed sending may have left. */
  giveUp?(): Promise<unknown>
}

interface Owner {
  api: Api
  /** The draft's. */
  key: string
  ownerId: string
}

type Content = Pick<CheckedDraft, 'spaces' | 'sports' | 'amenities'> & {
  images: readonly DraftImage[]
  /** What the facility itself lacks yet. */
  changes: PatchOperation[]
}

export function partsToSend(
  owner: Owner,
  { spaces, sports, amenities, images, changes }: Content,
): PartToSend[] {
  const { api, key, ownerId } = owner
  const { facilities } = api['facility-mgmt']
  const once = (id: string) => ({ idempotencyKey: `${key}/${id}` })
  const part = (
    kind: PartToSend['kind'],
    place: number,
    label: string,
    send: (id: string) => Promise<unknown>,
  ) => {
    const id = `${kind}/${place}`
    return { id, kind, label, send: () => send(id) }
  }
  return [
    ...(changes.length > 0
      ? [
          part('changes', 0, 'What you changed last', () =>
            facilities.update({ id: ownerId, patch: changes }),
          ),
        ]
      : []),
    ...spaces.map((space, place) =>
      part('space', place, space.name, (id) =>
        facilities.spaceTypes.create({ ownerId, data: space }, once(id)),
      ),
    ),
    ...sports.map((name, place) =>
      part('sport', place, name, (id) => facilities.sports.create({ ownerId, data: { name } }, once(id))),
    ),
    ...amenities.map((name, place) =>
      part('amenity', place, name, (id) =>
        facilities.amenities.create({ ownerId, data: { name } }, once(id)),
      ),
    ),
    ...images.map((image) => picture(owner, image)),
  ]
}

function picture({ api, key, ownerId }: Owner, image: DraftImage): PartToSend {
  const { images } = api['facility-mgmt'].facilities
  const id = `picture/${image.id}`
  const name = plainName(image.name, 'Image')
  // Under one key it is made once; asked again, it says which one it is.
  const make = () => images.create({ ownerId, data: { name } }, { idempotencyKey: `${key}/${id}` })
  return {
    id,
    kind: 'picture',
    label: name,
    send: async (onProgress) => {
      const { data } = await make()
      const upload = apiWithProgress(onProgress)['facility-mgmt'].facilities.images
      await upload.putFile({ ownerId, id: data.id, file: image.file })
    },
    giveUp: async () => images.remove({ ownerId, id: (await make()).data.id }),
  }
}
