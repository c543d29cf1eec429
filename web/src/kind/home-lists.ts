import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { ProfileSummary } from './profile-summary.ts'
import { summaryList } from '../kinds/summaries.ts'
import type { Profile } from './profile-calls.ts'
import type { LoadedPage } from '../page/load-page.ts'
import { listPageIn, listQuery, type HomeList } from './profile-lists.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

export interface LoadedList {
  summary: ProfileSummary
  query: UseQueryResult<LoadedPage<Profile>>
}

/** A list for every kind: one request each, which also shows whether the reader has any profiles of that kind. */
export function useHomeLists(search: URLSearchParams, list: HomeList): LoadedList[] {
  const queries = useQueries({
    queries: summaryList.map(({ kind }) => ({
      ...listQuery(list, kind, listPageIn(search, list, kind)),
      placeholderData: keepShown<LoadedPage<Profile>>,
    })),
  })
  return summaryList.flatMap((summary, index) => {
    const query = queries[index]
    return query === undefined ? [] : [{ summary, query }]
  })
}
