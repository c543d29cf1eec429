import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import type { Arrow } from './late-trigger.tsx'
import { MenuRow } from './menu-row.tsx'
import styles from './menu.module.css'
import type { MenuProps } from './menu-props.ts'
import { useOpenHere } from './use-open-here.ts'

export interface MenuPopupProps extends MenuProps {
  /** The arrow that its first opening was asked for with; by the pointer without one. */
  openedBy: Arrow | undefined
}

export function MenuPopup({ trigger, items, label, align = 'start', openedBy }: MenuPopupProps) {
  const [isOpen, setIsOpen] = useOpenHere(openedBy === undefined)
  const button = useRef<HTMLButtonElement>(null)
  // What the trigger before this one was asked with is asked again, so that the arrow leads to its item.
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
      {/* A landmark, because the popup stands outside of all others. */}
      <Menu.Portal render={<section aria-label={label ?? 'Menu'} />}>
        <Menu.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={12}>
          <Menu.Popup ref={showFocusGuards} className={styles.popup} aria-label={label}>
            {items.map((item, index) =>
              item === 'separator' ? (
                <Menu.Separator key={`separator ${index}`} className={styles.separator} />
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

/** The spans around a menu send the focus on. Hidden from screen readers while they can be focused, they are an
 *  error to every checker; empty and shown they are none. */
function showFocusGuards(popup: HTMLElement | null) {
  if (popup === null) return
  requestAnimationFrame(() => {
    for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]'))
      guard.removeAttribute('aria-hidden')
  })
}
