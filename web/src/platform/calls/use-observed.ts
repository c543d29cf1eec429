import type { QueryObserver, QueryObserverOptions, QueryObserverResult } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type Queries, useTransport } from './transport.ts'

const noop = () => {}

/** The same as `useQuery`, once its code has loaded. Undefined until then. */
export function useObserved<T>(
  queries: Queries | undefined,
  given: QueryObserverOptions<T>,
): QueryObserverResult<T> | undefined {
  const [observer, setObserver] = useState<QueryObserver<T>>()
  const options = queries?.client.defaultQueryOptions({ ...given, _optimisticResults: 'optimistic' })
  const observed = observer ?? (queries && options && new queries.QueryObserver<T>(queries.client, options))
  if (observed !== observer) setObserver(observed)

  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!queries || !observer) return noop
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

/**
 * For `placeholderData`: what is shown stays until the next has loaded. TanStack Query has the same function, whose import would load it all.
 */
export const keepShown = <T>(before: T | undefined): T | undefined => before

export type Read<T> = Pick<
  QueryObserverResult<T>,
  'data' | 'dataUpdatedAt' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData'
> & {
  refetch(): Promise<unknown>
}

/**
 * Like `useObserved`, and loads the code of queries itself, for one that is enabled. Until then, its failure is that of the query, and its
 * data are `initial`.
 */
export function useQueried<T>(options: QueryObserverOptions<T>, isEnabled = true, initial?: T): Read<T> {
  const { queries, loadError, load } = useTransport()
  const error = isEnabled ? loadError : null
  const isFetching = isEnabled && !queries && !loadError
  useEffect(() => {
    // A failure is in `loadError`.
    if (isFetching) load().catch(noop)
  }, [isFetching, load])
  return (
    useObserved(queries, options) ?? {
      data: initial,
      dataUpdatedAt: 0,
      error,
      isError: error !== null,
      isFetching,
      isPlaceholderData: false,
      refetch: load,
    }
  )
}
