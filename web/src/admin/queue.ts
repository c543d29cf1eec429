import { useQueries } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { approvalQueueKey } from '../api/profile-keys.ts'
import { useApi } from '../api/use-api.ts'
import type { Profile, ProfileCalls } from '../kind/profile-calls.ts'
import { approvedKinds, countedNoun, mainKind, type KindFacts } from '../kind/registry.ts'
import { date } from '../components/format.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import { pageIn } from '../page/query-codecs.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

const perPage = 10

export interface QueueQuery {
  kind: KindFacts
  text: string | undefined
  /** From 1. */
  page: number
}

export interface Queue {
  profiles: Profile[]
  count: number
  pageCount: number
}

export function queueQueryOf(search: URLSearchParams): QueueQuery {
  return {
    kind: approvedKinds.find(({ name }) => name === search.get('kind')) ?? mainKind,
    text: wordsIn(search),
    page: pageIn(search),
  }
}

export const toQueue = ({ kind, text, page }: QueueQuery) =>
  withQuery('/admin', {
    kind: kind.name !== mainKind.name && kind.name,
    q: text,
    page: pageValue(page),
  })

/** Milliseconds between refetches of a list that still has decided profiles. */
const refetchPause = 1000

/**
 * Profiles pending approval, oldest first. `decided` are left out: the search index lags behind the decision, so the
 * list is refetched until it has caught up.
 */
export function useQueue(query: QueueQuery, decided: ReadonlySet<string>) {
  const found = useApi(
    [...approvalQueueKey(query.kind), query.text, query.page],
    (api, signal) => loadQueue(query.kind.calls(api).filtered, query, signal),
    {
      // Another kind's profiles must not stay below this kind's tab.
      placeholderData: (before, last) =>
        last?.queryKey[1] === query.kind.name ? keepShown(before) : undefined,
      refetchInterval: ({ state: { data } }) =>
        data?.profiles.some(({ id }) => decided.has(id)) ? refetchPause : false,
    },
  )
  return { ...found, data: found.data && without(found.data, decided) }
}

function without({ profiles, count, pageCount }: Queue, decided: ReadonlySet<string>): Queue {
  const pending = profiles.filter(({ id }) => !decided.has(id))
  return { profiles: pending, count: count - (profiles.length - pending.length), pageCount }
}

export const pendingFilter = (words: string | undefined) => ({
  status: 'Pending',
  sort: 'newest',
  text: words,
})

/** The number of pending profiles of each kind, by its name. */
export function usePendingCounts(words: string | undefined): ReadonlyMap<string, number> {
  const counts = useQueries({
    queries: approvedKinds.map((kind) => ({
      queryKey: [...approvalQueueKey(kind), 'count', words],
      queryFn: async () => {
        const { filtered } = kind.calls(await loadApi())
        return (await filtered({ take: 1, data: pendingFilter(words) }))._meta.stats.count
      },
    })),
  })
  return new Map(
    approvedKinds.flatMap(({ name }, index) => {
      const count = counts[index]?.data
      return count === undefined ? [] : [[name, count]]
    }),
  )
}

export async function loadQueue(
  filtered: ProfileCalls['filtered'],
  query: Omit<QueueQuery, 'kind'>,
  signal: AbortSignal,
): Promise<Queue> {
  const data = pendingFilter(query.text)
  // The API sorts newest first only, so count first and then fetch from the end.
  const { count } = (await filtered({ take: 1, data }, { signal }))._meta.stats
  const pageCount = Math.ceil(count / perPage)
  // The only entry of the last page may have been approved.
  const shown = Math.min(query.page, Math.max(1, pageCount))
  const page = oldestFirst(shown, perPage, count)
  if (page.take === 0) return { profiles: [], count, pageCount }
  const found = await filtered({ ...page, data }, { signal })
  // The list changed between the two requests, so its end has moved.
  if (found._meta.stats.count !== count) return loadQueue(filtered, query, signal)
  return { profiles: found.data.toReversed(), count, pageCount }
}

/** The range of a page, counted from the end of a list that is sorted newest first. */
export function oldestFirst(page: number, size: number, count: number): { offset: number; take: number } {
  const end = Math.max(0, count - (page - 1) * size)
  const take = Math.min(size, end)
  return { offset: end - take, take }
}

/** How many are pending, and since when. */
export function queueLead({ count, profiles: [oldest] }: Queue, { kind, text: words, page }: QueueQuery) {
  const pending = `${count === 0 ? `No ${kind.noun.other}` : countedNoun(count, kind)} pending approval`
  if (words !== undefined) return `${pending} for “${words}”.`
  return oldest === undefined || page > 1
    ? `${pending}.`
    : `${pending}, the oldest since ${date(oldest.createdDate)}.`
}

/** Milliseconds between refetches while websites are being checked. */
const checkPause = 2000

/** What the server knows about the profiles of a page, and the imports that they came from, each by the id of its profile. */
export function useChecks(kind: KindFacts, ids: readonly string[]) {
  const { data } = useApi(
    [...approvalQueueKey(kind), 'checks', ...ids],
    async (api, signal) => {
      const [checks, sources] = await Promise.all([
        api['contact-mgmt'].approvals.checks({ data: { ids: [...ids] } }, { signal }),
        kind.calls(api).sources?.({ data: { ids: [...ids] } }, { signal }),
      ])
      return { checks: checks.data, sources: sources?.data ?? [] }
    },
    {
      // Still right for the others when one profile leaves the page.
      placeholderData: keepShown,
      refetchInterval: ({ state }) =>
        state.data?.checks.some(({ website }) => website?.isChecking) ? checkPause : false,
    },
  )
  return {
    checks: new Map(data?.checks.map((check) => [check.profileId, check])),
    sources: new Map(data?.sources.map((source) => [source.facilityId, source])),
  }
}
