import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { ChipLink, ChipList } from '../../components/chip.tsx'
import type { Facets } from './facets.ts'
import type { MarketQuery } from './market-query.ts'
import { quickChoices } from './quick-choices.ts'
import { addressOf } from './write-query.ts'

/** Each choice is a link: what is chosen first, then what could be. */
export function ChipRow({ query, facets }: { query: MarketQuery; facets: Facets }) {
  const row = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)

  // Some choices leave the row with the press that gives them up, and would take the focus with them.
  useLayoutEffect(() => {
    const place = pressed.current
    if (place === undefined || document.activeElement !== document.body) return
    pressed.current = undefined
    const links = [...(row.current?.querySelectorAll('a') ?? [])]
    links[Math.min(place, links.length - 1)]?.focus({ preventScroll: true })
  })

  // A focus that goes by itself is not to come back; one that goes with its link is not told of.
  function leave() {
    pressed.current = undefined
  }

  function press({ target }: MouseEvent) {
    const links = [...(row.current?.querySelectorAll('a') ?? [])]
    const link = target instanceof Element ? target.closest('a') : null
    pressed.current = link === null ? undefined : links.indexOf(link)
    // What was chosen is now at the start.
    if (link !== null) row.current?.scrollTo({ left: 0 })
  }

  return (
    <nav aria-label="Filters">
      <ChipList ref={row} isScrolling onClick={press} onBlur={leave}>
        {quickChoices(query, facets).map(({ key, label, isPressed, count, next }) => (
          <ChipLink key={key} to={addressOf(next)} isPressed={isPressed} count={count}>
            {label}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  )
}
