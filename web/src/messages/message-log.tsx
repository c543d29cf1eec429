import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { Announcement } from './announcement.tsx'
import type { Group, Member, Message } from './conversation-types.ts'
import { firstOf, isAtEnd, type MessageWindow } from './message-window.ts'
import { MessageItem, UnsentItem } from './message-item.tsx'
import styles from './log.module.css'
import type { OutgoingMessage, useOutbox } from './outbox.ts'
import type { Reported } from './report-dialog.tsx'
import { readBy } from './read-by.ts'
import { dayOf, dayTitle } from './times.ts'
import { useMessageWrites } from './use-message-writes.ts'

/** A message to scroll to: the first unread one to the top, below its line, and a found one to the middle. */
export interface LogTarget {
  sequence: number
  place: 'top' | 'middle' | 'end'
}

interface MessageLogProps {
  group: Group
  window: MessageWindow
  outbox: ReturnType<typeof useOutbox>
  members: readonly Member[]
  ownId: string
  canReadVersions: boolean
  /** The number of the first message that was unread when the conversation was opened. */
  unreadFrom: number
  target: LogTarget | undefined
  onLoad: (side: 'older' | 'newer') => Promise<void>
  onShow: (sequence: number) => Promise<void>
  onSeen: (sequence: number) => void
  onReply: (to: OutgoingMessage['replyTo']) => void
  onReport: (reported: Reported) => void
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
  const [editedId, setEditedId] = useState<string>()
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
  const unsent = isAtEnd(window) ? outbox.unsent.filter(({ message }) => !isStored(window, message)) : []

  const look = useCallback(() => {
    const box = log.current
    if (box === null) return
    const below = box.scrollHeight - box.scrollTop - box.clientHeight
    setEndShown(below < near / 4)
    const bottom = box.getBoundingClientRect().bottom
    const seen = rowsOf(box).findLast((row) => row.getBoundingClientRect().top < bottom - 16)
    if (seen !== undefined && document.hasFocus()) onSeen(Number(seen.dataset.sequence))
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
  // What comes while the reader is elsewhere is new when they come back.
  useEffect(() => {
    const leave = () => hasAllRead && setUnreadFrom(window.last + 1)
    addEventListener('blur', leave)
    return () => removeEventListener('blur', leave)
  }, [hasAllRead, window.last])
  // After every render, because any may show messages.
  useEffect(look)

  const before = (at: number) => {
    const [message, previous] = [window.messages[at], window.messages[at - 1]]
    const isNewDay = days[at] !== days[at - 1]
    const isUnread = message?.sequence === unreadFrom && message.author.id !== ownId
    return { isNewDay, isUnread, isContinued: !isNewDay && !isUnread && isTogether(previous, message) }
  }

  return (
    <div className={styles.frame}>
      <section
        ref={log}
        className={styles.log}
        aria-label="Messages"
        // A scroll container must be focusable for keyboard users.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
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
              <li key={message.id} data-sequence={message.sequence} tabIndex={-1} className={styles.row}>
                {isNewDay && <h3 className={styles.day}>{dayTitle(message.createdDate)}</h3>}
                {isUnread && <p className={styles.unread}>New messages</p>}
                <MessageItem
                  {...{ message, ownId, isContinued, names, writes, onShow }}
                  canRemove={message.author.id === ownId || props.canReadVersions}
                  canReadVersions={props.canReadVersions}
                  isEdited={editedId === message.id}
                  onEdit={setEditedId}
                  onReply={onReply}
                  onReport={onReport}
                />
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

const rowsOf = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-sequence]')]

const isStored = ({ messages }: MessageWindow, { clientId }: OutgoingMessage) =>
  messages.some((message) => message.clientId === clientId)

const isTogether = (one: Message | undefined, next: Message | undefined) =>
  one !== undefined &&
  next !== undefined &&
  one.author.id !== null &&
  one.author.id === next.author.id &&
  Date.parse(next.createdDate) - Date.parse(one.createdDate) < together * 60_000

/** Keeps the scroll position at the end, or at the first visible message, whatever is added above and below. */
function useScrollPlace(target: LogTarget | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const place = useRef<{ sequence: string; top: number } | 'end'>('end')
  const shown = useRef<LogTarget>(undefined)

  const notePlace = useCallback(() => {
    const box = log.current
    if (box === null) return
    const top = box.getBoundingClientRect().top
    const row = rowsOf(box).find((each) => each.getBoundingClientRect().bottom > top)
    const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 40
    place.current =
      isEnd || row === undefined
        ? 'end'
        : { sequence: row.dataset.sequence ?? '', top: row.getBoundingClientRect().top - top }
  }, [])

  const restore = useCallback(() => {
    const box = log.current
    if (box === null) return
    if (place.current === 'end') {
      box.scrollTop = box.scrollHeight
      return
    }
    const { sequence, top } = place.current
    const row = box.querySelector(`[data-sequence="${sequence}"]`)
    if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - top
  }, [])

  // After every render, because any may add messages.
  useLayoutEffect(() => {
    if (target !== shown.current && target?.place === 'end') {
      shown.current = target
      place.current = 'end'
    }
    const selector = `[data-sequence="${target?.sequence}"]`
    const row = target === shown.current ? null : log.current?.querySelector<HTMLElement>(selector)
    if (row) {
      shown.current = target
      row.scrollIntoView({ block: target?.place === 'top' ? 'start' : 'center' })
      if (target?.place === 'middle') row.focus({ preventScroll: true })
      notePlace()
    } else restore()
  })

  useEffect(() => {
    const box = log.current
    if (box === null) return undefined
    const observer = new ResizeObserver(restore)
    observer.observe(box)
    return () => observer.disconnect()
  }, [restore])

  return { log, notePlace }
}
