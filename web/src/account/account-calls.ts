import type { Api } from '@app/contract/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadApi } from '../api/load-api.ts'
import { useApi } from '../api/use-api.ts'

type Users = Api['user-mgmt']['users']
export type UserSession = Awaited<ReturnType<Users['sessions']['list']>>['data'][number]
export type DeletionObstacles = Awaited<ReturnType<Users['deletion']>>['data']

export const sessionsKey = ['account', 'sessions'] as const
export const obstaclesKey = ['account', 'obstacles'] as const

export const useSessions = () =>
  useApi(
    sessionsKey,
    async (api, signal) => (await api['user-mgmt'].users.sessions.list({}, { signal })).data,
  )

interface AccountWrite<T> {
  onDone: (result: T) => unknown
  onFailed: (error: Error) => unknown
  /** What is fetched again after it, also after a failure. */
  refetched?: readonly string[]
}

/** A write to the reader's account. */
export function useAccountWrite<T, V = void>(
  call: (users: Users, input: V) => Promise<T>,
  { onDone, onFailed, refetched }: AccountWrite<T>,
) {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (input: V) => call((await loadApi())['user-mgmt'].users, input),
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () => refetched && queries.invalidateQueries({ queryKey: refetched }),
  })
  return { run: mutate, isBusy: isPending, error, reset }
}
