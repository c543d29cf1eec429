import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { MarketQuery } from './market-query.ts'
import { readQuery } from './read-query.ts'

/** Whether two addresses differ at most in how the result is looked at. */
export const asksTheSame = (search: string, other: string) => withoutView(search) === withoutView(other)

function withoutView(search: string) {
  const params = new URLSearchParams(search)
  params.delete('view')
  params.sort()
  return params.toString()
}

// The addresses that a page leads to were written by it, and hold nothing unknown.
const query = (search: string) => readQuery(new URLSearchParams(search), () => true).query

/**
 * What the page asks for: what was loaded, or already what is on its way. So a choice shows at once, and the next one
 * adds to it, however slow the network is.
 */
export function useMarketQuery(loaded: MarketQuery): { query: MarketQuery; isPending: boolean } {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const nextSearch =
    next?.pathname === pathname && !asksTheSame(search, next.search) ? next.search : undefined
  return useMemo(() => {
    if (nextSearch !== undefined) return { query: query(nextSearch), isPending: true }
    return { query: { ...loaded, view: query(search).view }, isPending: false }
  }, [loaded, search, nextSearch])
}
