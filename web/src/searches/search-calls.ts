import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../api/every-page.ts'
import { reasonOf } from '../api/problem.ts'
import { calls } from '../platform/calls/calls.ts'
import { refetchTouched } from '../platform/calls/touches.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, marketPath } from '../kind/registry.ts'

type Searches = Api['user-mgmt']['savedSearches']

export type SavedSearch = Awaited<ReturnType<Searches['get']>>['data']
export type AlertChoice = SavedSearch['alert']

export const searchesPath = '/account/searches'

export const alertOptions: readonly { value: AlertChoice; label: string }[] = [
  { value: 'instant', label: 'At once' },
  { value: 'daily', label: 'Every morning' },
  { value: 'weekly', label: 'Every Monday' },
  { value: 'none', label: 'No alerts' },
]
export const alertOf = (value: string): AlertChoice =>
  alertOptions.find((option) => option.value === value)?.value ?? 'none'

/** The marketplace with the search. */
export const addressOfSearch = ({ kind, query }: Pick<SavedSearch, 'kind' | 'query'>) =>
  marketPath(kinds[kind]) + (query === '' ? '' : `?${query}`)

/** The reader's saved searches, newest first. */
export const useSavedSearches = ({ enabled }: { enabled?: boolean } = {}) =>
  useReadWith(
    calls['user-mgmt'].savedSearches.list,
    {},
    { name: 'all', load: async (list) => wholeList(list) },
    { enabled },
  )

/** Returns a function that changes searches, then refetches them. It reports a failure and resolves with undefined then. */
export function useSearchWrite() {
  const { load, loadClient } = useTransport()
  const toast = useToast()
  return async function write<T>(call: (searches: Searches) => Promise<{ data: T }>): Promise<T | undefined> {
    try {
      const { data } = await call((await loadClient()).api['user-mgmt'].savedSearches)
      await refetchTouched((await load()).client, [calls['user-mgmt'].savedSearches])
      return data
    } catch (error) {
      toast.error(`Not saved. ${reasonOf(error)}`)
      return undefined
    }
  }
}
