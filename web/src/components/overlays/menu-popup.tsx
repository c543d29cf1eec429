import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import type { Arrow, TriggerElement } from './lazy-trigger.tsx'
import { MenuRow, type MenuEntry } from './menu-row.tsx'
import styles from './popup.module.css'
import { useOpenHere } from '../use-open-here.ts'

export interface MenuProps {
  /** A button. */
  trigger: TriggerElement
  items: readonly (MenuEntry | 'separator')[]
  /** The accessible name, if the trigger's text is not enough. */
  label?: string
  align?: 'start' | 'end'
}

export interface MenuPopupProps extends MenuProps {
  /** The arrow key that opened it. Undefined if it was opened by pointer. */
  openedBy: Arrow | undefined
}

export function MenuPopup({ trigger, items, label, align = 'start', openedBy }: MenuPopupProps) {
  const [isOpen, setIsOpen] = useOpenHere(openedBy === undefined)
  const button = useRef<HTMLButtonElement>(null)
  // Repeats the key for the new trigger, so that it highlights the right item.
  useEffect(() => {
    if (openedBy === undefined) return
    button.current?.focus()
    button.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key: openedBy, bubbles: true, cancelable: true }),
    )
  }, [openedBy])

  return (
    <Menu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <Menu.Trigger ref={button} render={trigger} />
      {/* A landmark, because the popup is outside all others. */}
      <Menu.Portal render={<section aria-label={label ?? 'Menu'} />}>
        <Menu.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={12}>
          <Menu.Popup
            ref={showFocusGuards}
            className={`float ${styles.popup} ${styles.menu}`}
            aria-label={label}
          >
            {items.map((item, index) =>
              item === 'separator' ? (
                <Menu.Separator key={`separator ${index}`} className={styles.line} />
              ) : (
                <MenuRow key={item.label} entry={item} />
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** Base UI hides its focus guards from screen readers although they can be focused, which is an accessibility error. */
function showFocusGuards(popup: HTMLElement | null) {
  if (popup === null) return
  requestAnimationFrame(() => {
    for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]'))
      guard.removeAttribute('aria-hidden')
  })
}
