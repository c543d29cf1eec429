import { maxSharedBy } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { sharedListPath, useListWrite, type ProfileList } from './list-calls.ts'
import styles from './list-page.module.css'

interface ShareListProps {
  list: ProfileList
  origin: string
}

/** Shares a list by a link for reading, and stops it. */
export const ShareList = ({ list, origin }: ShareListProps) => (
  <Popover label="Share" align="end" trigger={<Button icon="share">Share</Button>}>
    <ShareForm list={list} origin={origin} />
  </Popover>
)

function ShareForm({ list: { id: listId, sharing }, origin }: ShareListProps) {
  const write = useListWrite()
  const toast = useToast()
  const [sharedBy, setSharedBy] = useState(sharing?.sharedBy ?? '')
  const [withNotes, setWithNotes] = useState(sharing?.withNotes ?? false)
  const [isBusy, setIsBusy] = useState(false)
  const author = sharedBy.trim() === '' ? null : sharedBy.trim()
  const isSaved = sharing !== null && sharing.sharedBy === author && sharing.withNotes === withNotes

  async function run(work: () => Promise<unknown>, done: string) {
    setIsBusy(true)
    if ((await work()) !== undefined) toast.success(done)
    setIsBusy(false)
  }
  const share = () =>
    run(
      () => write((lists) => lists.share({ listId, data: { sharedBy: author, withNotes } })),
      sharing === null ? 'Everyone with the link can see this list now.' : 'Saved.',
    )
  const stop = () =>
    run(() => write((lists) => lists.stopSharing({ listId })), 'The link doesn’t work any longer.')

  return (
    <form
      className={styles.popup}
      onSubmit={(event) => {
        event.preventDefault()
        void share()
      }}
    >
      <p className="sm mut">Everyone with the link can read this list. Only you can change it.</p>
      <TextField
        label="Shared by"
        isOptional
        hint="The name that readers see. Leave it empty to show none."
        maxLength={maxSharedBy}
        value={sharedBy}
        onChange={(event) => setSharedBy(event.target.value)}
      />
      <Checkbox
        label="Show my notes"
        checked={withNotes}
        onChange={(event) => setWithNotes(event.target.checked)}
      />
      {!isSaved && (
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {sharing === null ? 'Create link' : 'Save'}
        </Button>
      )}
      {sharing !== null && (
        <>
          <TextField
            label="Link"
            value={origin + sharedListPath(sharing.key)}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={origin + sharedListPath(sharing.key)} label="Copy link" />
          <Button variant="quiet" isBusy={isBusy} onClick={() => void stop()}>
            Stop sharing
          </Button>
        </>
      )}
    </form>
  )
}
