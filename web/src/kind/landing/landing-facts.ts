import type { Api } from '@app/contract/api.ts'
import type { FacetCounts, Towns } from '@app/contract/patterns/search.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type { MarketplaceCategoryName } from '@app/contract/reference-lists/marketplace-categories.ts'
import type { LineScoreItem } from '../../components/display/line-score.tsx'
import type { Profile } from '../profile-calls.ts'

/** What a landing page is about: a state, a marketplace category, or the category in the state. */
export interface LandingTopic {
  state?: StateName
  category?: { name: MarketplaceCategoryName; sports: readonly SportName[] }
}

/** The search filter of a topic's profiles. */
export const topicFilter = ({ state, category }: LandingTopic) => ({
  ...(state && { state }),
  ...(category && { sports: [...category.sports] }),
})

/** The profiles of a topic. */
export interface TopicProfiles<I extends Profile = Profile> {
  count: number
  /** The first ones. */
  profiles: readonly I[]
  facets: FacetCounts
  towns: Towns
}

/** What a landing page says about the profiles of a kind. */
export interface LandingTexts {
  /** Sentences for the top of the page, the most important first. */
  lead: readonly string[]
  /** A paragraph above the cards. */
  about?: string | undefined
  figures: readonly (LineScoreItem & { value: string })[]
}

/** What landing pages know about a kind besides its card. Functions are methods, so that they can take its own fields. */
export interface LandingFacts<I extends Profile = Profile> {
  /** The order of its profiles. */
  sort?: string
  /** The key figures of a card on a page about sports. */
  score?(profile: I, sports: readonly SportName[]): LineScoreItem[]
  /** Without it, the page says where most of them are. */
  texts?(api: Api, topic: LandingTopic, found: TopicProfiles<I>): Promise<LandingTexts>
}
