import type { Api } from '@app/contract/api.ts'
import type { UserProfile } from '../api/own-account.ts'

export type Groups = Api['user-mgmt']['groups']
export type Group = Awaited<ReturnType<Groups['get']>>['data']
export type Member = Awaited<ReturnType<Groups['members']['list']>>['data'][number]
export type Message = Awaited<ReturnType<Groups['messages']['list']>>['data'][number]

/** A write to a conversation. */
export type Run = (groups: Groups) => Promise<unknown>

/** A conversation as one of its members sees it. */
export interface OpenedGroup {
  group: Group
  members: Member[]
  /** The reader's entitlements. */
  can: Readonly<Record<string, boolean>>
  user: UserProfile
}
