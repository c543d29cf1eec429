import { useCallback, useSyncExternalStore } from 'react'

const nothing = () => {}

/**
 * The width of an element in units of text, of which 16 are the size of the page's text. What is drawn in them grows with that text. 0 until
 * it is known.
 */
export function useWidth(element: HTMLElement | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (element === null) return nothing
      const observer = new ResizeObserver(onChange)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [element],
  )
  return useSyncExternalStore(subscribe, () =>
    element === null ? 0 : Math.round((element.clientWidth * 16) / textSize()),
  )
}

const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
