import { maxQuote } from '@app/contract/rules/limits.ts'
import type { Message } from './conversation-types.ts'

/** A part of a conversation without gaps, oldest first. */
export interface MessageWindow {
  messages: Message[]
  /** The number of the conversation's newest message, which may be outside of the window. */
  last: number
  /** Everything up to this change is known. */
  change: number
}

export const pageSize = 50
/** More messages than these aren't kept, so that reading backwards for long doesn't slow the page down. */
export const mostMessages = 250

/** Adds messages that touch the window, and replaces those in it. Others are left out, since they would leave a gap. */
export function withMessages(window: MessageWindow, found: readonly Message[]): MessageWindow {
  const known = new Map([...window.messages, ...found].map((message) => [message.sequence, message]))
  const start = window.messages[0]?.sequence ?? Math.min(...known.keys())
  const messages: Message[] = []
  for (let at = start - 1; known.has(at); at--) messages.unshift(...[known.get(at) ?? []].flat())
  for (let at = start; known.has(at); at++) messages.push(...[known.get(at) ?? []].flat())
  return { ...window, messages, last: Math.max(window.last, ...found.map(({ sequence }) => sequence)) }
}

/** Replies don't change with the message that they quote, so its deleted text would stay in them. */
function withQuotes(messages: Message[], changed: readonly Message[]): Message[] {
  const texts = new Map(changed.map(({ id, text }) => [id, Array.from(text).slice(0, maxQuote).join('')]))
  return messages.map((message) => {
    const { replyTo } = message
    const text = replyTo === null ? undefined : texts.get(replyTo.id)
    return replyTo === null || text === undefined || text === replyTo.text
      ? message
      : { ...message, replyTo: { ...replyTo, text } }
  })
}

/** Like `withMessages`, for the messages that were written or changed since the last known change. */
export function withChanges(window: MessageWindow, changed: readonly Message[]): MessageWindow {
  const { messages, last } = withMessages(window, changed)
  const change = Math.max(window.change, ...changed.map(({ changeSequence }) => changeSequence))
  return { messages: withQuotes(messages, changed), last, change }
}

/** Forgets messages at the other end from the one that was read. */
export const trimmed = (window: MessageWindow, read: 'older' | 'newer'): MessageWindow => ({
  ...window,
  messages: read === 'older' ? window.messages.slice(0, mostMessages) : window.messages.slice(-mostMessages),
})

export const firstOf = ({ messages }: MessageWindow) => messages[0]?.sequence ?? 1
export const endOf = ({ messages, last }: MessageWindow) => messages.at(-1)?.sequence ?? last
export const isAtEnd = (window: MessageWindow) => endOf(window) >= window.last
