import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { nameInSentence } from './conversation-name.ts'
import styles from './message.module.css'
import type { MessageItemProps } from './use-message-writes.ts'

const emojis = ['👍', '❤️', '😄', '🎉', '👀', '✅']

/** Reactions to a message, and what else can be done with it. */
export function MessageActions(props: MessageItemProps) {
  const { message, ownId, canRemove, canReadVersions, hasManagers, writes, onEdit, onReply, onReport } = props
  const { id, author, text, deletedDate, editedDate, reactions } = message
  const [showsVersions, setShowsVersions] = useState(false)
  const isThere = deletedDate === null
  const isMine = (emoji: string) =>
    reactions.some((each) => each.emoji === emoji && each.userIds.includes(ownId))

  const preview = text.length > 40 ? `${text.slice(0, 40)}…` : text
  const options = `Options of the message ${preview === '' ? `by ${nameInSentence(author)}` : `“${preview}”`}`
  return (
    <div className={styles.actions} data-options>
      <Popover
        align="end"
        label={options}
        trigger={<IconButton icon="ellipsis" label={options} tabIndex={-1} />}
      >
        {(close) => {
          const item = (icon: Parameters<typeof IconButton>[0]['icon'], label: string, run: () => void) => (
            <Button
              variant="quiet"
              icon={icon}
              className={styles.option}
              onClick={() => {
                close()
                run()
              }}
            >
              {label}
            </Button>
          )
          return (
            <Stack gap="0">
              {isThere && (
                <Row as="ul" aria-label="React" gap="0">
                  {emojis.map((emoji) => (
                    <li key={emoji}>
                      <button
                        type="button"
                        className={styles.emoji}
                        aria-label={`React with ${emoji}`}
                        aria-pressed={isMine(emoji)}
                        onClick={() => {
                          close()
                          void writes.react(id, emoji, !isMine(emoji))
                        }}
                      >
                        {emoji}
                      </button>
                    </li>
                  ))}
                </Row>
              )}
              {isThere &&
                item('reply', 'Reply', () => onReply({ id, name: author.name, text: text.slice(0, 200) }))}
              {isThere &&
                text !== '' &&
                item('copy', 'Copy text', () => void navigator.clipboard.writeText(text))}
              {isThere && author.id === ownId && text !== '' && item('pencil', 'Edit', () => onEdit(id))}
              {canReadVersions &&
                (editedDate ?? deletedDate) !== null &&
                item('clock', 'Earlier versions', () => setShowsVersions(true))}
              {author.id !== null &&
                author.id !== ownId &&
                item('flag', 'Report…', () =>
                  onReport({
                    person: { id: author.id ?? '', name: author.name },
                    message: { id, text: isThere ? text : 'This message was deleted.' },
                  }),
                )}
              {isThere && canRemove && item('trash-2', 'Delete…', () => writes.remove(id, hasManagers))}
            </Stack>
          )
        }}
      </Popover>
      <Dialog isOpen={showsVersions} onOpenChange={setShowsVersions} title="Earlier versions">
        {showsVersions && <Versions ownerId={props.groupId} id={id} />}
      </Dialog>
    </div>
  )
}

function Versions({ ownerId, id }: { ownerId: string; id: string }) {
  const found = useRead(calls['user-mgmt'].groups.messages.versions, { ownerId, id }, { staleTime: 0 })
  return (
    <Loaded query={found}>
      {({ data: earlier }) => (
        <Stack as="ul">
          {earlier.map(({ text, replacedDate }) => (
            <li key={replacedDate}>
              <p className="xs dim">Until {moment(replacedDate)}</p>
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  )
}
