import type { AnyDatabase } from '../tables/tables.ts'

/** Whose notices tell that there is something to compare with saved searches, or to tell their people. */
export const alertChannel = 'profile_change'

/** Finds the people with an alert on a saved search that finds the profile. Ids may repeat. */
export type FindSearchers = (db: AnyDatabase, kind: string, profileId: string) => Promise<string[]>

/** Tells the next people of something that a profile offers. Resolves with false if nobody waits to be told. */
export type TellOffer = (findSearchers: FindSearchers) => Promise<boolean>
