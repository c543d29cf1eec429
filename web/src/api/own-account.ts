import type { Api } from '@app/contract/api.ts'
import { useApi } from './use-api.ts'
import { homeKey } from './own-lists-keys.ts'

type Users = Api['user-mgmt']['users']
export type UserProfile = Awaited<ReturnType<Users['my']>>['data']
export type UserSettings = Awaited<ReturnType<Users['settings']['get']>>['data']

/**
 * What the page of notifications reads, by the ids of its calls: home loads the session hub, and has no room for the names of calls.
 */
export const notificationReads = ['filtered', 'counts'].map((name) => `user-mgmt.users.notifications.${name}`)
export const ownUserKey = ['account', 'user'] as const
export type OwnNotification = Awaited<ReturnType<Users['notifications']['list']>>['data'][number]

/** Whether home's one request has ended. */
export const homeLoadedKey = [...homeKey, 'loaded'] as const
export const settingsKey = ['account', 'settings'] as const

interface Options {
  /** In ms. */
  staleTime?: number
  enabled?: boolean
}

export const useOwnUser = (options?: Options) => useApi(ownUserKey, readOwnUser, options)

/** A reply without a profile is a failure: nothing that shows a person can do without it. */
async function readOwnUser(api: Api, signal: AbortSignal): Promise<UserProfile> {
  const { data }: { data: UserProfile | null } = await api['user-mgmt'].users.my({}, { signal })
  if (data === null) throw new Error('the reply has no profile')
  return data
}

export const useSettings = (options?: Options) =>
  useApi(
    settingsKey,
    async (api, signal) => (await api['user-mgmt'].users.settings.get({}, { signal })).data,
    options,
  )
