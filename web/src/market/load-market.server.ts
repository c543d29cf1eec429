import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import type { Profile } from '../kinds/profile-calls.ts'
import { pack } from '../page/packed.ts'
import { surroundings } from '../page/surroundings.ts'
import type { MarketQuery } from './market.ts'
import { placeInText } from './place-in-text.server.ts'
import { changed, pageOf } from './query.ts'
import { readQuery, type Ignored } from './read-query.ts'
import {
  pageCountOf,
  searchMarket,
  type Defaults,
  type Found,
  type MarketSource,
  type SearchResult,
} from './search-market.server.ts'
import { suggestionsFor, type CountedSuggestion } from './suggestions.ts'
import { topicOf } from './topics.ts'

/** The content of a market's page. */
export interface MarketPage extends Pick<PageSurroundings, 'brand' | 'origin'> {
  query: MarketQuery
  ignored: Ignored[]
  /** Absent if the search failed. */
  found?: Found
  unknownPlace?: string
  /** Only of an empty result. */
  suggestions: CountedSuggestion[]
  defaults?: Defaults
  /** The picture of the page's state or sport. */
  topicArt?: string
}

type Given = Pick<PageSurroundings, 'api' | 'brand' | 'origin' | 'report'>

async function loadMarket<I extends Profile>(
  source: MarketSource<I>,
  params: URLSearchParams,
  { api, brand, origin, report }: Given,
): Promise<MarketPage> {
  const { market, filter } = source
  const search = searchMarket(source, api)
  const { query, ignored } = readQuery(market, params, isKnownBy(filter))
  const page = { brand, origin, ignored, suggestions: [], defaults: source.defaults?.(query) }
  try {
    let result = await findAsMeant()
    if (pageOf(query) > pageCountOf(result.found.count)) {
      ignored.push({ name: 'page', value: String(pageOf(query)) })
      result = { ...result, ...(await search.find(changed(market, result.query, {}))) }
    }
    const { found } = result
    const suggestions =
      found.count === 0 ? await suggestionsFor(market, result.query, found.facets, search.count) : []
    return { ...page, ...result, suggestions, topicArt: topicArt(result.query) }
  } catch (error) {
    report(error)
    return { ...page, query }
  }

  /** Interprets a place in the text. After 'in', only if the literal text finds nothing. */
  async function findAsMeant(): Promise<SearchResult> {
    const placed = placeInText(market, query)
    if (placed === undefined) return search.find(query)
    const literal = placed.isSure ? undefined : await search.find(query)
    if (literal && literal.found.count > 0 && !literal.found.isRelaxed) return literal
    const result = await search.find(placed.query)
    return result.unknownPlace === undefined ? result : (literal ?? search.find(query))
  }

  function topicArt(shown: MarketQuery): string | undefined {
    const topic = topicOf(market, shown)
    if (topic === undefined) return undefined
    return `/art/${topic.name === 'state' ? 'states' : topicId}/${slug(topic.value)}`
  }
}

/** No profile has this id, so a sport always has the same picture. */
const topicId = '00000000-0000-4000-8000-000000000001'

/** Checks values by the contract's filter, whose reference lists are too large for the browser. */
export const isKnownBy =
  ({ shape }: MarketSource<Profile>['filter']) =>
  (field: string, value: string) =>
    shape[field] !== undefined && 'safeParse' in shape[field] && shape[field].safeParse(value).success

/** The loader of a market's routes. */
export const marketLoader =
  <I extends Profile>(source: MarketSource<I>) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const page = await loadMarket(source, new URL(request.url).searchParams, context.get(surroundings))
    return data(pack(page), { status: page.found === undefined ? 503 : 200 })
  }

export type MarketLoader = ReturnType<typeof marketLoader>
