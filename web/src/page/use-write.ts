import type { Api } from '@app/contract/api.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'

export interface WriteOptions<T, V> {
  onDone?: (result: T, queries: QueryClient, input: V) => unknown
  /** By default, a message has the reason. */
  onFailed?: (error: Error, queries: QueryClient, input: V) => unknown
  /** How that message starts. */
  failed?: string
  /** After a success or a failure. */
  onSettled?: (queries: QueryClient, input: V) => unknown
}

/**
 * Writes to the API when `run` or `attempt` is called. `attempt` resolves with whether it succeeded. `pending` is the input of
 * the write that is running.
 */
export function useWrite<T, V = void>(
  call: (api: Api, input: V) => Promise<T>,
  { onDone, onFailed, failed = 'Nothing was changed.', onSettled }: WriteOptions<T, V> = {},
) {
  const queries = useQueryClient()
  const toast = useToast()
  const { mutate, mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: async (input: V) => call(await loadApi(), input),
    // Without a connection, it fails with the reason rather than waiting for one, like reads.
    networkMode: 'always',
    onSuccess: (result, input) => onDone?.(result, queries, input),
    onError: (reason, input) =>
      onFailed ? onFailed(reason, queries, input) : toast.error(`${failed} ${reasonOf(reason)}`),
    onSettled: (_result, _error, input) => onSettled?.(queries, input),
  })
  const attempt = useCallback(
    async (input: V) =>
      mutateAsync(input).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  )
  return { run: mutate, attempt, isBusy: isPending, pending: isPending ? variables : undefined, error, reset }
}
