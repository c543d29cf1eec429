import { useRef } from 'react'
import { useApi } from '../api/use-api.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { acceptedImages } from '../page/file-rules.ts'
import { failureReason } from '../kind/uploads.ts'
import { ownUserKey, type UserProfile } from '../api/own-account.ts'
import { useAccountWrite } from './account-calls.ts'
import { ownImages, removePictures, replacePicture } from './picture-calls.ts'
import styles from './profile-section.module.css'

/** Below that of the user, so both are fetched again together. */
const imagesKey = [...ownUserKey, 'images'] as const
const refetch = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ownUserKey })

/** The reader's picture, which an upload replaces. */
export function OwnPicture({ user: { id, name, picture } }: { user: UserProfile }) {
  const input = useRef<HTMLInputElement>(null)
  const toast = useToast()
  // The picture of the identity provider can't be removed here.
  const { data: images = [] } = useApi(imagesKey, (api) => ownImages(api['user-mgmt'].users, id))

  const upload = useAccountWrite((users, file: File) => replacePicture(users, id, file), {
    async onDone(_saved, queries) {
      await refetch(queries)
      toast.success('Your picture is saved.')
    },
    onFailed: (error) => toast.error(`Your picture was not saved. ${failureReason(error)}`),
  })
  const removal = useAccountWrite((users) => removePictures(users, id), {
    async onDone(_removed, queries) {
      await refetch(queries)
      toast.success('Your picture is removed.')
    },
    failed: 'Your picture was not removed.',
  })
  const isBusy = upload.isBusy || removal.isBusy
  return (
    <div className={styles.picture}>
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
          onClick={() => !isBusy && removal.run()}
        >
          Use initials
        </Button>
      )}
    </div>
  )
}
