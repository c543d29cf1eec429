import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { StateName } from '@app/contract/reference-lists/regions.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { neighborsOf } from '@app/contract/reference-lists/state-neighbors.ts'
import {
  leastHosts,
  sportPagePath,
  statePagePath,
  stateSportPagePath,
} from '@app/contract/rules/landing-pages.ts'
import type { Crumb } from '../../components/display/breadcrumbs.tsx'
import type { LandingTopic } from '../../kind/landing/landing-facts.ts'
import { landingSearch } from '../../kind/landing/landing-search.ts'
import { countsOf, stateInSentence, statesWord } from '../../kind/landing/landing-words.ts'
import { capitalized, inSentence } from '../../components/format.ts'
import { allSports, allStates } from './find-topic.server.ts'
import type { KindOfTopic } from './load-sections.server.ts'
import { marketSearch } from './market-search.ts'
import type { Tile, TopicTiles } from './topic-page.ts'

const shownTiles = 6
const shownNeighbors = 6

/** No profile has this id, so a sport always has the same picture. */
const artId = '00000000-0000-4000-8000-000000000001'

/** The lists of states and of sports are on the landing page. */
export function crumbsOf({ state, category }: LandingTopic): Crumb[] {
  if (state === undefined) return [{ label: 'Sports', to: allSports.to }, { label: category?.name ?? '' }]
  const steps = [{ label: 'States', to: allStates.to }]
  if (category === undefined) return [...steps, { label: state }]
  return [...steps, { label: state, to: statePagePath(state) }, { label: category.name }]
}

/** The hosts of all kinds with a value of a facet. */
const hostsWith = (hosts: readonly KindOfTopic[], facet: string, value: string) =>
  hosts.reduce(
    (sum, { found }) => sum + (found.facets[facet]?.find((one) => one.value === value)?.count ?? 0),
    0,
  )

/** A state's page, or its search where there are too few hosts for a page. */
function linkToState({ category }: LandingTopic, state: StateName, hosts: readonly KindOfTopic[]) {
  if (hostsWith(hosts, 'state', state) >= leastHosts)
    return category ? stateSportPagePath(state, category.name) : statePagePath(state)
  return marketSearch(landingSearch.kind, { sports: category?.sports, state })
}

const stateArt = (state: string) => `/art/states/${slug(state)}`

/** Counts of the first kind by state. They leave out the topic's own state, because a facet ignores its own choice. */
function tilesByState(topic: LandingTopic, hosts: readonly KindOfTopic[]): Tile[] {
  const [first] = hosts
  return countsOf(first?.found.facets ?? {}, 'state').flatMap(({ name, count: n }) => {
    const state = StateName.safeParse(name).data
    return state === undefined || state === topic.state
      ? []
      : [{ name, count: n, to: linkToState(topic, state, hosts), art: stateArt(name) }]
  })
}

/** The states of a category. */
export function stateTiles(topic: LandingTopic, hosts: readonly KindOfTopic[]): TopicTiles[] {
  if (topic.state !== undefined || topic.category === undefined) return []
  const all = tilesByState(topic, hosts)
  if (all.length === 0) return []
  const word = statesWord(all.map(({ name }) => name))
  return [
    {
      title: `${capitalized(inSentence(topic.category.name))} by state`,
      ...tilesAndOthers(all, word),
    },
  ]
}

const tilesAndOthers = (all: readonly Tile[], word: string) => ({
  tiles: all.slice(0, shownTiles),
  othersTitle: `More ${word}`,
  others: all
    .slice(shownTiles)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, count, to }) => ({ name, count, to })),
})

const categoryOf = (sport: string) =>
  marketplaceCategories.find(({ sports }) => sports.some((name) => name === sport))

/** The sports of a state, or those of other categories. */
export function sportTiles(topic: LandingTopic, hosts: readonly KindOfTopic[]): TopicTiles[] {
  const { state, category } = topic
  const own: readonly string[] = category?.sports ?? []
  const [first] = hosts
  const all = countsOf(first?.found.facets ?? {}, 'sports')
    .filter(({ name }) => !own.includes(name) && (state !== undefined || categoryOf(name) !== undefined))
    .map(({ name, count: n }) => ({
      name,
      count: n,
      to: linkToSport(topic, name, hosts),
      art: `/art/${artId}/${slug(name)}`,
    }))
  if (all.length === 0) return []
  const title = category === undefined ? 'Venues by sport' : 'Other sports'
  return [
    {
      title: category && state !== undefined ? `${title} in ${stateInSentence(state)}` : title,
      ...tilesAndOthers(all, 'sports'),
    },
  ]
}

/** The page of the sport's category, or a search where it has none or too few hosts. */
function linkToSport({ state }: LandingTopic, sport: string, hosts: readonly KindOfTopic[]) {
  const category = categoryOf(sport)
  if (category !== undefined && hostsWith(hosts, 'sports', sport) >= leastHosts)
    return state === undefined ? sportPagePath(category.name) : stateSportPagePath(state, category.name)
  return marketSearch(landingSearch.kind, { sports: [sport], state })
}

/** The neighbors of the topic's state, most profiles first. */
export function nearbyTiles(topic: LandingTopic, hosts: readonly KindOfTopic[]) {
  const { state, category } = topic
  if (state === undefined) return undefined
  const neighbors: readonly string[] = neighborsOf(state)
  const tiles = tilesByState(topic, hosts)
    .filter(({ name }) => neighbors.includes(name))
    .slice(0, shownNeighbors)
  if (tiles.length === 0) return undefined
  return { title: category ? `${capitalized(inSentence(category.name))} nearby` : 'Nearby states', tiles }
}
