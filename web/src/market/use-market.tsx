import { createContext, use, useEffect, useMemo, useState } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router'
import { noteSearch } from '../page/note-visit.ts'
import { useUnpacked, type Packed } from '../page/packed.ts'
import type { MarketPage } from './load-market.server.ts'
import type { Market, MarketQuery } from './market.ts'
import { changed, filterOf, valueOf, writeQuery } from './query.ts'
import { readQuery } from './read-query.ts'
import { withReading } from './text-reading.ts'

export const MarketContext = createContext<Market | null>(null)

/** The market of the page. */
export function useMarket(): Market {
  const market = use(MarketContext)
  if (market === null) throw new Error('There is no market around this component.')
  return market
}

/** The loaded page, and its market with the names that the page needs. */
export function useMarketPage(declared: Market) {
  const page = useUnpacked(useLoaderData<Packed<MarketPage>>())
  const market = useMemo(
    () => ({ ...declared, names: page.names, ...(page.reading && { reading: page.reading }) }),
    [declared, page],
  )
  useEffect(
    () => noteSearch({ kind: market.kind.name, filter: filterOf(market, page.query) }),
    [market, page.query],
  )
  return { market, page }
}

/** The parameters that a form has no fields for. */
export function HiddenFields({ query, without }: { query: MarketQuery; without: readonly string[] }) {
  return writeQuery(useMarket(), query)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}

const viewNames = ['view', 'at'] as const

/** Whether two addresses differ at most in the view of the result. */
export const isSameResult = (search: string, other: string) => withoutView(search) === withoutView(other)

function withoutView(search: string) {
  const params = new URLSearchParams(search)
  for (const name of viewNames) params.delete(name)
  params.sort()
  return params.toString()
}

/**
 * The query of the page, or of the pending navigation. So a choice shows immediately, and the next choice adds to it,
 * however slow the network is.
 */
export function useMarketQuery(
  market: Market,
  loaded: MarketQuery,
): { query: MarketQuery; isPending: boolean } {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const nextSearch =
    next?.pathname === pathname && !isSameResult(search, next.search) ? next.search : undefined
  return useMemo(() => {
    if (nextSearch === undefined) return { query: withView(market, loaded, search), isPending: false }
    // The page wrote this address itself, so all values are known.
    const { query } = readQuery(market, new URLSearchParams(nextSearch), () => true)
    const { reading } = market
    const isSameText = reading !== undefined && valueOf(query, 'q') === reading.text
    return { query: isSameText ? withReading(market, query, reading) : query, isPending: true }
  }, [market, loaded, search, nextSearch])
}

/** The loaded query in the view of the address, which changes without loading. */
function withView(market: Market, loaded: MarketQuery, search: string): MarketQuery {
  const { query: written } = readQuery(market, new URLSearchParams(search), () => true)
  return changed(market, loaded, {
    page: loaded['page'],
    ...Object.fromEntries(viewNames.map((name) => [name, written[name]])),
  })
}

/** Shows a choice before the page, which takes longer, has rendered. The next choice, however fast, adds to it. */
export function useOptimisticQuery(loaded: MarketQuery, onChosen: (next: MarketQuery) => void) {
  const [chosen, setChosen] = useState({ from: loaded, query: loaded })
  const onChoose = (next: MarketQuery) => {
    setChosen({ from: loaded, query: next })
    onChosen(next)
  }
  return { query: chosen.from === loaded ? chosen.query : loaded, onChoose }
}
