import { useCallback, useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger rests before it drags, in ms. */
const longPress = 450
/** How far a pointer moves without meaning it, in pixels. */
const slop = { mouse: 5, touch: 10 }

export interface Drag<T> {
  /** What is dragged. The user of the drag may change it. */
  what: T
  /** Where it began. */
  x: number
  y: number
  /** A mouse drags at once. A finger scrolls, unless it rests first. */
  isActive: boolean
  hasMoved: boolean
}

interface DragOptions<T> {
  /** What a pointer begins to drag, and the element that captures it. Undefined if there is nothing to drag. */
  begin: (event: PointerEvent<HTMLElement>) => { what: T; captor: HTMLElement } | undefined
  /** A finger rested long enough. */
  onPickUp: (drag: Drag<T>) => void
  onMove: (drag: Drag<T>, event: PointerEvent<HTMLElement>) => void
  /** The pointer was released, also if it never moved. */
  onDrop: (drag: Drag<T>, event: PointerEvent<HTMLElement>) => void
  /** It ended without a drop, such as by scrolling. */
  onCancel: (drag: Drag<T>) => void
}

/** The element around an event's target that matches a selector. */
export const closest = ({ target }: { target: unknown }, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Drags over an element by the mouse, or by a finger after a long press. The element gets `handlers`. */
export function useDrag<T>({ begin, onPickUp, onMove, onDrop, onCancel }: DragOptions<T>) {
  const current = useRef<Drag<T>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasJustDragged = useRef(false)
  const isByTouch = useRef(false)

  function start(event: PointerEvent<HTMLElement>) {
    hasJustDragged.current = false
    isByTouch.current = event.pointerType === 'touch'
    const begun = event.button === 0 && event.isPrimary ? begin(event) : undefined
    if (begun === undefined) return
    const drag: Drag<T> = {
      what: begun.what,
      x: event.clientX,
      y: event.clientY,
      isActive: !isByTouch.current,
      hasMoved: false,
    }
    current.current = drag
    if (isByTouch.current)
      timer.current = setTimeout(() => {
        drag.isActive = true
        onPickUp(drag)
      }, longPress)
    // A click is sent to what captures the pointer. A finger is captured by itself.
    else begun.captor.setPointerCapture(event.pointerId)
  }
  function follow(event: PointerEvent<HTMLElement>) {
    const drag = current.current
    if (drag === undefined) return
    const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y)
    if (!drag.hasMoved && distance < (isByTouch.current ? slop.touch : slop.mouse)) return
    if (!drag.isActive) return cancel()
    drag.hasMoved = true
    onMove(drag, event)
  }
  function end() {
    clearTimeout(timer.current)
    const drag = current.current
    current.current = undefined
    return drag
  }
  function finish(event: PointerEvent<HTMLElement>) {
    const drag = end()
    if (drag === undefined) return
    if (!drag.isActive) return onCancel(drag)
    hasJustDragged.current = drag.hasMoved || isByTouch.current
    onDrop(drag, event)
  }
  function cancel() {
    const drag = end()
    if (drag) onCancel(drag)
  }
  /** Scrolling can only be prevented by a listener that the browser waits for, which React's don't. */
  const ref = useCallback((element: HTMLElement | null) => {
    const stay = (event: Event) => {
      if (current.current?.isActive && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', stay, { passive: false })
    return () => element?.removeEventListener('touchmove', stay)
  }, [])
  return {
    current: () => current.current,
    isByTouch: () => isByTouch.current,
    /** Whether a click is only the end of a drag. */
    hasJustDragged: () => hasJustDragged.current,
    handlers: {
      ref,
      onPointerDown: start,
      onPointerMove: follow,
      onPointerUp: finish,
      onPointerCancel: cancel,
      /** The menu of a long press would end the drag. */
      onContextMenu: (event: MouseEvent) => isByTouch.current && event.preventDefault(),
    },
  }
}
