import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import styles from './decline-form.module.css'

interface DeclineFormProps {
  /** Who gets the reason. */
  hint: string
  /** The button. */
  submitText?: string
  maxLength: number
  isBusy: boolean
  onCancel: () => void
  onDecline: (reason: string) => void
}

/** The reason for a decision against somebody. It replaces the buttons that opened it. */
export function DeclineForm({
  hint,
  submitText = 'Decline',
  maxLength,
  isBusy,
  onCancel,
  onDecline,
}: DeclineFormProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  function decline() {
    if (reason.trim() === '') setMissing(true)
    else if (!isBusy) onDecline(reason)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    decline()
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape') onCancel()
    else if (key === 'Enter' && (ctrlKey || metaKey)) decline()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label="Reason"
        hint={hint}
        error={isMissing && reason.trim() === '' ? 'Enter a reason.' : undefined}
        rows={3}
        maxLength={maxLength}
        // The button that opened the form is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={reason}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={onKeyDown}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy}>
          {submitText}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
