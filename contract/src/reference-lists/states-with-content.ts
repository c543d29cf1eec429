import * as z from 'zod'
import type { StateName } from './regions.ts'
import { slug } from './slug.ts'

export interface StateContent {
  name: StateName
  featured: boolean
  /** Link of a film about the state; no address is known, so an operator supplies it. */
  featuredVideo?: string
  headerImage: string
  /** The same drawing through the state's outline. */
  iconImage: string
}

/** How many featured states a page shows before the rest. */
export const featuredStateCount = 2

export const stateWithContentNames = [
  'Alabama',
  'Arizona',
  'Indiana',
  'Maine',
  'Maryland',
  'Michigan',
  'Minnesota',
  'New York',
  'South Carolina',
  'Tennessee',
  'Kentucky',
  'Pennsylvania',
  'Delaware',
  'Louisiana',
] as const satisfies readonly StateName[]
export const StateWithContentName = z.enum(stateWithContentNames)
export type StateWithContentName = z.infer<typeof StateWithContentName>

const notFeatured: ReadonlySet<StateWithContentName> = new Set([
  'Arizona',
  'Maine',
  'Maryland',
  'Tennessee',
  'Kentucky',
])

export const statesWithContent: readonly StateContent[] = stateWithContentNames.map((name) => ({
  name,
  featured: !notFeatured.has(name),
  headerImage: `/art/states/${slug(name)}/header`,
  iconImage: `/art/states/${slug(name)}`,
}))
