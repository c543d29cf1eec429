import type { Api } from '@app/contract/api.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { ProfileCalls } from './profile-calls.ts'

/** The words for one and for several, in lower case. */
export interface Noun {
  one: string
  other: string
}

/** What every page may know about a kind without loading its code. */
export interface KindFacts {
  name: ProfileKindName
  noun: Noun
  /** Parent of the paths of its profiles and of its marketplace. */
  path: string
  reaction: 'like' | 'follow'
  calls(api: Api): ProfileCalls
}

export const kinds = {
  facility: {
    name: 'facility',
    noun: { one: 'facility', other: 'facilities' },
    path: '/facilities',
    reaction: 'like',
    calls({ 'facility-mgmt': { facilities } }) {
      return {
        ...facilities,
        members: facilities.managers,
        reactions: facilities.likes,
        favorites: facilities.liked,
      }
    },
  },
  destination: {
    name: 'destination',
    noun: { one: 'destination', other: 'destinations' },
    path: '/destinations',
    reaction: 'follow',
    calls({ 'destination-mgmt': { destinations } }) {
      return { ...destinations, reactions: destinations.followers, favorites: destinations.followed }
    },
  },
} as const satisfies Record<ProfileKindName, KindFacts>

export const profilePath = ({ path }: Pick<KindFacts, 'path'>, id: string) => `${path}/${id}`
export const marketPath = ({ path }: Pick<KindFacts, 'path'>) => `${path}/marketplace`
export const newProfilePath = ({ path }: Pick<KindFacts, 'path'>) => `${path}/new`
