import type { Api } from '@app/contract/api.ts'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { loadApi } from './load-api.ts'

type Options<T> = Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>

/** What the server knows, kept under `key` until something that is known to change it says so. */
export const useApi = <T>(
  key: QueryKey,
  ask: (api: Api, signal: AbortSignal) => Promise<T>,
  options?: Options<T>,
) => useQuery({ ...options, queryKey: key, queryFn: async ({ signal }) => ask(await loadApi(), signal) })
