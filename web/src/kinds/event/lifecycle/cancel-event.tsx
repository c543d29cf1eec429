import type { Event } from '@app/contract/events/event-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useState, type SubmitEvent } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { profileSaved } from '../../../api/profile-changed.ts'
import { Button } from '../../../components/actions/button.tsx'
import { Banner } from '../../../components/display/banner.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { listOf } from '../../../components/format.ts'
import { useWrite } from '../../../page/use-write.ts'
import { kinds } from '../../../kind/registry.ts'
import styles from './lifecycle.module.css'

interface CancelEventProps extends CancelFormProps {
  isOpen: boolean
}

export const CancelEvent = ({ isOpen, ...form }: CancelEventProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={form.onOpenChange}
    title={`Cancel ${form.event.name}?`}
    description={`This is final. Its page stays and says that it will not take place. ${audienceText(form.event)}`}
  >
    <CancelForm {...form} />
  </Dialog>
)

/** Who hears of it. */
const audienceText = ({ organization }: Event) =>
  `We notify ${listOf([
    'its team and guests',
    'everyone who likes it',
    ...(organization === null ? [] : [`the followers of ${organization.name}`]),
  ])}.`

interface CancelFormProps {
  event: Event
  onOpenChange: (isOpen: boolean) => void
  /** The button that opened the dialog is gone. */
  onDone: () => void
}

/** Cancels an event, with a reason if there is one. */
function CancelForm({ event: { id, name }, onOpenChange, onDone }: CancelFormProps) {
  const [reason, setReason] = useState('')
  const toast = useToast()
  const { run, isBusy, error } = useWrite(
    (api) => {
      const patch: PatchOperation[] = [
        { op: 'replace', path: '/status', value: 'Cancelled' },
        { op: 'replace', path: '/cancellationReason', value: reason.trim() || null },
      ]
      return kinds.event.calls(api).update({ id, patch })
    },
    {
      async onDone({ data }, queries) {
        await profileSaved(queries, kinds.event, data)
        toast.success(`${name} is cancelled.`)
        onOpenChange(false)
        onDone()
      },
      // The form shows it.
      onFailed() {},
    },
  )

  function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    if (!isBusy) run()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label="Reason"
        hint="Optional. Everyone who opens the page sees it."
        value={reason}
        maxLength={maxReason}
        onChange={({ target }) => setReason(target.value)}
      />
      {error !== null && (
        <Banner tone="bad" isLive>
          Nothing was changed. {reasonOf(error)}
        </Banner>
      )}
      <div className={styles.foot}>
        <Button variant="quiet" disabled={isBusy} onClick={() => onOpenChange(false)}>
          Keep the event
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          Cancel the event
        </Button>
      </div>
    </form>
  )
}
