export const profileKinds = [
  'facility',
  'destination',
  'hotel',
  'business',
  'company',
  'event',
  'organization',
] as const
export type ProfileKindName = (typeof profileKinds)[number]

/** The kinds that host events, and receive requests for them. */
export const hostKinds = ['facility', 'destination'] as const satisfies readonly ProfileKindName[]
export type HostKindName = (typeof hostKinds)[number]

/** The kinds that can have a membership, which opens what is gated to their teams. */
export const membershipKinds = [
  'facility',
  'destination',
  'business',
] as const satisfies readonly ProfileKindName[]

/** The kinds that other pages can belong to. Their managers manage those, too. */
export const parentKinds = ['organization', 'company'] as const satisfies readonly ProfileKindName[]

/** The kinds that are imported from files. Events change too often to be kept in lists of others. */
export const importedKinds = [
  'facility',
  'destination',
  'hotel',
  'business',
  'company',
  'organization',
] as const satisfies readonly ProfileKindName[]
export type ImportedKindName = (typeof importedKinds)[number]

/**
 * Owners of child items, files and audit rows. Permissions always refer to an owner. A user owns their account, a group its
 * conversation, and a story its pictures and likes.
 */
export type OwnerKind = ProfileKindName | 'user' | 'group' | 'story'

export interface OwnerRef {
  kind: OwnerKind
  id: string
}

/** Items that the `check` or `owner` of a route depends on. */
export type ItemName =
  | 'partner'
  | 'eventImpact'
  | 'deletedRequest'
  | 'member'
  | 'reaction'
  | 'review'
  | 'facilityDestination'
  | 'company'
  | 'lead'
  | 'reservation'
  | 'roomBlock'
  | 'exchange'
  | 'groupMember'
  | 'groupMessage'
  | 'groupImage'
  | 'groupDocument'
