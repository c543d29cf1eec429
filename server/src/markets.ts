import type { FastifyBaseLogger } from 'fastify'
import { comparedKind, type ComparedKind } from './patterns/compared-kind.ts'
import type { ListedKind } from './pages/listed-kind.ts'
import { entriesOf, entryIdsOf, entryVersionsOf } from './patterns/profile-kind.ts'
import { publishedProfiles } from './patterns/published-profiles.ts'
import type { OpenedMarkets, ServiceParts } from './patterns/service-parts.ts'
import type { Geocoder } from './patterns/resolve-location.ts'
import type { Connections } from './platform/database.ts'
import { followChanges } from './search/follow-changes.ts'
import type { MarketFeed } from './search/market.ts'
import { openMarket } from './search/marketplace.ts'

type FindNear = (around: { lat: number; lng: number; dist: number }, most: number) => Promise<string[]>

/** Opens the search indexes of all kinds, keeps them up to date, and lists the kinds with pages for the sitemap. */
export function marketRegistry(
  { db, pool }: Connections,
  { geocode }: Pick<Geocoder, 'geocode'>,
  log: FastifyBaseLogger,
) {
  const feeds = new Map<string, MarketFeed>()
  const listed: ListedKind[] = []
  const markets = new Map<string, ReturnType<OpenedMarkets>>()
  const compared = new Map<string, ComparedKind>()
  const near = new Map<string, FindNear>()
  const open: ServiceParts['openMarket'] = (kind, declaration) => {
    const { contract } = kind
    const market = openMarket(
      declaration,
      { entries: entriesOf(kind), ids: entryIdsOf(kind), versions: entryVersionsOf(kind) },
      { pool, log, geocode },
    )
    feeds.set(kind.kind, market)
    markets.set(kind.kind, market)
    compared.set(kind.kind, comparedKind(kind, market))
    near.set(kind.kind, async (around, most) => {
      const filter = contract.filter.parse({ near: around, sort: 'distance' })
      return (await market.find(filter, { offset: 0, take: most }, { leads: false })).ids
    })
    if (kind.hasPages)
      listed.push({
        name: kind.kind,
        path: contract.path,
        marketplace: kind.marketplace,
        published: (page) => publishedProfiles(db, kind.kind, page),
        counts: async (choices = {}) => {
          const filter = contract.filter.parse(choices)
          const { total, facets } = await market.find(filter, { offset: 0, take: 1 }, { withFacets: true })
          return { total, facets: facets ?? {} }
        },
      })
    return market
  }
  return {
    open,
    listed,
    comparedKind: (name: string) => ofKind(compared, name),
    opened: (name: string) => ofKind(markets, name),
    /** The ids of public pages of a kind around a position, the nearest first. */
    near: (name: string, ...search: Parameters<FindNear>) => ofKind(near, name)(...search),
    follow: (url: string) => followChanges(feeds, { url, log }),
  }
}

function ofKind<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name)
  if (found === undefined) throw new Error(`no kind ${name}`)
  return found
}
