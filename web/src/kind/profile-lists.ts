import type { Api } from '@app/contract/api.ts'
import type { Many } from '@app/contract/envelope.ts'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { everyPage } from '../api/every-page.ts'
import { loadApi } from '../api/load-api.ts'
import { ownProfilesKey, reactedIdsKey, savedProfilesKey } from '../api/own-lists-keys.ts'
import type { Profile, ProfileCalls } from './profile-calls.ts'
import type { KindFacts } from './registry.ts'
import { loadPage } from '../page/load-page.ts'
import { pageIn } from '../page/query-codecs.ts'

type ListProfiles<I> = (page: { offset: number; take: number }) => Promise<Many<I>>

/** A kind with its own type of profiles, where that is known. */
export interface KindOf<I extends Profile> extends KindFacts {
  calls(api: Api): ProfileCalls<I>
}

/** A list of the reader's profiles of a kind: those they manage, or those they liked or follow. */
export interface HomeList {
  /** Before the plural of the kind. */
  title: string
  /** Prefix of its query parameter. */
  prefix: string
  perPage: number
  key: (kind: KindFacts) => readonly string[]
  call: <I extends Profile>(calls: ProfileCalls<I>) => ListProfiles<I>
  /** Its export. */
  file: (calls: ProfileCalls) => ProfileCalls['myExport']
}

export const ownList: HomeList = {
  title: 'Your',
  prefix: '',
  perPage: 20,
  key: ownProfilesKey,
  call: (calls) => (page) => calls.my(page),
  file: (calls) => calls.myExport,
}

/** Its key is below the favorites, so each reaction invalidates it. */
export const savedList: HomeList = {
  title: 'Saved',
  prefix: 'saved-',
  perPage: 12,
  key: savedProfilesKey,
  call: (calls) => (page) => calls.favorites.list(page),
  file: (calls) => calls.favorites.export,
}

/** The query parameter with the page number of a list, such as `facilities` or `saved-facilities`. */
export const parameterOf = ({ prefix }: HomeList, { path }: KindFacts) => prefix + path.slice(1)

/** The page number in the URL, or 1. */
export const listPageIn = (search: URLSearchParams, list: HomeList, kind: KindFacts) =>
  pageIn(search, parameterOf(list, kind))

/** The URL of a page of one list. The other lists stay on their pages. */
export function toPage(
  search: URLSearchParams,
  list: HomeList,
  kind: KindFacts,
  page: number,
  path = '/home',
): string {
  const next = new URLSearchParams(search)
  next.set(parameterOf(list, kind), String(page))
  return `${path}?${next.toString()}`
}

const query = <I extends Profile, T>(
  list: HomeList,
  kind: KindOf<I>,
  part: number | 'whole',
  read: (call: ListProfiles<I>, client: QueryFunctionContext['client']) => Promise<T>,
) => ({
  queryKey: [...list.key(kind), part],
  queryFn: async ({ client }: Pick<QueryFunctionContext, 'client'>) =>
    read(list.call(kind.calls(await loadApi())), client),
})

/** The query of one page of a list. */
export const listQuery = <I extends Profile>(list: HomeList, kind: KindOf<I>, page: number) =>
  query(list, kind, page, async (call, client) => {
    const loaded = await loadPage(call, page, list.perPage)
    // Like and follow buttons need all ids, which most people have on one page.
    if (list === savedList && loaded.pageCount <= 1)
      client.setQueryData<ReadonlySet<string>>(
        reactedIdsKey(kind),
        (ids) => ids ?? new Set(loaded.items.map(({ id }) => id)),
      )
    return loaded
  })

/** The query of all entries of a list. As `items`, so that what is saved changes them, too. */
export const wholeListQuery = <I extends Profile>(list: HomeList, kind: KindOf<I>) =>
  query(list, kind, 'whole', async (call) => ({ items: await everyPage(call) }))
