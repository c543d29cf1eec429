import { useEffect, useRef, type KeyboardEvent } from 'react'

/**
 * A row of buttons that scrolls sideways on small screens: it opens with the chosen button, which matches the selector, in the middle, and arrow
 * keys move between them.
 */
export function useStrip(chosen: string) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const strip = ref.current
    const button = strip?.querySelector<HTMLElement>(chosen)
    if (strip && button) strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2
    // The selector is constant, so later it stays where the reader has scrolled it.
  }, [chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    buttons[at + step]?.focus()
  }
  return { ref, onKeyDown }
}
