export const profileKinds = ['facility', 'destination'] as const
export type ProfileKindName = (typeof profileKinds)[number]

/** Owners of child items, files and audit rows. Permissions always refer to an owner. */
export type OwnerKind = ProfileKindName

export interface OwnerRef {
  kind: OwnerKind
  id: string
}

/** Items that the `check` or `owner` of a route depends on. */
export type ItemName = 'member' | 'reaction' | 'review' | 'facilityDestination'
