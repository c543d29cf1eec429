import type { QueryObserverOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { callerOf, callKey } from './call-key.ts'
import { functionOf, type Call } from './calls.ts'
import { useTransport } from './transport.ts'
import { type Read, useQueried } from './use-observed.ts'

/** A read of several calls of one operation, such as all pages of a list. */
export interface Loading<Input, Reply, T> {
  /** Tells it from others of the same operation and input in the cache. */
  name: string
  load(call: (input: Input) => Promise<Reply>, input: Input): Promise<T>
}

export interface ReadOptions<T> extends Pick<
  QueryObserverOptions<T>,
  'placeholderData' | 'refetchInterval' | 'retry' | 'staleTime'
> {
  enabled?: boolean
  /** What the page's loader got as a visitor. Somebody who is signed in sees it until their own has loaded. */
  initial?: T | undefined
}

/** Reads from the API, cached by operation, owner, input and caller. Works without TanStack Query, which it loads. */
export const useRead = <Input extends object, Reply>(
  call: Call<Input, Reply>,
  input: Input,
  options: ReadOptions<Reply> = {},
): Read<Reply> => useReadBy(call, input, undefined, options)

/** Like `useRead`, by more than one call. */
export const useReadWith = <Input extends object, Reply, T>(
  call: Call<Input, Reply>,
  input: Input,
  loading: Loading<Input, Reply, T>,
  options: ReadOptions<T> = {},
): Read<T> => useReadBy(call, input, loading, options)

const unknown = () => undefined

function useReadBy<Input extends object, Reply, T>(
  call: Call<Input, Reply>,
  input: Input,
  loading: Loading<Input, Reply, T> | undefined,
  { initial, enabled = true, ...options }: ReadOptions<T>,
): Read<T> {
  const { loadClient, session } = useTransport()
  const caller = useSyncExternalStore(session.subscribe, () => callerOf(session), unknown)
  return useQueried<T>(
    {
      ...options,
      // Calls wait for the caller anyway, and the response belongs to them: after another person has logged in, nothing is
      // refetched under the key of the one before.
      enabled: () => enabled && caller !== undefined && caller === callerOf(session),
      ...(initial !== undefined && {
        initialData: initial,
        ...(caller !== null && { initialDataUpdatedAt: 0 }),
      }),
      queryKey: callKey(call, input, caller ?? null, loading?.name),
      queryFn: async ({ signal }) => {
        const send = functionOf((await loadClient()).api, call)
        const sendOne = async (one: Input) => send(one, { signal })
        return loading === undefined ? ((await sendOne(input)) as unknown as T) : loading.load(sendOne, input)
      },
    },
    enabled,
    initial,
  )
}
