import type { ProfileKindName } from '@app/contract/owners.ts'

interface Kind {
  name: ProfileKindName
}

/** The cache key of everything about one profile. */
export const profileKey = ({ name }: Kind, id: string) => [name, id] as const

/** The cache key of one part: `profile` is the profile itself; others, such as `images`, have calls of their own. */
export const partKey = (kind: Kind, id: string, part: string) => [...profileKey(kind, id), part] as const

export const approvalQueueKey = ({ name }: Kind) => ['approval-queue', name] as const

/** The key of writes that like or follow one profile, or undo it. */
export const reactionKeyOf = ({ name }: Kind, id: string) => ['reaction', name, id] as const
