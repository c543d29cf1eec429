import type { Api } from '@app/contract/api.ts'
import { useRef } from 'react'
import { everyPage } from '../api/every-page.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { acceptedImages, imageError, imageName } from '../page/file-rules.ts'
import { failureReason, RefusedFile } from '../kind/uploads.ts'
import { ownUserKey, type UserProfile } from '../api/own-account.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import styles from './account.module.css'
import { ignoreIfDone } from '../api/problem.ts'

const { list } = calls['user-mgmt'].users.images
const touches = [{ key: ownUserKey }, list]

/** The reader's picture, which an upload replaces. */
export function OwnPicture({ user: { id, name, picture } }: { user: UserProfile }) {
  const input = useRef<HTMLInputElement>(null)
  const toast = useToast()
  // The picture of the identity provider can't be removed here.
  const { data: images = [] } = useReadWith(
    list,
    { ownerId: id },
    { name: 'all', load: (call, owner) => everyPage((page) => call({ ...owner, ...page })) },
  )

  const upload = useWrite(async (api: Api, file: File) => replacePicture(api['user-mgmt'].users, id, file), {
    touches,
    done: 'Your picture is saved.',
    onFailed: (error) => toast.error(`Your picture was not saved. ${failureReason(error)}`),
  })
  const removal = useWrite(
    async (api: Api, ownerId: string) => removePictures(api['user-mgmt'].users, ownerId),
    {
      touches,
      done: 'Your picture is removed.',
      failed: 'Your picture was not removed.',
    },
  )
  const isBusy = upload.isBusy || removal.isBusy
  return (
    <Row gap="2 4">
      <Avatar name={name} picture={picture} size={64} />
      <Button isBusy={upload.isBusy} aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
        Upload a picture
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.file}
        accept={acceptedImages}
        aria-label="Your picture"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) upload.run(file)
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      {images.length > 0 && (
        <Button
          variant="quiet"
          isBusy={removal.isBusy}
          aria-disabled={isBusy}
          onClick={() => !isBusy && removal.run(id)}
        >
          Use initials
        </Button>
      )}
    </Row>
  )
}

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
async function replacePicture(users: Users, ownerId: string, file: File) {
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

async function removePictures(users: Users, ownerId: string) {
  const images = await ownImages(users, ownerId)
  await remove(
    users,
    ownerId,
    images.map(({ id }) => id),
  )
}
