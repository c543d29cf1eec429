import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import type { StepName } from './import-view.ts'

/** Focuses the heading of a step that follows another one, at the top of the page. Returns the ref of the element that contains the steps. */
export function useHeadingFocus(step: StepName) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  const navigation = useNavigationType()
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = region.current?.querySelector('h2')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // The router keeps the position within one path. Back and forward restore it.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [step, navigation])
  return region
}
