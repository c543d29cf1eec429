import { useSession } from '../../api/session.ts'
import type { IconName } from '../../components/pictures/icon-names.ts'
import { contactPath } from '../../kind/group-paths.ts'
import { kinds } from '../../kind/registry.ts'
import { telephoneLink } from '../../page/contact-words.ts'
import { isOnTeam, useEntitlements } from '../profile-queries.ts'
import type { GuidedPage } from './guided-content.ts'

/** Who answers instead of the guide. */
export interface Handover {
  label: string
  icon: IconName
  /** What writes to them about a question, or calls them. */
  to: (question: string) => string
  isOutside?: boolean
}

const kind = kinds.destination

/** How to ask without an account. An email has the question already. */
function directWay({ name, email, phone, website }: GuidedPage['profile']): Handover | null {
  if (email !== null)
    return {
      label: `Ask ${name} instead`,
      icon: 'mail',
      to: (question) =>
        `mailto:${email}?subject=${encodeURIComponent(`Question about ${name}`)}&body=${encodeURIComponent(question)}`,
    }
  if (phone !== null) return { label: `Call ${name} instead`, icon: 'phone', to: () => telephoneLink(phone) }
  return website === null
    ? null
    : { label: `Website of ${name}`, icon: 'globe', to: () => website, isOutside: true }
}

/** The team of a destination: by our messages, or without an account by its own contact info. Null for its own people. */
export function useHandover({ profile, isUnclaimed }: GuidedPage): Handover | null {
  const entitlements = useEntitlements(kind, profile.id)
  const isPerson = useSession(({ person }) => person !== null)
  if (isOnTeam(entitlements)) return null
  const direct = directWay(profile)
  if (isUnclaimed || (direct && !isPerson)) return direct
  return {
    label: `Ask ${profile.name} instead`,
    icon: 'message-square',
    to: () => contactPath(kind, profile.id),
  }
}
