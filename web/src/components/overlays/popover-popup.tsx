import type { ReactNode } from 'react'
import type { TriggerElement } from './lazy-trigger.tsx'
import { Popover } from '@base-ui/react/popover'
import { classNames } from '../class-names.ts'
import styles from './popup.module.css'
import { useOpenHere } from '../use-open-here.ts'

export interface PopoverProps {
  /** A button. */
  trigger: TriggerElement
  /** The accessible name. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Called when the user closes it. */
  onClose?: () => void
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** Opens on mount, because its code is loaded after the trigger was pressed. */
export function PopoverPopup({
  trigger,
  label,
  children,
  onClose,
  align = 'start',
  className,
}: PopoverProps) {
  const [isOpen, setIsOpen] = useOpenHere(true)
  function toggle(opens: boolean) {
    setIsOpen(opens)
    if (!opens) onClose?.()
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={toggle}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} align={align} sideOffset={6} collisionPadding={12}>
          <Popover.Popup
            className={classNames('float', styles.popup, styles.popover, className)}
            aria-label={label}
          >
            {typeof children === 'function' ? children(() => toggle(false)) : children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
