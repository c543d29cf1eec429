import type { MouseEvent } from 'react'

/**
 * Where markers crowd, what can be pressed of one covers another. A press goes to the one whose middle is nearest to
 * it. For the click of the element that all are in, while it goes down.
 */
export function pressNearest(event: MouseEvent<HTMLElement>) {
  // By keyboard, or sent on by this very function.
  if (event.detail === 0) return
  const layer = event.currentTarget
  const { clientX, clientY } = event
  const distance = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY)
  }
  const [nearest, next] = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => (element instanceof HTMLButtonElement && layer.contains(element) ? [element] : []))
    .toSorted((a, b) => distance(a) - distance(b))
  const isPressed = event.target instanceof Node && nearest?.contains(event.target)
  if (nearest === undefined || next === undefined || isPressed) return
  event.stopPropagation()
  nearest.click()
}
