import type { KeyboardEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { required } from '../platform/form/required.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'

interface DeclineFormProps {
  /** Who gets the reason. */
  hint: string
  /** The button. */
  submitText?: string
  maxLength: number
  isBusy: boolean
  onCancel: () => void
  /** Reports a failure by itself. */
  onDecline: (reason: string) => void
}

/** The reason for a decision against somebody. It replaces the buttons that opened it. */
export function DeclineForm(props: DeclineFormProps) {
  const { hint, submitText = 'Decline', maxLength, isBusy, onCancel, onDecline } = props
  const { form, field, banner, submit } = useDraftForm({
    first: { reason: '' },
    rules: required('reason', 'Enter a reason.'),
    send: async ({ reason }) => isBusy || onDecline(reason),
    failed: 'Nothing was changed.',
  })
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape') onCancel()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void submit()
  }
  return (
    <form {...form}>
      <Stack gap="3">
        <TextArea
          label="Reason"
          hint={hint}
          rows={3}
          maxLength={maxLength}
          // The button that opened the form is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          aria-keyshortcuts="Control+Enter"
          onKeyDown={onKeyDown}
          {...field('reason')}
        />
        <FormBanner>{banner}</FormBanner>
        <Row>
          <Button type="submit" isBusy={isBusy}>
            {submitText}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
