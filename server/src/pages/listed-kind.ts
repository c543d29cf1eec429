import type { Page } from '@app/contract/envelope.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { FacetCounts } from '@app/contract/patterns/search.ts'
import type { PublishedProfile } from '../patterns/published-profiles.ts'

/** A kind of profile whose pages are in the sitemap. */
export interface ListedKind {
  name: ProfileKindName
  /** Base path of its profiles and marketplace, such as `/facilities`. */
  path: string
  /** The last part of the path of its marketplace, if it has one. */
  marketplace: string | undefined
  published(page: Page): Promise<PublishedProfile[]>
  /** The number of public profiles that match a filter, in total and by facet. */
  counts(filter?: object): Promise<{ total: number; facets: FacetCounts }>
}
