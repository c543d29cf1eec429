import type { Api } from '@app/contract/api.ts'
import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { leastHosts, sportPagePath, statePagePath } from '@app/contract/rules/landing-pages.ts'
import { longestQuery } from '@app/contract/rules/limits.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { StateName } from '@app/contract/reference-lists/regions.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import type { Profile } from '../kind/profile-calls.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { countedChoices } from './counted-choices.ts'
import type { Market, MarketQuery, Names, TextReading } from './market.ts'
import { closestTo, enough, furtherThan, type Closest } from './closest.ts'
import { changed, criteriaOf, pageOf, valueOf, valuesOf } from './query.ts'
import { readQuery, withoutUnfit, type Ignored } from './read-query.ts'
import {
  pageCountOf,
  searchMarket,
  type Card,
  type Defaults,
  type Found,
  type MarketSource,
  type NearestSearch,
  type SearchResult,
} from './search-market.server.ts'
import { textReading, withReading } from './text-reading.ts'
import { suggestionsFor, type CountedSuggestion } from './suggestions.ts'
import { topicOf, type Topic } from './topics.ts'

/** The content of a market's page. */
export interface MarketPage extends Pick<PageSurroundings, 'brand' | 'origin'> {
  query: MarketQuery
  ignored: Ignored[]
  /** In UTC, as the server counts days. */
  today: string
  /** Absent if the search failed. */
  found?: Found
  unknownPlace?: string
  /** The query of the results, if nothing matches the page's query and these are the closest. */
  closest?: Closest
  /** Continues a short answer to a text. */
  further?: { sentence: string; cards: Card[] }
  /** What to search for instead. Few results have any. */
  suggestions: CountedSuggestion[]
  defaults?: Defaults
  /** The picture of the page's state or sport. */
  topicArt?: string
  /** What is said about the page's state. */
  topicText?: string
  /** URL of a video about it. */
  topicVideo?: string
  /** Path of the landing page of the page's state or sport. */
  topicPage?: string | undefined
  names: Names
  reading?: TextReading
}

type Given = Pick<PageSurroundings, 'api' | 'brand' | 'origin' | 'stateVideos' | 'report'>

export async function loadMarket<I extends Profile>(
  source: MarketSource<I>,
  params: URLSearchParams,
  { api, brand, origin, stateVideos, report }: Given,
): Promise<MarketPage> {
  const { query, ignored } = readQuery(source.market, params, isKnownBy(source.filter))
  ignored.push(...cutOff(params))
  const today = dayOf(new Date())
  const page = { brand, origin, ignored, today, suggestions: [], defaults: source.defaults?.(query) }
  try {
    const reading = await readText(source, query, api)
    const read = reading ? withReading(source.market, query, reading) : query
    const meant = withoutUnfit(source.market, read, ignored)
    const names = { ...(await namesIn(source.market, meant, api)), ...namesOf(reading) }
    const market = { ...source.market, names, ...(reading && { reading }) }
    const search = searchMarket({ ...source, market }, api)
    let result = await search.find(meant)
    // A text is more than its filters, so it is answered with what is closest.
    const closest =
      result.found.count === 0 && reading !== undefined && reading.parts.length > 0
        ? await closestTo(market, result.query, search.count)
        : undefined
    if (closest) {
      const next = changed(market, closest.next, { page: valueOf(query, 'page') })
      result = { ...result, found: (await search.find(next)).found }
    }
    const further =
      reading && pageOf(query) === 1 ? await furtherResults(market, meant, result.found, search) : undefined
    const { facets } = result.found
    const nearest = { market, query: result.query, today, facets, facetsOf: search.facets }
    const alternatives = (await source.alternatives?.(nearest)) ?? []
    const suggestions =
      result.found.count === 0
        ? [
            ...(await nearestTo(source, nearest)),
            ...(await suggestionsFor(market, result.query, result.found.facets, search.count)),
            ...alternatives,
          ]
        : alternatives
    if (pageOf(query) > pageCountOf(result.found.count)) {
      ignored.push({ name: 'page', value: String(pageOf(query)) })
      const { found } = await search.find(changed(market, closest?.next ?? result.query, {}))
      result = { ...result, found, query: changed(market, result.query, {}) }
    }
    const choices = await countedChoices(market, result.query, search.count)
    return {
      ...page,
      ...result,
      found: { ...result.found, facets: { ...result.found.facets, ...choices } },
      names,
      ...(reading && { reading }),
      suggestions,
      ...(closest && { closest }),
      ...(further && { further }),
      ...topicContent(market, result, stateVideos),
    }
  } catch (error) {
    report(error)
    return { ...page, query, names: {} }
  }
}

