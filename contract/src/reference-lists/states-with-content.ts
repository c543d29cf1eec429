import * as z from 'zod'
import type { StateName } from './regions.ts'
import { slug } from './slug.ts'

export interface StateContent {
  name: StateName
  featured: boolean
  /** URL of a video about the state, supplied by an operator. */
  featuredVideo?: string
  headerImage: string
  /** The header image, clipped to the state's outline. */
  iconImage: string
}

/** Featured states shown before 'Show all'. */
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
