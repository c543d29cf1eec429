import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const storageKey = 'scroll'
const positions = new Map<string, number>()

function recall() {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(kept)) return
    for (const entry of kept) if (Array.isArray(entry)) positions.set(String(entry[0]), Number(entry[1]))
  } catch {
    // Without storage the positions last as long as the page.
  }
}

function keep() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]))
  } catch {
    // As above.
  }
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
    recall()
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])

  useBeforePaint(() => {
    if (navigation === NavigationType.Pop) window.scrollTo(0, positions.get(pathname) ?? window.scrollY)
    else if (hash !== '') document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView()
    else if (arrivedFrom !== pathname) window.scrollTo(0, 0)
    arrivedFrom = pathname
    const note = () => positions.set(pathname, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [pathname, hash, key, navigation])
  return null
}

let arrivedFrom: string | undefined
