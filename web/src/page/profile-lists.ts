import type { Many } from '@app/contract/envelope.ts'
import { keepPreviousData, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { ownProfilesKey, savedProfilesKey } from '../api/profile-changed.ts'
import type { Profile, ProfileCalls } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import type { KindFacts } from '../kinds/registry.ts'
import { summaryList } from '../kinds/summaries.ts'
import { pageIn } from './query-codecs.ts'

type ListProfiles = (page: { offset: number; take: number }) => Promise<Many<Profile>>

/** A list of the reader's profiles of a kind: those they manage, or those they liked or follow. */
export interface HomeList {
  /** Before the plural of the kind. */
  title: string
  /** Prefix of its query parameter. */
  prefix: string
  perPage: number
  key: (kind: KindFacts) => readonly string[]
  call: (calls: ProfileCalls) => ListProfiles
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

/** Query parameter with the page number of a list, such as `facilities` or `saved-facilities`. */
const parameterOf = ({ prefix }: HomeList, { path }: KindFacts) => prefix + path.slice(1)

/** The page number in the URL, or 1. */
export const listPageIn = (search: URLSearchParams, list: HomeList, kind: KindFacts) =>
  pageIn(search, parameterOf(list, kind))

/** The URL of a page of one list. The other lists stay on their pages. */
export function toPage(search: URLSearchParams, list: HomeList, kind: KindFacts, page: number): string {
  const next = new URLSearchParams(search)
  next.set(parameterOf(list, kind), String(page))
  return `/home?${next.toString()}`
}

export interface PageOfProfiles {
  profiles: Profile[]
  count: number
  /** From 1. */
  page: number
  pageCount: number
}

/** One page of a list. Past the end it is the last page, for example after its only entry was removed. */
export async function loadPage(list: ListProfiles, page: number, perPage: number): Promise<PageOfProfiles> {
  const { data, _meta } = await list({ offset: (page - 1) * perPage, take: perPage })
  const { count } = _meta.stats
  const pageCount = Math.ceil(count / perPage)
  if (page > pageCount && pageCount > 0) return loadPage(list, pageCount, perPage)
  return { profiles: data, count, page, pageCount }
}

export interface LoadedList {
  summary: ProfileSummary
  query: UseQueryResult<PageOfProfiles>
}

/** A list for every kind: one request each, which also shows whether the reader has any profiles of that kind. */
export function useHomeLists(search: URLSearchParams, list: HomeList): LoadedList[] {
  const queries = useQueries({
    queries: summaryList.map(({ kind }) => {
      const page = listPageIn(search, list, kind)
      return {
        queryKey: [...list.key(kind), page],
        queryFn: async () => loadPage(list.call(kind.calls(await loadApi())), page, list.perPage),
        placeholderData: keepPreviousData<PageOfProfiles>,
      }
    }),
  })
  return summaryList.flatMap((summary, index) => {
    const query = queries[index]
    return query === undefined ? [] : [{ summary, query }]
  })
}
