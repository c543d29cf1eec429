import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../api/every-page.ts'
import { calls } from '../platform/calls/calls.ts'
import { useChanges } from '../platform/calls/use-changes.ts'
import { useReadWith } from '../platform/calls/use-read.ts'
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

export const useSearchWrite = () =>
  useChanges((api) => api['user-mgmt'].savedSearches, [calls['user-mgmt'].savedSearches])
