import type { Api } from '@app/contract/api.ts'
import type { FacetCounts, FreeSpaces } from '@app/contract/patterns/search.ts'
import type { DateBlockDates } from '@app/contract/rules/event-dates.ts'
import { stateOf } from '@app/contract/reference-lists/regions.ts'
import type * as z from 'zod'
import { sportNames, type Profile, type ProfileCalls } from '../kind/profile-calls.ts'
import type { LineScoreItem } from '../components/display/line-score.tsx'
import type { ProfileCardProps } from '../components/display/profile-card.tsx'
import { miles } from '../components/format.ts'
import { searchedFirst, searchedImage } from '../page/searched-sports.ts'
import { sportCriterion } from './criteria.ts'
import type { Facets, Market, MarketQuery } from './market.ts'
import { changed, filterOf, pageOf, pageSize, searchOf, valueOf, valuesOf } from './query.ts'
import type { CountedSuggestion } from './suggestions.ts'

export const pageCountOf = (count: number) => Math.max(1, Math.ceil(count / pageSize))

export type Defaults = Readonly<Record<string, string | undefined>>

/** The part of a market that only the server needs. */
export interface MarketSource<I extends Profile> {
  market: Market
  /** The contract's filter. */
  filter: z.ZodObject
  calls(api: Api): Pick<ProfileCalls<I>, 'search' | 'searchReading'>
  /** `free` is absent if the query has no days, and null if nobody knows what is free on them. */
  card(profile: I, query: MarketQuery, free?: FreeSpaces | null): CardFacts
  /** What to suggest first if nothing is found. `facetsOf` searches. */
  nearest?(search: NearestSearch): Promise<CountedSuggestion | undefined>
  /** What the facets say about the results, below their number. */
  countsText?(facets: Facets): string | undefined
  /** What to suggest beside the results, whether or not there are any. */
  alternatives?(search: NearestSearch): Promise<CountedSuggestion[]>
  /** Values that the filter form assumes for parameters that the query lacks. */
  defaults?(query: MarketQuery): Defaults
}

export interface NearestSearch {
  /** With the names of the query's values. */
  market: Market
  query: MarketQuery
  /** Of the query. */
  facets: Facets
  facetsOf(query: MarketQuery): Promise<Facets>
  /** Today, as YYYY-MM-DD. */
  today: string
}

/** The part of a card that depends on the kind. */
export interface CardFacts extends Pick<
  ProfileCardProps,
  'category' | 'offer' | 'rating' | 'reviewCount' | 'free'
> {
  /** Such as 'Sports Commission'. */
  type?: string
  score: (LineScoreItem & { value: string })[]
  /** The line below the place. Sports, if the kind has no other words. */
  sports?: readonly string[]
  /** What it does next, in a row. */
  next?: { label: string; name: string; detail: string; to: string }
  dates?: DateBlockDates
  label?: string
  isOff?: boolean
  /** Takes no new likes or followers. */
  isClosed?: boolean
}

/** The content of a result's card. */
export interface Card extends CardFacts {
  id: string
  name: string
  place: string
  position: { lat: number; lng: number } | null
  distance?: string
  sports: readonly string[]
  image: string
  isPromoted: boolean
  /** Only of a promoted first result, which is wide. */
  description?: string
}

export interface Found {
  count: number
  cards: Card[]
  facets: Facets
  countsText?: string | undefined
  /** The words of the text that some of these lack, because no profile has all. */
  dropped: string[]
}

export interface SearchResult {
  found: Found
  /** The query that was searched for. */
  query: MarketQuery
  /** A place that isn't in the gazetteer. The search covered all places. */
  unknownPlace?: string
}

interface SearchedSource<I extends Profile> extends Pick<MarketSource<I>, 'market' | 'card' | 'countsText'> {
  calls(api: Api): Pick<ProfileCalls<I>, 'search'>
}

/** Searches one market through the API. */
export function searchMarket<I extends Profile>(
  { market, calls, card, countsText }: SearchedSource<I>,
  api: Api,
) {
  async function find(query: MarketQuery): Promise<SearchResult> {
    const { data, _meta } = await calls(api).search({
      take: pageSize,
      offset: (pageOf(query) - 1) * pageSize,
      data: { ...searchOf(market, query), facets: true },
    })
    const facets = facetsOf(market, _meta.facets)
    const found = {
      count: _meta.stats.count,
      cards: data.map((profile, place) => {
        const own = card(profile, query, _meta.free && (_meta.free[profile.id] ?? null))
        // As in the order of the results, a boost doesn't promote what is closed.
        const isPromoted = profile.isPromoted && own.isClosed !== true
        const searched = valuesOf(query, sportCriterion.name)
        return { ...commonFacts({ ...profile, isPromoted }, place, searched), ...own }
      }),
      facets,
      countsText: countsText?.(facets),
      dropped: _meta.dropped ?? [],
    }
    return { found, query }
  }
  return {
    /** Searches everywhere if the place is unknown. */
    async find(query: MarketQuery): Promise<SearchResult> {
      try {
        return await find(query)
      } catch (error) {
        const unknownPlace = valueOf(query, 'near')
        if (unknownPlace === undefined || !isUnknownPlace(error)) throw error
        return { ...(await find(changed(market, query, { near: undefined }))), unknownPlace }
      }
    },
    facets: async (query: MarketQuery): Promise<Facets> => (await find(query)).found.facets,
    /** The number of results. 0 if the place is unknown. */
    async count(query: MarketQuery): Promise<number> {
      try {
        const { _meta } = await calls(api).search({ take: 1, data: filterOf(market, query) })
        return _meta.stats.count
      } catch (error) {
        if (isUnknownPlace(error)) return 0
        throw error
      }
    },
  }
}

function isUnknownPlace(error: unknown): boolean {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return false
  return error.errors.some((one: { path?: unknown }) => one.path === 'data/near/address')
}

/** Renames the search's facets to the criteria of the market. */
export const facetsOf = ({ criteria }: Market, counts: FacetCounts = {}): Facets =>
  Object.fromEntries(
    criteria.flatMap(({ name, facet, hiddenValue }) =>
      facet === undefined
        ? []
        : [[name, (counts[facet] ?? []).filter(({ value }) => value !== hiddenValue)] as const],
    ),
  )

/** A card's line has no room for more. */
const maxSports = 6
const maxDescription = 260

/** Searched sports first, in the line and in the art of a profile without pictures. */
function commonFacts(
  profile: Profile,
  place: number,
  searched: readonly string[],
): Omit<Card, Exclude<keyof CardFacts, 'sports'>> {
  const { id, name, city, state, lat, lng, distance, isPromoted, description } = profile
  const isWide = place === 0 && isPromoted
  const pictured = { ...profile, sports: sportNames(profile) }
  return {
    id,
    name,
    place: [city, state && (stateOf(state)?.code ?? state)].filter(Boolean).join(', '),
    position: lat === null || lng === null ? null : { lat, lng },
    ...(distance !== null && { distance: `${miles(distance)} away` }),
    sports: searchedFirst(pictured, searched).slice(0, maxSports),
    image: searchedImage(pictured, searched),
    isPromoted,
    ...(isWide && description && { description: opening(description) }),
  }
}

/** The beginning of a text, cut between words. */
function opening(text: string): string {
  if (text.length <= maxDescription) return text
  const cut = text.slice(0, maxDescription)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxDescription / 2))} …`
}
