import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'

function readPositions(): Map<string, number> {
  const positions = new Map<string, number>()
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(saved)) return positions
    for (const entry of saved) if (Array.isArray(entry)) positions.set(String(entry[0]), Number(entry[1]))
  } catch {
    // Storage is blocked. The positions last as long as the page.
  }
  return positions
}

function savePositions(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // As above.
  }
}

/** Whether the document was loaded by a reload or by going back. */
function isReloadOrBack() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

// React warns about layout effects on the server.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * Saves the scroll position of every path and restores it on back, forward and reload. A link to another path starts at
 * the top. A link to the same path, such as a filter, doesn't scroll unless it has a hash.
 */
export function ScrollMemory() {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => {
      // The last scroll event may not have fired yet.
      positions?.set(window.location.pathname, window.scrollY)
      if (positions !== undefined) savePositions(positions)
      // On a reload, the browser restores the position sooner.
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  useBeforePaint(() => {
    const isFirst = positions === undefined
    const known = (positions ??= readPositions())
    const place = hash === '' ? null : document.querySelector(`#${CSS.escape(hash.slice(1))}`)
    // The browser itself scrolls to the hash of a first page.
    if (!isFirst || isReloadOrBack()) {
      const here = { isReturn: navigation === NavigationType.Pop, hasPlace: place !== null }
      const move = scrollMove(arrivedFrom, { pathname, hash }, here)
      if (move === 'place') place?.scrollIntoView()
      else if (move === 'known') window.scrollTo(0, known.get(pathname) ?? window.scrollY)
      else if (move === 'top') window.scrollTo(0, 0)
    }
    const note = () => known.set(pathname, window.scrollY)
    // The page may have been scrolled before hydration. Reading the position forces a layout, so filters skip it.
    if (arrivedFrom?.pathname !== pathname) note()
    arrivedFrom = { pathname, hash }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [pathname, hash, key, navigation])
  return null
}

let positions: Map<string, number> | undefined
let arrivedFrom: Spot | undefined

/** The parts of an address that the scroll position depends on. */
export interface Spot {
  pathname: string
  hash: string
}

/** To the element in the hash, to the top, or to the saved position of the path. */
type ScrollMove = 'place' | 'top' | 'known' | 'stay'

interface Arrival {
  isReturn: boolean
  /** The hash is the id of an element on the page. */
  hasPlace: boolean
}

export function scrollMove(from: Spot | undefined, to: Spot, { isReturn, hasPlace }: Arrival): ScrollMove {
  if (from?.pathname === to.pathname) {
    // The router reports a link to an element of the page as a return too.
    const isNamed = hasPlace && !(isReturn && from.hash === to.hash)
    return isNamed ? 'place' : 'stay'
  }
  if (isReturn) return 'known'
  return hasPlace ? 'place' : 'top'
}
