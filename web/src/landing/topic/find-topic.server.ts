import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { stateNames, stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { sportPagePath, statePagePath, stateSportPagePath } from '@app/contract/rules/landing-pages.ts'
import type { LandingTopic } from '../../kind/landing/landing-facts.ts'
import { landingSearch } from '../../kind/landing/landing-search.ts'
import { closestNames } from './closest-names.ts'
import { marketSearch } from './market-search.ts'
import type { UnknownTopic } from './topic-page.ts'

type FoundTopic =
  | { topic: LandingTopic; path: string }
  /** A sport without a category is only in the marketplace. */
  | { market: string }
  | UnknownTopic

/** The segments of a landing page's path. At least one of them is there. */
export interface TopicSegments {
  state?: string | undefined
  category?: string | undefined
}

/** Lists of the landing page. */
export const allStates = { label: 'All states', to: '/#states' }
export const allSports = { label: 'All sports', to: '/#sports' }

type Category = (typeof marketplaceCategories)[number]

/** Reads the path of a landing page. Takes names and postal codes in any spelling. */
export function findTopic({ state: stateText, category: sportText }: TopicSegments): FoundTopic {
  const state = stateText === undefined ? undefined : stateIn(stateText)
  if (stateText !== undefined && state === undefined) return unknownState(stateText)
  if (sportText === undefined) return { topic: topicOf(state), path: pathOf(state) }
  const category = categoryIn(sportText)
  if (category !== undefined) return { topic: topicOf(state, category), path: pathOf(state, category) }
  const sport = sportNames.find((name) => slug(name) === slugOf(sportText))
  if (sport !== undefined) return { market: marketSearch(landingSearch.kind, { sports: [sport], state }) }
  return unknownSport(sportText, state)
}

const topicOf = (state: StateName | undefined, category?: Category): LandingTopic => ({
  ...(state && { state }),
  ...(category && { category: { name: category.name, sports: category.sports } }),
})

function pathOf(state: StateName | undefined, category?: Category) {
  if (category === undefined) return state === undefined ? '/' : statePagePath(state)
  return state === undefined ? sportPagePath(category.name) : stateSportPagePath(state, category.name)
}

const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const slugOf = (text: string) => slug(withoutAccents(text))

const stateIn = (text: string) => stateOf(text.replaceAll(/[-_+]/g, ' '))?.name

/** By its own name, or by that of a sport. Categories of a few sports come first in their list. */
function categoryIn(text: string): Category | undefined {
  const wanted = slugOf(text)
  return (
    marketplaceCategories.find(({ name }) => slug(name) === wanted) ??
    marketplaceCategories.find(({ sports }) => sports.some((sport) => slug(sport) === wanted))
  )
}

const unknownState = (text: string): UnknownTopic => ({
  unknown: 'state',
  suggestions: closestNames(text, stateNames).map((name) => ({ label: name, to: statePagePath(name) })),
  all: allStates,
})

const unknownSport = (text: string, state: StateName | undefined): UnknownTopic => ({
  unknown: 'sport',
  suggestions: [
    ...closestNames(
      text,
      marketplaceCategories.map(({ name }) => name),
    ).map((name) =>
      state === undefined
        ? { label: name, to: sportPagePath(name) }
        : { label: `${name} in ${state}`, to: stateSportPagePath(state, name) },
    ),
    ...(state === undefined ? [] : [{ label: `All sports in ${state}`, to: statePagePath(state) }]),
  ],
  all: allSports,
})
