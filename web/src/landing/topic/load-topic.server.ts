import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { leastHosts } from '@app/contract/rules/landing-pages.ts'
import { extentOf, world } from '../../components/map/extent.ts'
import { topicFilter, type LandingTopic } from '../../kind/landing/landing-facts.ts'
import { countedNoun } from '../../kind/registry.ts'
import {
  figureOf,
  findKinds,
  marketAddress,
  sectionOf,
  textsOf,
  type KindOfTopic,
} from './load-sections.server.ts'
import { marketSearch } from './market-search.ts'
import { crumbsOf, nearbyTiles, sportTiles, stateTiles } from './topic-links.server.ts'
import type { TopicMap, TopicPage } from './topic-page.ts'
import type { Tally } from '../../kind/landing/landing-figures.server.ts'
import { descriptionOf, titlesOf } from './topic-words.ts'

type Given = Pick<PageSurroundings, 'api' | 'brand' | 'origin' | 'stateVideos'>

const mostFigures = 6
const mostStories = 3

/** Loads the page of a topic. Undefined if the topic has too few hosts for a page. */
export async function loadTopic(
  topic: LandingTopic,
  path: string,
  given: Given,
): Promise<TopicPage | undefined> {
  const { api, brand, origin, stateVideos } = given
  const { state, category } = topic
  const all = await findKinds(api, topic)
  const hosts = all.filter(({ isHost }) => isHost)
  if (hosts.reduce((sum, { found }) => sum + found.count, 0) < leastHosts) return undefined

  const kinds = all.filter(({ found }) => found.count > 0)
  const [texts, map, { data: stories }] = await Promise.all([
    Promise.all(kinds.map((one) => textsOf(api, topic, one))),
    mapOf(topic, kinds, given),
    api['story-mgmt'].stories.cards({ state, tag: category?.name, take: mostStories }),
  ])
  const lead = texts.flatMap((text) => text.lead)
  const content = category === undefined ? statesWithContent.find(({ name }) => name === state) : undefined
  const titles = titlesOf(topic)
  return {
    brand,
    origin,
    path,
    ...titles,
    description: descriptionOf(lead.length > 0 ? lead : [`${titles.title}.`]),
    crumbs: crumbsOf(topic),
    art: artOf(topic),
    text: content?.text,
    video: content && stateVideos[content.name],
    lead: lead.join(' '),
    actions: hosts.flatMap(({ kind, found }) => {
      const to = marketAddress(topic, kind)
      return to === undefined || found.count === 0
        ? []
        : [{ label: `Search ${countedNoun(found.count, kind)}`, to }]
    }),
    figures: [...kinds.map((one) => figureOf(topic, one)), ...texts.flatMap(({ figures }) => figures)].slice(
      0,
      mostFigures,
    ),
    sections: kinds.flatMap((one, place) => {
      const text = texts[place]
      return text === undefined ? [] : [sectionOf(topic, one, text)]
    }),
    stories,
    tiles: [...stateTiles(topic, hosts), ...sportTiles(topic, hosts)],
    map,
    towns: townsOf(topic, kinds),
    nearby: nearbyTiles(topic, hosts),
  }
}

/** The state's outline, or the drawing of the category. */
function artOf({ state, category }: LandingTopic) {
  const header = marketplaceCategories.find(({ name }) => name === category?.name)?.headerImage
  return header === undefined
    ? { src: `/art/states/${slug(state ?? '')}`, isOutline: true }
    : { src: header, isOutline: false }
}

/** The first kind with profiles on the map. */
async function mapOf(
  topic: LandingTopic,
  [first]: readonly KindOfTopic[],
  { api }: Given,
): Promise<TopicMap | undefined> {
  if (first === undefined) return undefined
  const { kind } = first
  const { state, category } = topic
  const filter = topicFilter(topic)
  const { data } = await kind.calls(api).searchMap({ data: { ...filter, bounds: world, zoom: 0 } })
  const bounds = extentOf(data)
  if (bounds === undefined) return undefined
  const asMap = marketSearch(kind, { sports: category?.sports, state, view: 'map' })
  return { kind: kind.name, filter, bounds, asMap }
}

/** The towns with the most profiles of the first kind, each with a search near it. */
function townsOf({ category }: LandingTopic, [first]: readonly KindOfTopic[]): Tally[] {
  if (first === undefined) return []
  const { most } = first.found.towns
  const names = most.map(({ city }) => city)
  return most.map(({ city, state, count }) => {
    const near = `${city}, ${state}`
    const isUnique = names.indexOf(city) === names.lastIndexOf(city)
    return {
      name: isUnique ? city : near,
      count,
      to: marketSearch(first.kind, { sports: category?.sports, near }),
    }
  })
}
