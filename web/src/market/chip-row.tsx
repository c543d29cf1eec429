import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { ChipLink, ChipList } from '../components/chip.tsx'
import type { Facets, MarketQuery } from './market.ts'
import { addressOf } from './query.ts'
import { quickChoices } from './quick-choices.ts'
import { useMarket } from './use-market.ts'

/** Links to the query with or without each quick choice. */
export function ChipRow({ query, facets }: { query: MarketQuery; facets: Facets }) {
  const market = useMarket()
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)

  // A pressed choice may leave the row. Then the focus moves to its neighbor.
  useLayoutEffect(() => {
    const place = pressed.current
    if (place === undefined || document.activeElement !== document.body) return
    pressed.current = undefined
    const links = [...(row.current?.querySelectorAll('a') ?? [])]
    links[Math.min(place, links.length - 1)]?.focus({ preventScroll: true })
  })

  // The user moved the focus away. Removing the focused link fires no blur event.
  function onBlur() {
    pressed.current = undefined
  }

  function onClick({ target }: MouseEvent) {
    const links = [...(row.current?.querySelectorAll('a') ?? [])]
    const link = target instanceof Element ? target.closest('a') : null
    pressed.current = link === null ? undefined : links.indexOf(link)
    // Chosen filters move to the start.
    if (link !== null) row.current?.scrollTo({ left: 0 })
  }

  return (
    <nav aria-label="Filters">
      <ChipList ref={row} isScrolling onClick={onClick} onBlur={onBlur}>
        {quickChoices(market, query, facets).map(({ key, label, isPressed, count, next }) => (
          <ChipLink key={key} to={addressOf(market, next)} isPressed={isPressed} count={count}>
            {label}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  )
}
