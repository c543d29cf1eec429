import { contactPath } from '../../kind/group-paths.ts'
import { kinds } from '../../kind/registry.ts'
import { isOnTeam, useEntitlements } from '../profile-queries.ts'
import type { GuidedPage } from './guided-content.ts'

/** Who answers instead of the guide. */
export interface Handover {
  name: string
  /** The form that writes to them. */
  to: string
}

const kind = kinds.destination

/** The team of a destination. Null if nobody is on it, and for its own people. */
export function useHandover({ profile, members, isUnclaimed }: GuidedPage): Handover | null {
  const entitlements = useEntitlements(kind, profile.id)
  if (isUnclaimed || isOnTeam(entitlements)) return null
  const manager = members.find(({ role, userId }) => role === 'Manager' && userId !== null)
  return { name: manager?.name ?? 'the team', to: contactPath(kind, profile.id) }
}
