import type { ProfileKindName } from '@app/contract/owners.ts'

// A file of its own, because the shell preloads these lists.

interface Kind {
  name: ProfileKindName
}

/** The refresh marker of the reader's memberships: the prefix of the lists of their pages, which are refetched when it is invalidated. */
export const membershipsMarker = ['own'] as const
export const ownProfilesKey = ({ name }: Kind) => [...membershipsMarker, name] as const
/** The refresh marker of what the reader likes and follows. */
export const favoritesMarker = ['favorites'] as const
/** Prefix of everything that depends on the reader's reactions. */
export const favoritesKey = ({ name }: Kind) => [...favoritesMarker, name] as const
export const savedProfilesKey = (kind: Kind) => [...favoritesKey(kind), 'saved'] as const
export const reactedIdsKey = (kind: Kind) => [...favoritesKey(kind), 'ids'] as const
/** Prefix of home's own data. */
export const homeKey = ['home'] as const
/** Prefix of what happened to the pages that the reader follows and manages. */
export const activitiesKey = [...homeKey, 'activity'] as const
