import { useEffect, useEffectEvent } from 'react'
import { isInDialog } from '../../components/shortcuts.ts'

interface TalkKeys {
  /** Ctrl Enter. */
  goOn: () => void
  /** Ctrl Z, unless a field has text of its own to undo. */
  undo: () => void
  /** F6. */
  switchPart: () => void
}

const hasText = (target: EventTarget | null) =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.value !== ''

/** The keys of the whole page. */
export function useTalkKeys({ goOn, undo, switchPart }: TalkKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event
    const isControl = (ctrlKey || metaKey) && !shiftKey
    const action =
      key === 'F6'
        ? switchPart
        : isControl && key === 'Enter'
          ? goOn
          : isControl && key === 'z' && !hasText(target)
            ? undo
            : undefined
    if (action === undefined || isInDialog(target)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event)
    // Before the field sends what is typed by Enter.
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}

type Part = 'talk' | 'draft'

const partIn = (page: HTMLElement | null, part: Part) => page?.querySelector(`[data-part="${part}"]`)

export const focusIsIn = (page: HTMLElement | null, part: Part) =>
  partIn(page, part)?.contains(document.activeElement) === true

/** Focuses the field of the talk, or the first button of the draft. */
export function focusPart(page: HTMLElement | null, part: Part) {
  const selector = part === 'talk' ? 'textarea' : 'button:not(:disabled)'
  partIn(page, part)?.querySelector<HTMLElement>(selector)?.focus()
}
