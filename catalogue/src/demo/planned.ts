import type { Tier } from '@app/contract/reference-lists/tiers.ts'
import { dayLength, worldDay } from './epoch.ts'
import type { Town } from './places/towns.ts'
import type { Random } from './random.ts'

/** Where a profile is, and how far it has come. */
export interface Planned {
  town: Town
  isPending: boolean
  /** Set if the kind's demo account manages the profile: its tier once it is approved. */
  demoTier?: Tier
}

/** The moment a profile was listed. Most were listed when the marketplace opened; pending ones are recent. */
export function listingMoment({ isPending }: Planned, random: Random): number {
  const days = isPending ? random.next() * 20 : 2 + (1 - random.next() ** 1.7) * 1700
  return Math.floor(worldDay - days * dayLength)
}

/** A moment between the listing of a profile and the day of the demo world. */
export const momentSince = (listedAt: number, random: Random) =>
  listedAt + Math.floor(random.next() * (worldDay - listedAt))
