import type { KeyboardEvent } from 'react'

/** The key of a shortcut without modifiers, in lower case. Undefined while somebody types. */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined =>
  ctrlKey || metaKey || altKey || isTyping(target) ? undefined : key.toLowerCase()

/** Whether keys are text there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), select, textarea, [contenteditable]') !== null
