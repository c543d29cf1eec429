import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { scrollMove, type Spot } from './scroll-move.ts'

const storageKey = 'scroll'

function recalled(): Map<string, number> {
  const positions = new Map<string, number>()
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(kept)) return positions
    for (const entry of kept) if (Array.isArray(entry)) positions.set(String(entry[0]), Number(entry[1]))
  } catch {
    // Without storage the positions last as long as the page.
  }
  return positions
}

function keep(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // As above.
  }
}

/** Whether the document was reloaded or gone back to, and not led to by an address, which may name a place on it. */
function isReturn() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

// On the server there is nothing to lay out, and React would say so of each page.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Keeps the scroll position of every path and restores it on back, forward and reload. A link to another path starts
 * at its top; one to the same path, as a filter is, stays where it is unless it names a place on the page.
 */
export function ScrollMemory() {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => {
      // The last of it may not have been told of: its event comes with the next frame.
      positions?.set(window.location.pathname, window.scrollY)
      if (positions !== undefined) keep(positions)
      // The browser is the sooner one to restore what it loads anew.
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  useBeforePaint(() => {
    const isFirst = positions === undefined
    const known = (positions ??= recalled())
    const place = hash === '' ? null : document.querySelector(`#${CSS.escape(hash.slice(1))}`)
    // What an address leads to first, the browser shows by itself.
    if (!isFirst || isReturn()) {
      const here = { isReturn: navigation === NavigationType.Pop, hasPlace: place !== null }
      const move = scrollMove(arrivedFrom, { pathname, hash }, here)
      if (move === 'place') place?.scrollIntoView()
      else if (move === 'known') window.scrollTo(0, known.get(pathname) ?? window.scrollY)
      else if (move === 'top') window.scrollTo(0, 0)
    }
    arrivedFrom = { pathname, hash }
    const note = () => known.set(pathname, window.scrollY)
    // A page may have been scrolled before there was a script to see it.
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [pathname, hash, key, navigation])
  return null
}

let positions: Map<string, number> | undefined
let arrivedFrom: Spot | undefined
