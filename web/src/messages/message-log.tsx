import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Announcement } from './announcement.tsx'
import type { Group, Member, Message } from './conversation-types.ts'
import { endOf, firstOf, isAtEnd, type MessageWindow } from './message-window.ts'
import { EventLine, MessageItem, UnsentItem } from './message-item.tsx'
import styles from './message-log.module.css'
import type { OutgoingMessage, useOutbox } from './outbox.ts'
import type { Reported } from './report-dialog.tsx'
import { readBy } from './read-by.ts'
import { dayOf, dayTitle } from './times.ts'
import { useLogKeys } from './use-log-keys.ts'
import { useMessageWrites } from './use-message-writes.ts'
import { rowsOf, useScrollPlace, type LogTarget } from './use-scroll-place.ts'

interface MessageLogProps {
  group: Group
  window: MessageWindow
  outbox: ReturnType<typeof useOutbox>
  members: readonly Member[]
  ownId: string
  canReadVersions: boolean
  /** The number of the first message that was unread when the conversation was opened. Undefined if all were read. */
  unreadFrom: number | undefined
  target: LogTarget | undefined
  onLoad: (side: 'older' | 'newer') => Promise<void>
  onShow: (sequence: number) => Promise<void>
  onSeen: (sequence: number) => void
  onReply: (to: OutgoingMessage['replyTo']) => void
  onReport: (reported: Reported) => void
  /** The message that is being edited. */
  editedId: string | undefined
  onEdit: (id: string | undefined) => void
}

/** Distance from an end at which more messages are loaded, in pixels. */
const near = 800
/** Messages that are drawn when a conversation opens at its end, more than most screens show. */
const drawnAtFirst = 25
/** Minutes between messages of one author that stand together. */
const together = 5

