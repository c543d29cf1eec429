import { maxMessage } from '@app/contract/rules/limits.ts'
import { typingInterval } from '@app/contract/users/session-hub.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { classNames } from '../components/class-names.ts'
import { Icon } from '../components/pictures/icon.tsx'
import { acceptedDocuments, acceptedImages } from '../page/file-rules.ts'
import { count } from '../components/format.ts'
import { Row } from '../platform/boxes/row.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { AttachedFiles } from './attached-files.tsx'
import styles from './composer.module.css'
import { useSendKey } from './edit-message.tsx'
import { MentionList, useMentions } from './mention-list.tsx'
import { mentionedIn, sendableText } from './message-text.ts'
import type { Group, Member } from './conversation-types.ts'
import type { OutgoingMessage } from './outbox.ts'
import { useAttachments } from './use-attachments.ts'
import type { useDraft } from './use-draft.ts'

interface ComposerProps {
  group: Pick<Group, 'id'>
  /** The members without the reader. */
  others: readonly Member[]
  draft: ReturnType<typeof useDraft>
  label: string
  /** The reader wants to correct the last message that they sent. */
  onEditLast?: () => void
  onSend: (message: OutgoingMessage) => void
}

/** The number of characters from which on they are counted. */
const counted = maxMessage - 1000

let lastTyping = { groupId: '', at: 0 }

/** Returns what tells the others that the reader is typing, once in a few seconds. Nothing depends on whether it arrives. */
function useTellTyping(groupId: string) {
  const { send } = useWrite(calls['user-mgmt'].groups.typing)
  return () => {
    const now = Date.now()
    if (lastTyping.groupId === groupId && now - lastTyping.at < typingInterval) return
    lastTyping = { groupId, at: now }
    send({ ownerId: groupId }).catch(() => undefined)
  }
}

/** Writes a message. What isn't sent is kept. */
export function Composer({ group, others, draft: kept, label, onEditLast, onSend }: ComposerProps) {
  const { draft, change, clear } = kept
  const subject = useSession(({ person }) => person?.subject ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useAttachments(group.id, kept)
  const mentions = useMentions(field, others, (text) => change({ text }))
  const [refusal, setRefusal] = useState<string>()
  const [isOver, setOver] = useState(false)
  const isSendKey = useSendKey()
  const tellTyping = useTellTyping(group.id)
  const text = sendableText(draft.text)
  const isTooLong = text.length > maxMessage
  const error = isTooLong ? `Use ${count(maxMessage)} characters or fewer.` : (refusal ?? files.refusal)

  useEffect(() => {
    if (draft.replyTo !== null) field.current?.focus()
  }, [draft.replyTo])

  function send() {
    setRefusal(undefined)
    field.current?.focus()
    if (files.uploads.length > 0)
      return setRefusal(
        files.uploads.some(({ status }) => status === 'failed')
          ? 'Remove the files that were not uploaded, or try them again.'
          : 'Wait until the files are uploaded.',
      )
    if (isTooLong || (text === '' && draft.files.length === 0)) return
    const mentioned = mentionedIn(text, others).slice(0, 50)
    onSend({
      ...draft,
      text,
      clientId: crypto.randomUUID(),
      groupId: group.id,
      subject,
      mentions: mentioned.map(({ userId }) => userId),
    })
    files.clearRefusal()
    clear()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (mentions.onKeyDown(event)) return
    if (event.key === 'Escape' && draft.replyTo !== null) change({ replyTo: null })
    if (event.key === 'ArrowUp' && draft.text === '' && onEditLast) {
      event.preventDefault()
      onEditLast()
    }
    if (!isSendKey(event)) return
    event.preventDefault()
    send()
  }

  return (
    // Plain form: its draft has files and mentions, and the outbox sends it in the background.
    <form
      // Toasts stand above it.
      data-foot
      className={classNames(styles.composer, isOver && styles.over)}
      aria-label="New message"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        files.add([...event.dataTransfer.files])
      }}
    >
      {draft.replyTo !== null && (
        <div className={`xs mut ${styles.reply}`}>
          <Row isWrapping={false}>
            <Icon name="reply" size={16} />
            <p className="clip grow">
              Reply to <b className="semi">{draft.replyTo.name}</b>: {draft.replyTo.text}
            </p>
            <IconButton icon="x" label="Don’t reply" onClick={() => change({ replyTo: null })} />
          </Row>
        </div>
      )}
      <MentionList mentions={mentions} />
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        aria-label={label}
        placeholder={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : 'composer-error'}
        {...mentions.wiring}
        value={draft.text}
        onChange={({ target }) => {
          setRefusal(undefined)
          change({ text: target.value })
          if (target.value !== '') tellTyping()
          mentions.look()
        }}
        onSelect={mentions.look}
        onBlur={mentions.close}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return
          event.preventDefault()
          files.add([...event.clipboardData.files])
        }}
      />
      <AttachedFiles files={draft.files} {...files} />
      {error !== undefined && (
        <p id="composer-error" role="alert" className={`sm bad ${styles.error}`}>
          {error}
        </p>
      )}
      <div className={styles.bar}>
        <Row gap="1 2">
          <FileButton
            icon="paperclip"
            label="Attach documents"
            accept={acceptedDocuments}
            onFiles={files.add}
          />
          <FileButton icon="image" label="Add images" accept={acceptedImages} onFiles={files.add} />
          <span className="grow" />
          {text.length >= counted && (
            <span className={classNames('sm num', isTooLong ? styles.tooLong : 'mut')} aria-live="polite">
              {count(text.length)} of {count(maxMessage)}
            </span>
          )}
          <Button type="submit" variant="primary">
            Send
            <Icon name="corner-down-left" size={16} />
          </Button>
        </Row>
      </div>
    </form>
  )
}

interface FileButtonProps {
  icon: 'paperclip' | 'image'
  label: string
  accept: string
  onFiles: (files: File[]) => void
}

function FileButton({ icon, label, accept, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={icon} label={label} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
    </>
  )
}
