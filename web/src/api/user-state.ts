import type { UserFlags, UserLists } from '@app/contract/rules/user-flags.ts'
import { create } from 'zustand'
import { useSession } from './session.ts'

interface ListedPage {
  id: string
  name: string
}

/** The specification's user state: what the signed-in person has, and what that opens. */
export interface UserState extends UserFlags, UserLists {
  organizationMembership: readonly ListedPage[]
  /** When the lists of each group were last fetched, in milliseconds. */
  lastFavoritesRefreshed: number
  lastMembershipsRefreshed: number
}

/** Null for visitors, and until the lists have loaded. The server enforces by itself what the flags say. */
export const useUserState = create<UserState | null>()(() => null)

type Gate = 'enableRfpMarketplace' | 'enableHotLeads' | 'showOrganizationStats'

/** Whether something behind a gate is open to the reader: administrators need no membership. Undefined while it isn't known. */
export function useIsOpen(gate: Gate): boolean | undefined {
  const isAdmin = useSession(({ person }) => person?.isAdmin === true)
  const isOpen = useUserState((state) => state?.[gate])
  return isAdmin || isOpen
}
