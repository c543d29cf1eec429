import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../components/class-names.ts'
import { badgeText } from '../components/display/badge.tsx'
import { useTyping } from '../api/typing.ts'
import { Icon } from '../components/pictures/icon.tsx'
import { counted } from '../components/format.ts'
import { Avatar } from '../components/pictures/avatar.tsx'
import { moment } from '../page/moment.ts'
import { PersonAvatar } from '../page/presence.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { eventWords, firstName } from './conversation-name.ts'
import { ThreadMenu } from './thread-menu.tsx'
import { useDraftText } from './use-draft.ts'
import styles from './threads.module.css'
import { shortTime } from './times.ts'
import type { Thread } from './use-threads.ts'

interface ThreadRowProps {
  thread: Thread
  ownId: string
  to: string
  isCurrent: boolean
  onRemoved: () => void
}

/** A conversation of the list, with its last message. */
export function ThreadRow({ thread, ownId, to, isCurrent, onRemoved }: ThreadRowProps) {
  const { name, about, contact, unread, isMuted, isIgnored, updatedDate } = thread
  const typing = useTyping(thread.id)
  const draft = useDraftText(thread.id)
  // An opened one is about to be read.
  const isUnread = !thread.isOpened
  return (
    <li className={classNames(styles.thread, isCurrent && styles.current, isUnread && styles.unread)}>
      <Row gap="3" isWrapping={false}>
        <ThreadAvatar thread={thread} />
        <div className="grow">
          <Link
            to={to}
            className={`clip sm semi ${styles.name}`}
            aria-current={isCurrent ? 'page' : undefined}
            title={name}
          >
            {name}
          </Link>
          {contact?.isTeam === true && about !== null && <p className="xs dim clip">To {about.name}</p>}
          <p className={`xs mut ${styles.last}`}>
            <Row as="span" gap="1" isWrapping={false}>
              {(isMuted || isIgnored) && (
                <>
                  <Icon name={isIgnored ? 'eye-off' : 'bell-off'} size={16} />
                  <span className="sr">{isIgnored ? 'Ignored. ' : 'Muted. '}</span>
                </>
              )}
              <span className={classNames('clip', typing !== undefined && styles.typing)}>
                {typing ?? (draft === '' || isCurrent ? lastWords(thread, ownId) : `Draft: ${draft}`)}
              </span>
            </Row>
          </p>
        </div>
        <div className={styles.end}>
          <Stack gap="1" align="end">
            <time dateTime={updatedDate} title={moment(updatedDate)}>
              {shortTime(updatedDate)}
            </time>
            {isUnread && (
              <span className={styles.count}>
                {badgeText(Math.max(unread, 1))}
                <span className="sr"> unread</span>
              </span>
            )}
          </Stack>
        </div>
        <span className={styles.menu}>
          <ThreadMenu thread={thread} isOpened={thread.isOpened} onRemoved={onRemoved} />
        </span>
      </Row>
    </li>
  )
}

type Shown = Pick<Thread, 'name' | 'isDirect' | 'people' | 'about' | 'contact'>

/** The other person of a conversation, or the page that it is about, or a group. */
export function ThreadAvatar({ thread: { name, isDirect, people, about, contact } }: { thread: Shown }) {
  const person = isDirect ? people[0] : contact?.isTeam === true ? contact.person : undefined
  if (person) return <PersonAvatar userId={person.id} name={person.name} picture={person.picture} />
  return <Avatar name={name} picture={about?.picture} isSquare={!isDirect && contact?.isTeam !== true} />
}

/** The direction of the name and of the text are their own. */
function lastWords({ lastMessage, isDirect }: Thread, ownId: string): ReactNode {
  if (lastMessage === null) return 'No messages yet'
  const event = eventWords(lastMessage, ownId)
  if (event !== undefined) return event
  const { author, text, attachmentCount, isDeleted } = lastMessage
  const words = isDeleted
    ? 'Message deleted'
    : withoutDirectionMarks(text ?? '') || (attachmentCount > 0 ? counted(attachmentCount, 'file') : '')
  const who = author.id === ownId ? 'You' : isDirect ? undefined : firstName(author)
  return (
    <>
      {who !== undefined && (
        <>
          <bdi>{who}</bdi>:{' '}
        </>
      )}
      <bdi>{words}</bdi>
    </>
  )
}
