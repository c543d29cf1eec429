import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../components/actions/button.tsx'
import type { Gap } from '../platform/boxes/box.tsx'
import { Stack } from '../platform/boxes/stack.tsx'

interface GrowingListProps {
  gap?: Gap
  children: ReactNode
}

/** Around a list and its `MoreButton`. */
export const GrowingList = ({ gap = '4', children }: GrowingListProps) => (
  <Stack gap={gap} data-growing tabIndex={-1}>
    {children}
  </Stack>
)

const focusableIn = (place: Element) => [
  ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
]

interface MoreButtonProps extends ButtonProps {
  onClick: () => void
}

/**
 * Appends to the list around it. After the last rows have come there is no button, so the focus goes to the first of them, or to the list
 * while they load.
 */
export function MoreButton({ onClick, ...props }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** How much of the list was before the button when it was pressed. */
  const before = useRef<number>(undefined)
  useLayoutEffect(() => {
    const own = button.current
    const list = own?.closest<HTMLElement>('[data-growing]')
    return () => {
      if (!list || before.current === undefined || document.activeElement !== own) return
      const at = before.current
      // The rows are in the page only after the button has left it.
      queueMicrotask(() => (focusableIn(list)[at] ?? list).focus({ preventScroll: true }))
    }
  }, [])
  return (
    <Button
      {...props}
      ref={button}
      onClick={() => {
        const list = button.current?.closest('[data-growing]')
        if (list && button.current) before.current = focusableIn(list).indexOf(button.current)
        onClick()
      }}
    />
  )
}
