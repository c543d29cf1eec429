import type { MarketplaceCategoryName } from '../reference-lists/marketplace-categories.ts'
import type { StateName } from '../reference-lists/regions.ts'
import { slug } from '../reference-lists/slug.ts'

// Without the lists of names, because pages in the browser link to landing pages too.

/** With fewer hosts, a page would say nothing that a search doesn't. */
export const leastHosts = 3

export const statePagePath = (state: StateName) => `/states/${slug(state)}`

export const sportPagePath = (category: MarketplaceCategoryName) => `/sports/${slug(category)}`

export const stateSportPagePath = (state: StateName, category: MarketplaceCategoryName) =>
  `${statePagePath(state)}/${slug(category)}`
