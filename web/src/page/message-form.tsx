import type { KeyboardEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormBanner } from '../platform/form/form-banner.tsx'
import { required } from '../platform/form/required.ts'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { unsentKey } from './conversation-texts.ts'
import { tabDrafts } from './draft-store.ts'

interface MessageFormProps {
  /** Whose text it is, and of what, to keep it across reloads. */
  draft: { subject: string | undefined; name: string }
  label: string
  hint?: string
  maxLength: number
  sendText: string
  isFocused?: boolean
  onSend: (text: string) => Promise<unknown>
  onCancel?: () => void
  /** Another button that sends the text. */
  other?: { text: string; onSend: (text: string) => Promise<unknown> }
}

/** A text to send. A refused one stays in its field. */
export function MessageForm(props: MessageFormProps) {
  const { draft, label, hint, maxLength, sendText, isFocused, onSend, onCancel, other } = props
  const kept = unsentKey(draft.subject, draft.name)
  const { form, field, clearSent, banner, isBusy, submit } = useDraftForm({
    first: { text: tabDrafts.read(kept) ?? '' },
    rules: required('text', 'Write a message first.'),
    send: by(onSend),
    failed: 'Not sent.',
    kept: 'Your text is still here.',
    draft: {
      write: ({ text }) => (text === '' ? tabDrafts.drop(kept) : tabDrafts.write(kept, text)),
      drop: () => tabDrafts.drop(kept),
    },
  })
  /** The field is empty again once the text was sent. */
  function by(send: (text: string) => Promise<unknown>) {
    return async ({ text }: { text: string }) => {
      await send(text)
      clearSent({ text: '' })
    }
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape') onCancel?.()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void submit()
  }

  return (
    <form {...form}>
      <Stack gap="3" width="reading">
        <TextArea
          label={label}
          hint={hint}
          rows={4}
          maxLength={maxLength}
          // The button that opened the form is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isFocused}
          aria-keyshortcuts="Control+Enter"
          onKeyDown={onKeyDown}
          {...field('text')}
        />
        <FormBanner>{banner}</FormBanner>
        <Row>
          <Button type="submit" variant="primary" icon="send" isBusy={isBusy}>
            {sendText}
          </Button>
          {other !== undefined && <Button onClick={() => void submit(by(other.onSend))}>{other.text}</Button>}
          {onCancel !== undefined && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}
