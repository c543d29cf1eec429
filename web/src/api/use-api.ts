import type { Api } from '@app/contract/api.ts'
import type {
  QueryKey,
  QueryObserver,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { loadApi } from './load-api.ts'
import { useLazyQueries, type Queries } from './queries-provider.tsx'

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
  const { queries, loadError, load } = useLazyQueries()
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

const noop = () => {}

/** The same as `useQuery`, once its code has loaded. */
function useObserved<T>(queries: Queries | undefined, given: QueryObserverOptions<T>) {
  const [observer, setObserver] = useState<QueryObserver<T>>()
  const options = queries?.client.defaultQueryOptions({ ...given, _optimisticResults: 'optimistic' })
  const observed = observer ?? (queries && options && new queries.QueryObserver<T>(queries.client, options))
  if (observed !== observer) setObserver(observed)

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (queries === undefined || observer === undefined) return noop
      const stop = observer.subscribe(queries.notifyManager.batchCalls(onChange))
      // The query may have changed between rendering and subscribing.
      observer.updateResult()
      return stop
    },
    [queries, observer],
  )
  useSyncExternalStore(
    subscribe,
    () => observer?.getCurrentResult(),
    () => undefined,
  )
  useEffect(() => {
    if (options) observer?.setOptions(options)
  }, [options, observer])
  return observed && options && observed.trackResult(observed.getOptimisticResult(options))
}
