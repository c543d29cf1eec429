import { useState, type FocusEvent, type KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

const rowOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-sequence]') : null

/**
 * One tab stop for all messages, which arrows move. Enter opens the options of the message. `current` is the number of the message that
 * has the stop, and undefined before the first focus.
 */
export function useLogKeys() {
  const [current, setCurrent] = useState<number>()

  function onFocus({ target }: FocusEvent) {
    const row = rowOf(target)
    if (row !== null) setCurrent(Number(row.dataset.sequence))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const row = rowOf(target)
    // A field of a message, such as one that is edited, has these keys for itself.
    if (row === null || !(target instanceof HTMLElement) || target.matches('textarea, input')) return
    if (key === 'Enter' && target === row) {
      event.preventDefault()
      row.querySelector<HTMLElement>('[data-options] button')?.click()
    }
    const step = steps[key]
    if (step === undefined) return
    event.preventDefault()
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-sequence]')]
    const at = Math.min(Math.max(rows.indexOf(row) + step, 0), rows.length - 1)
    rows[at]?.focus()
  }

  return { current, keys: { onFocus, onKeyDown } }
}
