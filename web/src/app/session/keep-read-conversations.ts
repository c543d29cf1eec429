import type { QueryClient } from '@tanstack/react-query'
import { groupFactsKey } from '../../api/groups-changed.ts'
import { loadApi } from '../../api/load-api.ts'
import { conversationName, eventWords } from '../../messages/conversation-name.ts'
import type { Message, OpenedGroup } from '../../messages/conversation-types.ts'
import { isAtEnd, type MessageWindow } from '../../messages/message-window.ts'
import {
  dropConversation,
  keepConversation,
  keptConversations,
  mostMessages,
  type KeptMessage,
} from '../../page/device/kept-conversations.ts'
import { isMissing } from '../../page/null-if-missing.ts'

/** Milliseconds in which changes are collected. */
const delayMs = 500

type Opened = Pick<OpenedGroup, 'group' | 'members'>

const keptMessage = (
  { id, author, event, text, createdDate, deletedDate }: Message,
  ownId: string,
): KeptMessage => ({
  id,
  author: author.id === ownId ? 'You' : author.name,
  text:
    deletedDate === null
      ? (eventWords({ author, event }, ownId) ?? (text || 'A message without text'))
      : 'This message was deleted.',
  createdDate,
})

/**
 * Keeps the conversations that are read on this device, with their newest messages, and drops those that the API doesn't show anymore.
 * Returns a function that stops it, and one that checks what is kept.
 */
export function keepReadConversations(queries: QueryClient, ownId: string) {
  const due = new Map<string, MessageWindow>()
  /** Conversations that the API doesn't show anymore. The cache of queries still has what was read of them. */
  const gone = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  // One after the other, so that an older state doesn't overwrite a newer one.
  let working = Promise.resolve()
  let isStopped = false
  const work = (step: () => Promise<unknown>) => {
    // Storage may be disabled or full: then there is nothing to read offline.
    const attempt = async () => void (isStopped || (await step().catch(() => undefined)))
    working = working.then(attempt)
  }

  function keep(id: string, { messages }: MessageWindow) {
    const opened = queries.getQueryData<Opened>(groupFactsKey(id))
    if (opened === undefined) return
    const newest = messages.slice(-mostMessages).map((message) => keptMessage(message, ownId))
    const kept = {
      id,
      name: conversationName(opened.group, opened.members, ownId),
      read: Date.now(),
      messages: newest,
    }
    work(async () => keepConversation(ownId, kept))
  }
  function keepDue() {
    timer = undefined
    for (const [id, window] of due) keep(id, window)
    due.clear()
  }

  function drop(id: string) {
    gone.add(id)
    due.delete(id)
    work(async () => dropConversation(ownId, id))
  }

  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    const { type, query } = event
    const [scope, id, part]: readonly unknown[] = query.queryKey
    if (type !== 'updated' || scope !== 'groups' || typeof id !== 'string') return
    const { action } = event
    // Somebody who was removed may have been added again.
    if (action.type === 'success' && action.manual !== true) gone.delete(id)
    if (query.state.status === 'error' && isMissing(query.state.error)) return drop(id)
    const window: MessageWindow | undefined = part === 'messages' ? query.state.data : undefined
    // Parts of the past aren't what was said last.
    if (window === undefined || !isAtEnd(window) || gone.has(id)) return
    due.set(id, window)
    timer ??= setTimeout(keepDue, delayMs)
  })

  /** Drops a conversation that the person isn't in anymore. */
  async function checkOne(id: string) {
    const { groups } = (await loadApi())['user-mgmt']
    try {
      await groups.get({ id })
    } catch (error) {
      if (isMissing(error)) drop(id)
    }
  }
  /** Checks those that the person's list doesn't have. */
  async function checkAll(ids: string[]) {
    if (ids.length === 0) return
    const { threads } = (await loadApi())['user-mgmt'].users
    const listed = new Set((await threads.list({ ownerId: ownId, take: 100 })).data.map(({ id }) => id))
    for (const id of ids) if (!listed.has(id)) await checkOne(id)
  }
  return {
    /** Checks one, or all, if it is kept. Never rejects: what couldn't be checked is with the next change. */
    check: async (changed?: string) => {
      const kept = (await keptConversations(ownId).catch(() => [])).map(({ id }) => id)
      if (changed === undefined) return checkAll(kept).catch(() => undefined)
      if (kept.includes(changed)) await checkOne(changed).catch(() => undefined)
    },
    stop() {
      isStopped = true
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