/** The messages, the newest at the end. Keeps its place while messages come and go at both ends. */
export function MessageLog(props: MessageLogProps) {
  const { group, window, outbox, members, ownId, target, onLoad, onShow, onSeen, onReply, onReport } = props
  const { log, notePlace } = useScrollPlace(target)
  const [isEndShown, setEndShown] = useState(true)
  const loading = useRef(false)
  const writes = useMessageWrites(group.id)
  const [unreadFrom, setUnreadFrom] = useState(props.unreadFrom)
  // Older ones that are loaded already are drawn when the reader comes near them, because drawing is what opening costs.
  const [drawnFrom, setDrawnFrom] = useState(() =>
    target === undefined ? (window.messages.at(-drawnAtFirst)?.sequence ?? 1) : 1,
  )
  if (drawnFrom > 1 && target !== undefined && target.sequence < drawnFrom) setDrawnFrom(1)
  const isPartDrawn = firstOf(window) < drawnFrom
  const hasAllRead = isEndShown && isAtEnd(window)
  const days = useMemo(() => window.messages.map(({ createdDate }) => dayOf(createdDate)), [window.messages])
  const names = useMemo(() => new Map(members.map(({ userId, name }) => [userId, name])), [members])
  const read = useMemo(() => readBy({ group, members, window, ownId }), [group, members, window, ownId])
  const { current, keys } = useLogKeys()
  const stop = window.messages.some(({ sequence }) => sequence === current) ? current : endOf(window)
  const unsent = isAtEnd(window) ? outbox.unsent.filter(({ message }) => !isStored(window, message)) : []

  const look = useCallback(() => {
    const box = log.current
    if (box === null) return
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    setEndShown(below < near / 4)
    const bottom = box.getBoundingClientRect().bottom
    const lowest = rowsOf(box).findLast((row) => row.getBoundingClientRect().top < bottom - 16)
    if (lowest !== undefined && document.hasFocus()) onSeen(Number(lowest.dataset.sequence))
    if (isPartDrawn && box.scrollTop < near / 4) setDrawnFrom(1)
    const side = box.scrollTop < near && !isPartDrawn ? 'older' : below < near ? 'newer' : undefined
    if (side === undefined || loading.current) return
    loading.current = true
    // The next scroll tries again.
    void onLoad(side)
      .catch(() => undefined)
      .finally(() => (loading.current = false))
  }, [log, onLoad, onSeen, isPartDrawn])

  useEffect(() => {
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [look])
  // What comes while the reader is elsewhere is new when they come back. What comes while they look isn't.
  const leave = useEffectEvent(() => hasAllRead && setUnreadFrom(window.last + 1))
  const comeBack = useEffectEvent(() =>
    setUnreadFrom((from) => (from !== undefined && from > window.last ? undefined : from)),
  )
  useEffect(() => {
    const [onBlur, onFocus] = [() => leave(), () => comeBack()]
    addEventListener('blur', onBlur)
    addEventListener('focus', onFocus)
    return () => {
      removeEventListener('blur', onBlur)
      removeEventListener('focus', onFocus)
    }
  }, [])
  // After every render, because any may show messages.
  useEffect(look)

  const hasReplied =
    unsent.length > 0 ||
    window.messages.some(
      ({ author, sequence }) => author.id === ownId && sequence >= (unreadFrom ?? Infinity),
    )

  const before = (at: number) => {
    const [message, previous] = [window.messages[at], window.messages[at - 1]]
    const isNewDay = days[at] !== days[at - 1]
    const isUnread = message !== undefined && message.sequence === unreadFrom && !hasReplied
    return { isNewDay, isUnread, isContinued: !isNewDay && !isUnread && isTogether(previous, message) }
  }

  return (
    <div className={`grow ${styles.log}`}>
      <section
        ref={log}
        className={styles.messages}
        aria-label="Messages"
        {...keys}
        onScroll={() => {
          notePlace()
          look()
        }}
      >
        {window.messages.length + unsent.length === 0 && (
          <p className={styles.none}>No messages yet. Write the first one.</p>
        )}
        <ol>
          {window.messages.map((message, at) => {
            if (message.sequence < drawnFrom) return null
            const { isNewDay, isUnread, isContinued } = before(at)
            return (
              <li
                key={message.id}
                data-sequence={message.sequence}
                // Arrows move the focus between messages, and Enter opens the options of one.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={message.sequence === stop ? 0 : -1}
                className={styles.row}
              >
                {isNewDay && <h3 className={styles.day}>{dayTitle(message.createdDate)}</h3>}
                {isUnread && <p className={styles.unread}>New messages</p>}
                {message.event !== null ? (
                  <EventLine message={message} ownId={ownId} />
                ) : (
                  <MessageItem
                    {...{ message, ownId, isContinued, names, writes, onShow }}
                    groupId={group.id}
                    tabIndex={message.sequence === stop ? 0 : -1}
                    canRemove={message.author.id === ownId || props.canReadVersions}
                    canReadVersions={props.canReadVersions}
                    hasManagers={!group.isDirect && !group.isContact}
                    isEdited={props.editedId === message.id}
                    onEdit={props.onEdit}
                    onReply={onReply}
                    onReport={onReport}
                  />
                )}
                {message.id === read?.id && <p className={`xs dim clip ${styles.readers}`}>{read.words}</p>}
              </li>
            )
          })}
          {unsent.map((each) => (
            <li key={each.message.clientId} className={styles.row}>
              <UnsentItem {...each} retry={outbox.retry} discard={outbox.discard} />
            </li>
          ))}
        </ol>
      </section>
      {!hasAllRead && (
        <Button className={styles.toEnd} icon="chevron-down" onClick={() => void onShow(window.last)}>
          Newest messages
        </Button>
      )}
      <Announcement groupId={group.id} window={window} ownId={ownId} />
    </div>
  )
}

const isStored = ({ messages }: MessageWindow, { clientId }: OutgoingMessage) =>
  messages.some((message) => message.clientId === clientId)

const isTogether = (one: Message | undefined, next: Message | undefined) =>
  one !== undefined &&
  next !== undefined &&
  one.author.id !== null &&
  one.author.id === next.author.id &&
  one.event === null &&
  Date.parse(next.createdDate) - Date.parse(one.createdDate) < together * 60_000
