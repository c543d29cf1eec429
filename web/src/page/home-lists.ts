import { keepPreviousData, useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { summaryList } from '../kinds/summaries.ts'
import { listPageIn, listQuery, type HomeList, type PageOfProfiles } from './profile-lists.ts'

export interface LoadedList {
  summary: ProfileSummary
  query: UseQueryResult<PageOfProfiles>
}

/** A list for every kind: one request each, which also shows whether the reader has any profiles of that kind. */
export function useHomeLists(search: URLSearchParams, list: HomeList): LoadedList[] {
  const queries = useQueries({
    queries: summaryList.map(({ kind }) => ({
      ...listQuery(list, kind, listPageIn(search, list, kind)),
      placeholderData: keepPreviousData<PageOfProfiles>,
    })),
  })
  return summaryList.flatMap((summary, index) => {
    const query = queries[index]
    return query === undefined ? [] : [{ summary, query }]
  })
}
