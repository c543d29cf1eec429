import { useEffect, useRef, type KeyboardEvent } from 'react'
import { isTyping, shortcutOf } from '../page/shortcuts.ts'

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('h2 a') ?? [])]

/**
 * The focus of a list whose rows have a link in their `h2`, and its keys: J and K move, and others press the button of the row with this
 * `aria-keyshortcuts`. The first row gets the focus when the list opens. Keys work only while the focus is in the list, so they
 * don't get in the way of assistive technology.
 */
export function useRows() {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    if (!isTyping(document.activeElement)) linksIn(list.current)[0]?.focus({ preventScroll: true })
  }, [])
  // The focused row may be gone, for example after the last one of a page.
  useEffect(() => {
    if (document.activeElement === document.body) linksIn(list.current)[0]?.focus({ preventScroll: true })
  })

  function onKeyDown(event: KeyboardEvent) {
    const key = shortcutOf(event)
    const row = event.target instanceof Element ? event.target.closest('li:has(h2)') : null
    if (key === undefined || row === null) return
    const step = { j: 1, k: -1 }[key]
    const links = linksIn(list.current)
    const place = links.findIndex((link) => row.contains(link))
    const target =
      step === undefined
        ? row.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
        : links[place + step]
    if (!target) return
    event.preventDefault()
    if (step === undefined) target.click()
    else target.focus()
  }

  /** Moves the focus to the next row, since this one leaves the list. */
  function leave(place: number) {
    const links = linksIn(list.current)
    const next = links[place + 1] ?? links[place - 1]
    next?.focus()
  }

  return { list, onKeyDown, leave }
}
