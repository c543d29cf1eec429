import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import bar from './shell.module.css'
import styles from './bar-menu.module.css'

interface BarMenuProps {
  trigger: ReactNode
  /** If the trigger has no text. */
  label?: string
  width: 'wide' | 'narrow'
  className?: string
  children: ReactNode
}

/**
 * A menu of the bar. It opens without JavaScript too. Only one is open at a time. It closes on Escape, on a click
 * elsewhere and when the route changes. Arrow keys move through its entries.
 */
export function BarMenu({ trigger, label, width, className = '', children }: BarMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  const shownKey = useRef(key)
  useEffect(() => {
    // Hydration leaves a menu open.
    if (menu.current === null || shownKey.current === key) return
    shownKey.current = key
    // Release the focus, so that RouteAnnouncer moves it to the new page.
    const focused = document.activeElement
    if (focused instanceof HTMLElement && menu.current.contains(focused)) focused.blur()
    menu.current.open = false
  }, [key])

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const opened = menu.current
    if (!opened) return
    if (event.key === 'Escape' && opened.open) {
      opened.open = false
      opened.querySelector('summary')?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      opened.open = true
      // Some entries are for small screens only.
      const stops = [
        ...opened.querySelectorAll<HTMLElement>('summary, a[href], button:not(:disabled)'),
      ].filter((stop) => stop.checkVisibility())
      const at = stops.findIndex((stop) => stop === document.activeElement)
      stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus()
    }
  }

  return (
    <details ref={menu} name="bar-menu" className={`${styles.menu} ${className}`} onKeyDown={onKeyDown}>
      <summary className={bar.item} aria-label={label}>
        {trigger}
      </summary>
      <div className={`float ${styles.panel} ${styles[width]}`}>{children}</div>
    </details>
  )
}
