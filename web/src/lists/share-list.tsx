import { maxSharedBy } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { CopyButton } from '../components/actions/copy-button.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { sharedListPath, type ProfileList } from './list-calls.ts'
import styles from './lists.module.css'
import { useListWrite } from './use-list-write.ts'

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
  const { form, field, values, set, banner, isBusy } = useDraftForm({
    first: { sharedBy: sharing?.sharedBy ?? '', withNotes: sharing?.withNotes ?? false },
    rules: () => ({}),
    send: async ({ sharedBy, withNotes }) =>
      run(
        () => write((lists) => lists.share({ listId, data: { sharedBy: authorOf(sharedBy), withNotes } })),
        sharing === null ? 'Everyone with the link can see this list now.' : 'Saved.',
      ),
    failed: 'Not saved.',
  })
  const [isStopping, setStopping] = useState(false)
  const isSaved =
    sharing !== null &&
    sharing.sharedBy === authorOf(values.sharedBy) &&
    sharing.withNotes === values.withNotes

  async function run(work: () => Promise<unknown>, done: string) {
    if ((await work()) !== undefined) toast.success(done)
  }
  async function stop() {
    setStopping(true)
    await run(() => write((lists) => lists.stopSharing({ listId })), 'The link doesn’t work any longer.')
    setStopping(false)
  }

  return (
    <form className={styles.popup} {...form}>
      <Stack gap="3">
        <p className="sm mut">Everyone with the link can read this list. Only you can change it.</p>
        <TextField
          label="Shared by"
          isOptional
          hint="The name that readers see. Leave it empty to show none."
          maxLength={maxSharedBy}
          {...field('sharedBy')}
        />
        <Checkbox
          label="Show my notes"
          checked={values.withNotes}
          onChange={(event) => set({ withNotes: event.target.checked })}
        />
        <FormBanner>{banner}</FormBanner>
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
            <Button variant="quiet" isBusy={isStopping} onClick={() => void stop()}>
              Stop sharing
            </Button>
          </>
        )}
      </Stack>
    </form>
  )
}

const authorOf = (typed: string) => (typed.trim() === '' ? null : typed.trim())
