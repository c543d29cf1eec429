import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../api/every-page.ts'
import { useApi } from '../api/use-api.ts'

type Lists = Api['user-mgmt']['lists']

export type ProfileList = Awaited<ReturnType<Lists['get']>>['data']
export type ListEntry = Awaited<ReturnType<Lists['entries']['list']>>['data'][number]

/** Prefix of the reader's lists, by this key: home reads them at once, and has no room for the names of calls. */
export const listsKey = ['lists'] as const
const everyListKey = (profileId: string | undefined) => [...listsKey, 'all', profileId] as const
/** Of the lists without a profile. */
export const allListsKey = everyListKey(undefined)

export const listPath = (id: string) => `/lists/${id}`
export const sharedListPath = (key: string) => `/shared-lists/${key}`

/** The reader's lists, last changed first. With a profile, each tells whether it has it. */
export const useLists = ({ profileId, enabled }: { profileId?: string; enabled?: boolean } = {}) =>
  useApi(
    everyListKey(profileId),
    (api) => wholeList((page) => api['user-mgmt'].lists.list({ profileId, ...page })),
    { enabled },
  )
