import { useLayoutEffect, useRef } from 'react'

/** Restores the scroll position of the list after the map, which fills the screen. */
export function useViewScroll(isMap: boolean) {
  const wasMap = useRef(isMap)
  const listAt = useRef(0)
  useLayoutEffect(() => {
    if (wasMap.current !== isMap) window.scrollTo(0, isMap ? 0 : listAt.current)
    wasMap.current = isMap
    if (isMap) return undefined
    // Tracked while the list is visible: without it the page is shorter and its position changes.
    const track = () => {
      listAt.current = window.scrollY
    }
    // The page may have been scrolled before hydration.
    track()
    window.addEventListener('scroll', track, { passive: true })
    return () => window.removeEventListener('scroll', track)
  }, [isMap])
}
