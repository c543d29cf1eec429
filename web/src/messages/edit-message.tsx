import { maxMessage } from '@app/contract/rules/limits.ts'
import { useState, type KeyboardEvent } from 'react'
import { TextArea } from '../components/fields/text-area.tsx'
import { count } from '../components/format.ts'
import { useMedia } from '../components/use-media.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { sendableText } from './message-text.ts'
import { FormEnd } from '../platform/form/form-end.tsx'

/** Whether a key sends what was typed. On screens, which have no Shift+Enter, Enter has to begin a new line. */
export function useSendKey() {
  const isOnScreen = useMedia('(hover: none) and (pointer: coarse)')
  return ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
    key === 'Enter' && !shiftKey && !isOnScreen && !nativeEvent.isComposing
}

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
    // Plain form: one text, whose error shows while it is typed.
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="2">
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
        <FormEnd isBusy={isSaving} onCancel={onCancel}>
          Save
        </FormEnd>
      </Stack>
    </form>
  )
}
