import type { Api } from '@app/contract/api.ts'
import { useApi } from '../api/use-api.ts'
import { useWrite } from '../page/use-write.ts'

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

/** A write to the reader's account. */
export const useAccountWrite = <T, V = void>(
  call: (users: Users, input: V) => Promise<T>,
  options: Parameters<typeof useWrite<T, V>>[1],
) => useWrite((api, input: V) => call(api['user-mgmt'].users, input), options)
