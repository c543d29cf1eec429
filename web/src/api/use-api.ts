import type { Api } from '@app/contract/api.ts'
import type { QueryKey, QueryObserverOptions, QueryObserverResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useObserved } from '../platform/calls/use-observed.ts'
import { loadApi } from './load-api.ts'
import { useTransport } from '../platform/calls/transport.ts'

interface Options<T> extends Omit<QueryObserverOptions<T>, 'queryKey' | 'queryFn' | 'initialData'> {
  initialData?: () => T
}

type Result<T> = Pick<
  QueryObserverResult<T>,
  'data' | 'dataUpdatedAt' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData'
> & {
  refetch(): Promise<unknown>
}

/** Reads from the API, cached under `key`. Like `useQuery`, but it loads TanStack Query with the first enabled query. */
export function useApi<T>(
  key: QueryKey,
  call: (api: Api, signal: AbortSignal) => Promise<T>,
  { initialData, ...options }: Options<T> = {},
): Result<T> {
  const { queries, loadError, load } = useTransport()
  const isEnabled = options.enabled !== false
  const isDue = isEnabled && queries === undefined && loadError === null
  useEffect(() => {
    // A failure is in `loadError`.
    if (isDue) load().catch(() => undefined)
  }, [isDue, load])

  const result = useObserved(queries, {
    ...options,
    ...(initialData && { initialData }),
    queryKey: key,
    queryFn: async ({ signal }) => call(await loadApi(), signal),
  })
  if (result !== undefined) return result
  return {
    data: initialData?.(),
    dataUpdatedAt: 0,
    error: isEnabled ? loadError : null,
    isError: isEnabled && loadError !== null,
    isFetching: isDue,
    isPlaceholderData: false,
    refetch: load,
  }
}
