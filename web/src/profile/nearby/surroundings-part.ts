import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import type { Part } from '../profile-page.ts'
import type { Surroundings } from './load-nearby.ts'

/** What a page lists near its place, of these kinds. Nothing without a position. The first load leaves out its code. */
export const surroundingsPart = (names: readonly ProfileKindName[]): Part<Profile, Surroundings> => ({
  async load(api, place) {
    if (place.lat === null) return {}
    return (await import('./load-nearby.ts')).loadSurroundings(api, names, place)
  },
})
