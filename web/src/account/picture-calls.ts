import type { Api } from '@app/contract/api.ts'
import { everyPage } from '../api/every-page.ts'
import { ignoreIfDone } from '../api/problem.ts'
import { imageError, imageName } from '../page/file-rules.ts'
import { RefusedFile } from '../kind/uploads.ts'

type Images = Api['user-mgmt']['users']['images']
interface Users {
  images: Pick<Images, 'list' | 'create' | 'putFile' | 'remove'>
}

const ownImages = ({ images }: Users, ownerId: string) =>
  everyPage((page) => images.list({ ownerId, ...page }))

async function remove({ images }: Users, ownerId: string, ids: readonly string[]) {
  for (const id of ids) await ignoreIfDone(images.remove({ ownerId, id }), 'NOT_FOUND')
}

/** Uploads a picture. The first image is shown, so the others are removed once the new one is complete. */
export async function replacePicture(users: Users, ownerId: string, file: File) {
  const error = await imageError(file)
  if (error !== undefined) throw new RefusedFile(`The file ${error}.`)
  const before = await ownImages(users, ownerId)
  const { id } = (await users.images.create({ ownerId, data: { name: imageName(file.name) } })).data
  try {
    await users.images.putFile({ ownerId, id, file })
  } catch (problem) {
    await remove(users, ownerId, [id]).catch(() => undefined)
    throw problem
  }
  await remove(
    users,
    ownerId,
    before.map((image) => image.id),
  )
}

export async function removePictures(users: Users, ownerId: string) {
  const images = await ownImages(users, ownerId)
  await remove(
    users,
    ownerId,
    images.map(({ id }) => id),
  )
}
