import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { fieldErrorsOf, reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { sentence } from './field-words.ts'
import styles from './message-form.module.css'
import { useUnsentText } from './use-unsent-text.ts'

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
  const { text, change } = useUnsentText(draft.subject, draft.name)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(how: (text: string) => Promise<unknown>) {
    if (isBusy) return
    setFailure(undefined)
    if (text.trim() === '') return setError('Write a message first.')
    setBusy(true)
    try {
      await how(text)
      change('')
    } catch (reason) {
      const invalid = fieldErrorsOf(reason).get('text')
      if (invalid === undefined) setFailure(reasonOf(reason))
      else setError(sentence(invalid))
    }
    setBusy(false)
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send(onSend)
  }
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Escape') onCancel?.()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void send(onSend)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={label}
        hint={hint}
        error={error}
        rows={4}
        maxLength={maxLength}
        // The button that opened the form is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFocused}
        value={text}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          change(target.value)
          setError(undefined)
        }}
      />
      {failure !== undefined && (
        <Banner tone="bad" isLive>
          {`Not sent. ${failure} Your text is still here.`}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon="send" isBusy={isBusy}>
          {sendText}
        </Button>
        {other !== undefined && <Button onClick={() => void send(other.onSend)}>{other.text}</Button>}
        {onCancel !== undefined && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
