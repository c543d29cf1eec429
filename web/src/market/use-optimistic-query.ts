import { useState } from 'react'
import type { MarketQuery } from './market.ts'

/** Shows a choice before the page, which takes longer, has rendered. The next choice, however fast, adds to it. */
export function useOptimisticQuery(loaded: MarketQuery, onChosen: (next: MarketQuery) => void) {
  const [chosen, setChosen] = useState({ from: loaded, query: loaded })
  const onChoose = (next: MarketQuery) => {
    setChosen({ from: loaded, query: next })
    onChosen(next)
  }
  return { query: chosen.from === loaded ? chosen.query : loaded, onChoose }
}
