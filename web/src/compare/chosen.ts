import { create } from 'zustand'
import type { ProfileKindName } from '@app/contract/owners.ts'

export interface ChosenProfile {
  id: string
  name: string
}

/** Profiles to compare, at least one, all of one kind. */
export interface Chosen {
  kind: ProfileKindName
  profiles: readonly ChosenProfile[]
  /** The event that they were found for, as the query of `knownEventQuery`. Empty if nothing is known. */
  event: string
  /** The query of the search that they were found by, to go on with it. */
  search?: string
}

/** The key under which this device keeps them. */
export const chosenKey = 'compare'

/** Null without any. Restored from the device after hydration. */
export const useChosen = create<Chosen | null>()(() => null)
