import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Market, MarketQuery } from './market.ts'
import { readQuery } from './read-query.ts'

/** Whether two addresses differ at most in the view of the result. */
export const isSameResult = (search: string, other: string) => withoutView(search) === withoutView(other)

function withoutView(search: string) {
  const params = new URLSearchParams(search)
  params.delete('view')
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
    if (nextSearch === undefined) return { query: withView(loaded, search), isPending: false }
    // The page wrote this address itself, so all values are known.
    return { query: readQuery(market, new URLSearchParams(nextSearch), () => true).query, isPending: true }
  }, [market, loaded, search, nextSearch])
}

function withView({ view: _view, ...query }: MarketQuery, search: string): MarketQuery {
  return new URLSearchParams(search).get('view') === 'map' ? { ...query, view: ['map'] } : query
}
