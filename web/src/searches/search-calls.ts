import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../api/every-page.ts'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useApi } from '../api/use-api.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { kinds, marketPath } from '../kind/registry.ts'

type Searches = Api['user-mgmt']['savedSearches']

export type SavedSearch = Awaited<ReturnType<Searches['get']>>['data']
export type AlertChoice = SavedSearch['alert']

export const searchesPath = '/account/searches'

const searchesKey = ['saved-searches'] as const
export const searchKey = (id: string) => [...searchesKey, id] as const

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
  useApi([...searchesKey, 'all'], (api) => wholeList((page) => api['user-mgmt'].savedSearches.list(page)), {
    enabled,
  })

/** Returns a function that changes searches, then refetches them. It reports a failure and resolves with undefined then. */
export function useSearchWrite() {
  const { load } = useTransport()
  const toast = useToast()
  return async function write<T>(call: (searches: Searches) => Promise<{ data: T }>): Promise<T | undefined> {
    try {
      const { data } = await call((await loadApi())['user-mgmt'].savedSearches)
      const { client } = await load()
      await client.invalidateQueries({ queryKey: searchesKey })
      return data
    } catch (error) {
      toast.error(`Not saved. ${reasonOf(error)}`)
      return undefined
    }
  }
}
