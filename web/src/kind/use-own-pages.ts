import { useHomeLists } from './home-lists.ts'
import type { Profile } from './profile-calls.ts'
import { ownList } from './profile-lists.ts'
import type { KindFacts } from './registry.ts'

/** The first pages of a kind whose team the reader is on. */
export interface OwnKind {
  kind: KindFacts
  pages: readonly Profile[]
  /** Of all pages. */
  count: number
}

const firstPages = new URLSearchParams()

/** The reader's pages by kind, without kinds that have none. */
export function useOwnPages() {
  const lists = useHomeLists(firstPages, ownList)
  const failed = lists.filter(({ query }) => query.isError)
  return {
    own: lists.flatMap(({ summary: { kind }, query: { data } }): OwnKind[] =>
      !data?.count ? [] : [{ kind, pages: data.items, count: data.count }],
    ),
    isPending: lists.some(({ query }) => query.isPending),
    hasFailed: failed.length > 0,
    isFetching: failed.some(({ query }) => query.isFetching),
    refetch: () => void Promise.all(failed.map(({ query }) => query.refetch())),
  }
}
