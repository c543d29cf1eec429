import type { QueryClient } from '@tanstack/react-query'
import { groupFactsKey, groupKey, groupsChanged, threadsKey } from './groups-changed.ts'
import { ownUserKey } from './own-account.ts'

/** Between two refetches of lists during a burst of messages. In ms. */
const listPause = 1000

/** Runs at once. Calls during a run, and the pause that begins with it, share the next one. */
function coalesced(run: () => Promise<unknown>, pause = 0): () => void {
  let isBusy = false
  let isDue = false
  async function start() {
    isBusy = true
    while (isDue) {
      isDue = false
      await Promise.allSettled([run(), new Promise((resolve) => setTimeout(resolve, pause))])
    }
    isBusy = false
  }
  return () => {
    isDue = true
    if (!isBusy) void start()
  }
}

/**
 * Returns a handler of notices about conversations, which refetches what shows them. A notice with an author and the number after the
 * last one is about a new message, and leaves the members and the rights of the reader as they are.
 */
export function groupNotices(queries: QueryClient) {
  const last = new Map<string, number>()
  const messages = new Map<string, () => void>()
  const refetchLists = coalesced(
    () => Promise.all([threadsKey, ownUserKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    listPause,
  )

  const refetchMessages = (id: string) => {
    const [, , facts] = groupFactsKey(id)
    return coalesced(() =>
      queries.invalidateQueries({
        queryKey: groupKey(id),
        predicate: ({ queryKey: [, , part] }) => part !== facts,
      }),
    )
  }

  return (groupId?: string, sequence?: number, authorId?: string): void => {
    if (groupId === undefined || sequence === undefined) {
      void groupsChanged(queries, groupId)
      return
    }
    const isNewMessage = authorId !== undefined && last.get(groupId) === sequence - 1
    last.set(groupId, sequence)
    refetchLists()
    if (!isNewMessage) {
      void queries.invalidateQueries({ queryKey: groupKey(groupId) })
      return
    }
    const refetch = messages.get(groupId) ?? refetchMessages(groupId)
    messages.set(groupId, refetch)
    refetch()
  }
}
