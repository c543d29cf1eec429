import { maxMessage } from '@app/contract/rules/limits.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { count } from '../components/format.ts'
import styles from './message.module.css'
import { sendableText } from './message-text.ts'
import { useSendKey } from './use-send-key.ts'

interface EditMessageProps {
  text: string
  onSave: (text: string) => Promise<unknown>
  onCancel: () => void
}

/** Changes the text of an own message. */
export function EditMessage({ text, onSave, onCancel }: EditMessageProps) {
  const [edited, setEdited] = useState(text)
  const [isSaving, setSaving] = useState(false)
  const isSendKey = useSendKey()
  const sent = sendableText(edited)
  const error =
    sent === ''
      ? 'Write something, or delete the message.'
      : sent.length > maxMessage && `Use ${count(maxMessage)} characters or fewer.`

  async function save() {
    if (error !== false || isSaving) return
    if (sent === text) return onCancel()
    setSaving(true)
    await onSave(sent)
    setSaving(false)
  }

  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        label="Edit your message"
        isLabelHidden
        rows={3}
        // The person has just chosen to edit it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={edited}
        error={error}
        onChange={({ target }) => setEdited(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (!isSendKey(event)) return
          event.preventDefault()
          void save()
        }}
      />
      <div className="row">
        <Button type="submit" variant="primary" isBusy={isSaving}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
