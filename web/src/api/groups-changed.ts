import type { QueryClient } from '@tanstack/react-query'
import type { Touched } from '../platform/calls/touches.ts'
import { ownUserKey } from './own-account.ts'

/** Prefix of the reader's lists of conversations. */
export const threadsKey = ['threads'] as const
const groupsKey = ['groups'] as const
/** Prefix of everything about one conversation. */
export const groupKey = (id: string) => [...groupsKey, id] as const

/** A conversation, its members and what the reader may do in it, without its messages and files. */
export const groupFactsKey = (id: string) => [...groupKey(id), 'group'] as const

/** Prefix of whether the reader has a conversation with the team of a page. */
export const teamContactKey = [...groupsKey, 'contact'] as const

const changedKeys = (groupId?: string) => [
  threadsKey,
  ownUserKey,
  groupId === undefined ? groupsKey : groupKey(groupId),
]

/** What shows a conversation, and changes with it. */
export const groupTouches = (groupId: string): readonly Touched[] =>
  changedKeys(groupId).map((key) => ({ key }))

/** Refetches what shows a conversation after something happened in it. Without an id, all of them. */
export async function groupsChanged(queries: QueryClient, groupId?: string): Promise<void> {
  await Promise.all(changedKeys(groupId).map((queryKey) => queries.invalidateQueries({ queryKey })))
}
