import type { Api } from '@app/contract/api.ts'
import { useRef } from 'react'
import { everyPage } from '../api/every-page.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { acceptedImages } from '../page/file-rules.ts'
import { failureReason } from '../kind/uploads.ts'
import { ownUserKey, type UserProfile } from '../api/own-account.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { removePictures, replacePicture } from './picture-calls.ts'
import styles from './account.module.css'

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
    onDone: () => toast.success('Your picture is saved.'),
    onFailed: (error) => toast.error(`Your picture was not saved. ${failureReason(error)}`),
  })
  const removal = useWrite(
    async (api: Api, ownerId: string) => removePictures(api['user-mgmt'].users, ownerId),
    {
      touches,
      onDone: () => toast.success('Your picture is removed.'),
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
