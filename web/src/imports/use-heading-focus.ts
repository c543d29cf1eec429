import { useEffect, useRef } from 'react'
import type { StepName } from './import-view.ts'

/** Focuses the heading of a step that follows another one. Returns the ref of the element that contains the steps. */
export function useHeadingFocus(step: StepName) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = region.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    // The router scrolls to the top.
    heading.focus({ preventScroll: true })
  }, [step])
  return region
}
