import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import type { Facets, Market, MarketQuery } from './market.ts'
import { addressOf, changed, chosenOf, countOf, isListCriterion, valuesOf, withToggled } from './query.ts'
import { useMarket } from './use-market.tsx'

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

/** A choice of the row above the results. */
export interface QuickChoice {
  /** Stays the same when the choice is pressed. */
  key: string
  label: string
  isPressed: boolean
  count?: number
  /** The query after pressing it. */
  next: MarketQuery
}

const fewest = 9

/** The chosen filters, then popular ones, and at the end those without results. Their order is stable. */
export function quickChoices(market: Market, query: MarketQuery, facets: Facets): QuickChoice[] {
  const chosen = chosenOf(market, query)
    // The search field shows the text.
    .filter(({ criterion }) => criterion.name !== 'q')
    .map(({ key, label, without, criterion, value }) => ({
      key,
      label,
      isPressed: true,
      count: countOf(facets, criterion.name, value),
      next: without,
    }))
  const room = Math.max(3, fewest - chosen.length)
  const offered = market.quickChoices
    .filter(([name, value]) => !valuesOf(query, name).includes(value))
    .map(([name, value]) => ({ name, value, count: countOf(facets, name, value) ?? 0 }))
  const found = offered.filter(({ count }) => count > 0).slice(0, room)
  const empty = offered.filter(({ count }) => count === 0).slice(0, Math.min(2, room - found.length))
  return [...chosen, ...[...found, ...empty].map(toChoice)]

  function toChoice({ name, value, count }: { name: string; value: string; count: number }): QuickChoice {
    const criterion = market.criteria.find((one) => one.name === name)
    const isList = criterion !== undefined && isListCriterion(criterion)
    return {
      key: `${name} ${value}`,
      label: criterion?.label(value, query, market.names) ?? value,
      isPressed: false,
      count,
      next: isList ? withToggled(market, query, name, value) : changed(market, query, { [name]: value }),
    }
  }
}
