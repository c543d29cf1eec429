import type { KeyboardEvent } from 'react'

interface Pressed extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> {
  target: EventTarget | null
}

/** The key of a shortcut without modifiers, in lower case. Undefined while somebody types. */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): string | undefined =>
  ctrlKey || metaKey || altKey || isTyping(target) ? undefined : key.toLowerCase()

/** Whether keys are text there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), select, textarea, [contenteditable]') !== null

/** Whether keys are those of a dialog there. */
export const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role$="dialog"]') !== null
