import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { LoadedList } from '../../kind/home-lists.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import type { ProfileSummary } from '../../kind/profile-summary.ts'
import type { LoadedPage } from '../../page/load-page.ts'

/** A list of home whose only page is loaded. */
export function loadedList(summary: ProfileSummary, items: Profile[]): LoadedList {
  const client = new QueryClient()
  const queryKey = ['list']
  const loaded: LoadedPage<Profile> = { items, count: items.length, page: 1, pageCount: 1 }
  client.setQueryData(queryKey, loaded)
  const observer = new QueryObserver<LoadedPage<Profile>>(client, { queryKey, enabled: false })
  return { summary, query: observer.getCurrentResult() }
}
