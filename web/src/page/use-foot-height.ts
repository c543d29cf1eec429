import { useEffect, useRef } from 'react'

/** For a bar that sticks to the foot of the window: its height moves the other bars there above it. At most one at a time. */
export function useFootHeight() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--tray', `${bar.current?.offsetHeight ?? 0}px`),
    )
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--tray')
    }
  }, [])
  return bar
}
