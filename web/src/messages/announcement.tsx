import { useEffect, useState } from 'react'
import { endTyping } from '../api/typing.ts'
import type { Message } from './conversation-types.ts'
import { eventWords } from './conversation-name.ts'
import type { MessageWindow } from './message-window.ts'

interface AnnouncementProps {
  groupId: string
  window: MessageWindow
  ownId: string
}

/** Reads new messages of others out, each once: the window also changes when the reader scrolls through older ones. */
export function Announcement({ groupId, window: { messages, last }, ownId }: AnnouncementProps) {
  const [highest, setHighest] = useState(last)
  const [announced, setAnnounced] = useState<Message>()
  const newest = messages.at(-1)
  if (newest !== undefined && newest.sequence > highest) {
    setHighest(newest.sequence)
    const fromOthers = messages.findLast(({ sequence, author }) => sequence > highest && author.id !== ownId)
    if (fromOthers !== undefined) setAnnounced(fromOthers)
  }
  // Whoever sent something doesn't type it any more.
  useEffect(() => {
    if (announced !== undefined) endTyping(groupId, announced.author.id)
  }, [groupId, announced])
  const now = messages.find(({ id }) => id === announced?.id) ?? announced
  return (
    <p className="sr" aria-live="polite">
      {announced !== undefined &&
        now?.deletedDate === null &&
        (eventWords(announced, ownId) ?? `${announced.author.name}: ${announced.text || 'sent a file'}`)}
    </p>
  )
}
