import type { ProfileKindName } from '@app/contract/owners.ts'
import type { QueryClient } from '@tanstack/react-query'

interface Kind {
  name: ProfileKindName
}

/** Of everything that is known of one profile: its live copy, and under it all of its parts. */
export const profileKey = ({ name }: Kind, id: string) => [name, id] as const

/** Of the lists that show profiles of a kind to the reader. */
export const ownProfilesKey = ({ name }: Kind) => ['own', name] as const
export const savedProfilesKey = ({ name }: Kind) => ['favorites', name, 'saved'] as const
export const approvalQueueKey = ({ name }: Kind) => ['approval-queue', name] as const

/** Refetches everything that shows a profile. Call it after a profile was created, changed, approved or deleted. */
export const profileChanged = async (queries: QueryClient, kind: Kind, id: string): Promise<void> => {
  const keys = [profileKey(kind, id), ownProfilesKey(kind), savedProfilesKey(kind), approvalQueueKey(kind)]
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
