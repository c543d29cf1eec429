import { kinds, type KindFacts } from '../../kind/registry.ts'

/** The kinds of the specification's two groups of lists: of the reader's memberships, and of what they like and follow. */
export const preloadedKinds: readonly KindFacts[] = [
  kinds.organization,
  kinds.destination,
  kinds.facility,
  kinds.business,
  kinds.company,
  kinds.event,
]
