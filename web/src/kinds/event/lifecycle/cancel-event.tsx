import type { Event } from '@app/contract/events/event-schema.ts'
import { maxReason } from '@app/contract/rules/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { profileSaved } from '../../../api/profile-changed.ts'
import { Button } from '../../../components/actions/button.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { useToast } from '../../../components/overlays/toaster.tsx'
import { listOf } from '../../../components/format.ts'
import { Toolbar } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import { kinds } from '../../../kind/registry.ts'
import { endingText, useAskedHosts } from './asked-hosts.ts'
import styles from './lifecycle.module.css'
import { FormBanner } from '../../../platform/form/form-banner.tsx'

interface CancelEventProps extends CancelFormProps {
  isOpen: boolean
}

export function CancelEvent({ isOpen, ...form }: CancelEventProps) {
  const ending = endingText(useAskedHosts(form.event.id, { enabled: isOpen }) ?? [])
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={form.onOpenChange}
      title={`Cancel ${form.event.name}?`}
      description={`${ending ? `${ending} ` : ''}This is final. Its page stays and says that it will not take place. ${audienceText(form.event)}`}
    >
      <CancelForm {...form} />
    </Dialog>
  )
}

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
  const queries = useQueryClient()
  const toast = useToast()
  const { send } = useWrite((api, reason: string) =>
    kinds.event.calls(api).update({
      id,
      patch: [
        { op: 'replace', path: '/status', value: 'Cancelled' },
        { op: 'replace', path: '/cancellationReason', value: reason.trim() || null },
      ],
    }),
  )
  const { form, field, banner, isBusy } = useDraftForm({
    first: { reason: '' },
    rules: () => ({}),
    async send({ reason }) {
      const { data } = await send(reason)
      await profileSaved(queries, kinds.event, data)
      toast.success(`${name} is cancelled.`)
      onOpenChange(false)
      onDone()
    },
    failed: 'Nothing was changed.',
  })

  return (
    <form {...form} className={styles.form}>
      <Stack>
        <TextArea
          label="Reason"
          hint="Optional. Everyone who opens the page sees it."
          maxLength={maxReason}
          {...field('reason')}
        />
        <FormBanner>{banner}</FormBanner>
        <Toolbar>
          <Button variant="quiet" disabled={isBusy} onClick={() => onOpenChange(false)}>
            Keep the event
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            Cancel the event
          </Button>
        </Toolbar>
      </Stack>
    </form>
  )
}
