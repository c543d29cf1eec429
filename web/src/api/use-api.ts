import type { Api } from '@app/contract/api.ts'
import type { QueryKey, QueryObserverOptions } from '@tanstack/react-query'
import { type Read, useQueried } from '../platform/calls/use-observed.ts'
import { loadApi } from './load-api.ts'

interface Options<T> extends Omit<
  QueryObserverOptions<T>,
  'queryKey' | 'queryFn' | 'initialData' | 'enabled'
> {
  initialData?: () => T
  enabled?: boolean
}

/** Reads from the API, cached under `key`. Like `useQuery`, but it loads TanStack Query with the first enabled query. */
export const useApi = <T>(
  key: QueryKey,
  call: (api: Api, signal: AbortSignal) => Promise<T>,
  options: Options<T> = {},
): Read<T> =>
  useQueried(
    {
      ...options,
      queryKey: key,
      queryFn: async ({ signal }) => call(await loadApi(), signal),
    },
    options.enabled,
    options.initialData?.(),
  )
