import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { buttonClass } from '../actions/button-look.ts'
import buttonStyles from '../actions/button.module.css'
import { Icon } from '../pictures/icon.tsx'
import { useMedia } from '../use-media.ts'
import styles from './side-panel.module.css'

interface SidePanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** Below the title. */
  note?: ReactNode
  /** Icon buttons before the one that closes it. */
  actions?: ReactNode
  /** Scrolls between the head and the foot. */
  children: ReactNode
  footer: ReactNode
  initialFocus?: RefObject<HTMLElement | null>
}

/** A panel beside the page, which stays usable. On small screens it covers the page. Escape closes it and returns the focus. */
export function SidePanel(props: SidePanelProps) {
  const { isOpen, onOpenChange, title, note, actions, children, footer, initialFocus } = props
  const isBeside = useMedia('(min-width: 900px)')
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      modal={!isBeside}
      // Somebody uses the page beside it.
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles.panel} initialFocus={initialFocus}>
          <header className={styles.head}>
            <div className={styles.words}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {note !== undefined && <p className="xs mut">{note}</p>}
            </div>
            {actions}
            <Dialog.Close
              aria-label="Close"
              className={buttonClass({ variant: 'quiet' }, buttonStyles.square)}
            >
              <Icon name="x" />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
          <footer className={styles.foot}>{footer}</footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
