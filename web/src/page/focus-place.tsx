import { useEffect, useRef, type ReactNode } from 'react'

interface FocusPlaceProps {
  /** Names what is shown now. */
  shown: string | undefined
  children: ReactNode
}

/** Takes the focus once its content is replaced, because the button that did it is gone. */
export function FocusPlace({ shown, children }: FocusPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    place.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
