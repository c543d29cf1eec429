import { useLayoutEffect, useRef } from 'react'
import type { MarketQuery } from './market-query.ts'

/** A map fills the screen below the fields; the list is found again where it was left. */
export function useViewScroll(view: MarketQuery['view']) {
  const isMap = view === 'map'
  const wasMap = useRef(isMap)
  const listAt = useRef(0)
  useLayoutEffect(() => {
    if (wasMap.current !== isMap) window.scrollTo(0, isMap ? 0 : listAt.current)
    wasMap.current = isMap
    if (isMap) return undefined
    // Noted while the list stands: without it the page is shorter, and its position another.
    const note = () => {
      listAt.current = window.scrollY
    }
    // It may have been scrolled before there was a script to see it.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [isMap])
}
