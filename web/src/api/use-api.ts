import type { Api } from '@app/contract/page-surroundings.ts'
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** The API client. It brings the contract with it, so it is loaded with the first call. */
export const loadApi = async (): Promise<Api> => (await import('./client.ts')).api

type Options<T> = Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'>

/** What the server knows, kept under `key` until something that is known to change it says so. */
export const useApi = <T>(
  key: QueryKey,
  ask: (api: Api, signal: AbortSignal) => Promise<T>,
  options?: Options<T>,
) => useQuery({ ...options, queryKey: key, queryFn: async ({ signal }) => ask(await loadApi(), signal) })
