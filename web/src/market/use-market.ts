import { createContext, use } from 'react'
import type { Market } from './market.ts'

export const MarketContext = createContext<Market | null>(null)

/** The market of the page. */
export function useMarket(): Market {
  const market = use(MarketContext)
  if (market === null) throw new Error('There is no market around this component.')
  return market
}