type Search = ReturnType<typeof searchMarket>

async function nearestTo<I extends Profile>(source: MarketSource<I>, search: NearestSearch) {
  const nearest = await source.nearest?.(search)
  return nearest === undefined ? [] : [nearest]
}

/** Results that match less of a text than the few that were found. */
async function furtherResults(market: Market, query: MarketQuery, found: Found, search: Search) {
  const { reading } = market
  const shown = found.count
  if (shown === 0 || shown >= enough || (reading?.parts.length ?? 0) === 0) return undefined
  const hasWords = found.dropped.length === 0 && (await search.count(query)) > 0
  const next = await furtherThan(market, query, { shown, hasWords }, search.count)
  if (next === undefined) return undefined
  const known = new Set(found.cards.map(({ id }) => id))
  const { cards } = (await search.find(next.next)).found
  const others = cards.filter(({ id }) => !known.has(id)).slice(0, enough)
  return others.length === 0 ? undefined : { sentence: next.sentence, cards: others }
}

/** The end of a text that is too long. */
function cutOff(params: URLSearchParams): Ignored[] {
  const value = params.get('q')?.trim().slice(longestQuery) ?? ''
  return value === '' ? [] : [{ name: 'q', value }]
}

/** What the text of the query asks for. An area of the map is more exact than a place in the text. */
async function readText<I extends Profile>({ market, calls }: MarketSource<I>, query: MarketQuery, api: Api) {
  const text = valueOf(query, 'q')
  if (text === undefined) return undefined
  return textReading(market, text, (await calls(api).searchReading({ text })).data)
}

/** The names of areas, and of the text its words that are left to search for. */
const namesOf = (reading: TextReading | undefined): Names =>
  reading === undefined ? {} : { ...reading.areas, [reading.text]: reading.words }

async function namesIn({ criteria }: Market, query: MarketQuery, api: Api): Promise<Names> {
  const loading = criteriaOf(criteria, query).flatMap(({ name, loadName }) =>
    loadName === undefined
      ? []
      : valuesOf(query, name).map(async (value) => {
          const found = await nullIfMissing(loadName(api, value))
          return [value, found ?? undefined] as const
        }),
  )
  return Object.fromEntries(await Promise.all(loading))
}

/** No profile has this id, so a sport always has the same picture. */
const topicId = '00000000-0000-4000-8000-000000000001'

function topicContent(
  market: Market,
  { query, found }: SearchResult,
  videos: PageSurroundings['stateVideos'],
) {
  const topic = topicOf(market, query)
  if (topic === undefined) return undefined
  const { name, value } = topic
  const topicPage = found.count >= leastHosts ? pageOfTopic(topic) : undefined
  if (name !== 'state') return { topicArt: `/art/${topicId}/${slug(value)}`, topicPage }
  return {
    topicPage,
    topicArt: `/art/states/${slug(value)}`,
    topicText: statesWithContent.find((state) => state.name === value)?.text,
    topicVideo: videos[value],
  }
}

/** The landing page of a state, or of the marketplace category that a sport belongs to. */
function pageOfTopic({ name, value }: Topic): string | undefined {
  const state = StateName.safeParse(value).data
  if (name === 'state') return state && statePagePath(state)
  const category = marketplaceCategories.find(({ sports }) => sports.some((sport) => sport === value))
  return category && sportPagePath(category.name)
}

/** Checks values by the contract's filter, whose reference lists are too large for the browser. */
export const isKnownBy =
  ({ shape }: MarketSource<Profile>['filter']) =>
  (field: string, value: string) =>
    shape[field] !== undefined && 'safeParse' in shape[field] && shape[field].safeParse(value).success
