import type { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { approvalQueueKey, profileKey } from '../../api/profile-changed.ts'
import { useApi } from '../../api/use-api.ts'
import { number, text } from '../../page/query-codecs.ts'
import { oldestFirst } from './oldest-first.ts'
import { kinds } from '../../kinds/registry.ts'

const perPage = 10

export interface QueueQuery {
  text: string | undefined
  /** From 1. */
  page: number
}

export interface Queue {
  facilities: Facility[]
  count: number
  pageCount: number
}

export function queueQueryOf(search: URLSearchParams): QueueQuery {
  const page = number.read(search.get('page')) ?? 1
  return {
    text: text.read(search.get('q'))?.slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

export const toQueue = ({ text: words, page }: QueueQuery) => {
  const search = new URLSearchParams({
    ...(words !== undefined && { q: words }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size === 0 ? '/admin' : `/admin?${search.toString()}`
}

/** Milliseconds until the list is asked again for what it did not know yet. */
const pause = 1000

/**
 * Facilities that wait for approval, the one that waits longest first. `approved` are those that do not wait any more:
 * the list learns of it a moment after, so it is asked until it knows.
 */
export function useQueue(query: QueueQuery, approved: ReadonlySet<string>) {
  const found = useListed(query, approved)
  return { ...found, data: found.data && without(found.data, approved) }
}

function without({ facilities, count, pageCount }: Queue, approved: ReadonlySet<string>): Queue {
  const waiting = facilities.filter(({ id }) => !approved.has(id))
  return { facilities: waiting, count: count - (facilities.length - waiting.length), pageCount }
}

const useListed = (query: QueueQuery, approved: ReadonlySet<string>) =>
  useApi(
    [...approvalQueueKey(kinds.facility), query.text, query.page],
    (api, signal) => askQueue(api['facility-mgmt'].facilities.filtered, query, signal),
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.facilities.some(({ id }) => approved.has(id)) ? pause : false,
    },
  )

type Ask = (
  asked: { take: number; offset?: number; data: FacilityFilter },
  options: { signal: AbortSignal },
) => Promise<{ data: Facility[]; _meta: { stats: { count: number } } }>

export async function askQueue(ask: Ask, query: QueueQuery, signal: AbortSignal): Promise<Queue> {
  const data: FacilityFilter = { status: 'Pending', sort: 'newest', text: query.text }
  // The list knows only the other order, so its end is asked for.
  const { count } = (await ask({ take: 1, data }, { signal }))._meta.stats
  const pageCount = Math.ceil(count / perPage)
  // The last of a page may have been approved.
  const shown = Math.min(query.page, Math.max(1, pageCount))
  const asked = oldestFirst(shown, perPage, count)
  if (asked.take === 0) return { facilities: [], count, pageCount }
  const found = await ask({ ...asked, data }, { signal })
  // The list has changed between the two answers, and its end is elsewhere.
  if (found._meta.stats.count !== count) return askQueue(ask, query, signal)
  return { facilities: found.data.toReversed(), count, pageCount }
}

/** Who sent it, as administrators may know, and what was uploaded. */
export const useBackground = (id: string) =>
  useApi([...profileKey(kinds.facility, id), 'background'], async (api, signal) => {
    const { managers, images } = api['facility-mgmt'].facilities
    const owner = { ownerId: id, offset: 0, take: 20 }
    const [people, pictures] = await Promise.all([
      managers.list(owner, { signal }),
      images.list(owner, { signal }),
    ])
    return { managers: people.data, images: pictures.data }
  })
