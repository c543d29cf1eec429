import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupKey } from '../api/groups-changed.ts'
import { loadApi } from '../api/load-api.ts'
import type { Group, Message } from './conversation-types.ts'
import {
  endOf,
  firstOf,
  isAtEnd,
  pageSize,
  trimmed,
  withChanges,
  withMessages,
  type MessageWindow,
} from './message-window.ts'

/** In ms, while the page is looked at, in case the session hub can't be reached. */
export const pollInterval = 30_000

export const messagesKey = (groupId: string) => [...groupKey(groupId), 'messages'] as const

const calls = async () => (await loadApi())['user-mgmt'].groups

async function page(ownerId: string, from: number, to: number): Promise<Message[]> {
  if (to < from) return []
  const { messages } = await calls()
  return (await messages.filtered({ ownerId, data: { sequence: { from, to } }, take: 100 })).data
}

/** The part of a conversation around a message. */
async function windowAround(group: Pick<Group, 'id' | 'lastSequence' | 'lastChange'>, sequence: number) {
  const { id, lastSequence: last, lastChange: change } = group
  const from = Math.max(1, sequence - pageSize / 2)
  const found = await page(id, Math.min(from, Math.max(1, last - pageSize)), from + pageSize + pageSize / 2)
  return withMessages({ messages: [], last, change }, found)
}

/** Beyond it, fetching the part that is shown is less work than fetching everything that changed. */
const mostChanges = 500

/** Fetches what changed in a window. */
async function refreshed(ownerId: string, before: MessageWindow): Promise<MessageWindow> {
  const groups = await calls()
  for (let window = before; ;) {
    const { data, _meta } = await groups.messages.filtered({
      ownerId,
      data: { changeSequence: { from: window.change + 1 }, sort: 'changeSequence' },
      take: 100,
    })
    if (_meta.stats.count > mostChanges)
      return windowAround((await groups.get({ id: ownerId })).data, endOf(window))
    window = withChanges(window, data)
    if (data.length < 100) return window
  }
}

/** The messages of a conversation that are shown, beginning with those around one. Changes are fetched as they come. */
export function useMessages(group: Group, first: number) {
  const queries = useQueryClient()
  const { id } = group
  const parts = useMemo(() => partsOf(queries, id), [queries, id])
  const query = useQuery({
    queryKey: messagesKey(id),
    queryFn: async () => {
      const before = parts.current()
      if (before === undefined) return windowAround(group, first)
      const after = await refreshed(id, before)
      const now = parts.current()
      // An older or newer page may have arrived meanwhile.
      if (now === undefined || now === before) return after
      return withChanges({ ...now, last: after.last }, after.messages)
    },
    refetchInterval: pollInterval,
    // A conversation opens at its first unread message, so nothing is kept after it was left.
    gcTime: 0,
  })
  return { query, ...parts }
}

function partsOf(queries: QueryClient, id: string) {
  const key = messagesKey(id)
  const current = () => queries.getQueryData<MessageWindow>(key)
  const set = (window: MessageWindow) => queries.setQueryData<MessageWindow>(key, window)
  return {
    current,
    /** Loads the page before or after those that are shown. */
    async load(side: 'older' | 'newer') {
      const before = current()
      if (before === undefined || (side === 'older' ? firstOf(before) <= 1 : isAtEnd(before))) return
      const [from, to] =
        side === 'older'
          ? [Math.max(1, firstOf(before) - pageSize), firstOf(before) - 1]
          : [endOf(before) + 1, endOf(before) + pageSize]
      const found = await page(id, from, to)
      const now = current()
      if (now !== undefined) set(trimmed(withMessages(now, found), side))
    },
    /** Shows the part around a message. */
    async show(sequence: number) {
      if (current()?.messages.some((message) => message.sequence === sequence)) return
      set(await windowAround((await (await calls()).get({ id })).data, sequence))
    },
  }
}

export type FirstMessage = Pick<Message, 'sequence' | 'createdDate'>

/** The first message from an instant on. Undefined if there is none. */
export async function firstSince(ownerId: string, from: string): Promise<FirstMessage | undefined> {
  const { messages } = await calls()
  const { data } = await messages.filtered({
    ownerId,
    data: { createdDate: { from }, sort: 'sequence' },
    take: 1,
  })
  return data[0]
}
