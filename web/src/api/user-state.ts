import type { UserFlags, UserLists } from '@app/contract/rules/user-flags.ts'
import { create } from 'zustand'

/** The specification's user state: what the signed-in person has, and what that opens. */
export interface UserState extends UserFlags, UserLists {
  /** When the lists of each group were last fetched, in milliseconds. */
  lastFavoritesRefreshed: number
  lastMembershipsRefreshed: number
}

/** Null for visitors, and until the lists have loaded. The server enforces by itself what the flags say. */
export const useUserState = create<UserState | null>()(() => null)
