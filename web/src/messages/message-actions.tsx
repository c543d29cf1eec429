import { useState } from 'react'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Popover } from '../components/overlays/popover.tsx'
import { Loaded } from '../page/loaded.tsx'
import { moment } from '../page/moment.ts'
import { nameInSentence } from './conversation-name.ts'
import menu from './message-menu.module.css'
import styles from './message.module.css'
import type { MessageItemProps } from './use-message-writes.ts'

const emojis = ['👍', '❤️', '😄', '🎉', '👀', '✅']

/** Reactions to a message, and what else can be done with it. */
export function MessageActions(props: MessageItemProps) {
  const { message, ownId, canRemove, canReadVersions, hasManagers, writes, onEdit, onReply, onReport } = props
  const { id, author, text, deletedDate, editedDate, reactions } = message
  const confirm = useConfirm()
  const [showsVersions, setShowsVersions] = useState(false)
  const isThere = deletedDate === null
  const isMine = (emoji: string) =>
    reactions.some((each) => each.emoji === emoji && each.userIds.includes(ownId))

  async function remove() {
    const outcome = await confirm({
      title: 'Delete this message?',
      text: `Its text and files disappear for everybody.${hasManagers ? ' Managers of the group can still read the text.' : ''}`,
      confirmText: 'Delete',
      isDangerous: true,
    })
    if (outcome === 'confirmed') await writes.remove(id)
  }

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
              className={menu.option}
              onClick={() => {
                close()
                run()
              }}
            >
              {label}
            </Button>
          )
          return (
            <div className={menu.options}>
              {isThere && (
                <ul aria-label="React" className={menu.emojis}>
                  {emojis.map((emoji) => (
                    <li key={emoji}>
                      <button
                        type="button"
                        className={menu.emoji}
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
                </ul>
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
              {isThere && canRemove && item('trash-2', 'Delete…', () => void remove())}
            </div>
          )
        }}
      </Popover>
      <Dialog isOpen={showsVersions} onOpenChange={setShowsVersions} title="Earlier versions">
        {showsVersions && <Versions id={id} versions={writes.versions} />}
      </Dialog>
    </div>
  )
}

function Versions({ id, versions }: { id: string; versions: MessageItemProps['writes']['versions'] }) {
  const found = useApi(['message-versions', id], () => versions(id), { staleTime: 0 })
  return (
    <Loaded query={found}>
      {(earlier) => (
        <ul className={menu.versions}>
          {earlier.map(({ text, replacedDate }) => (
            <li key={replacedDate}>
              <p className="xs dim">Until {moment(replacedDate)}</p>
              <p className={styles.text} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
