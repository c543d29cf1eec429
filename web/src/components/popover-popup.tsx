import { Popover } from '@base-ui/react/popover'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'
import type { PopoverProps } from './popover-props.ts'
import { useOpenHere } from './use-open-here.ts'

/** Open from the start: it comes because its trigger was used. */
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
          <Popover.Popup className={classNames(styles.popup, className)} aria-label={label}>
            {typeof children === 'function' ? children(() => toggle(false)) : children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
