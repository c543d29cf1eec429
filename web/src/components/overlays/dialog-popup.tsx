import type { ReactNode, RefObject } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { buttonClass } from '../actions/button-look.ts'
import buttonStyles from '../actions/button.module.css'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { Icon } from '../pictures/icon.tsx'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** The consequence, in a sentence or two; read out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons, Cancel first. */
  footer?: ReactNode
  size?: 'm' | 'l' | 'xl'
  /** 'alertdialog' for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** No close button in the corner. The footer must have one. */
  hasNoClose?: boolean
  /** Focused when it opens. By default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>
}

export type DialogPopupProps = DialogProps & { look: 'dialog' | 'sheet' }

/** The second click of a double click on what opened a dialog falls on its backdrop, and isn't meant to close it. */
const isSecondClick = (event: Event) => event instanceof MouseEvent && event.detail > 1

export function DialogPopup(props: DialogPopupProps) {
  const { isOpen, onOpenChange, title, description, children, footer, size = 'm', look } = props
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(willBeOpen, { event }) => {
        if (!isSecondClick(event)) onOpenChange(willBeOpen)
      }}
    >
      <Dialog.Portal>
        {/* Over another dialog, too. */}
        <Dialog.Backdrop forceRender className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, look === 'sheet' && styles.sheetViewport)}>
          <Dialog.Popup
            className={classNames('edged', styles.popup, look === 'sheet' ? styles.sheet : styles[size])}
            // Even undefined would replace the default role.
            {...(props.role !== undefined && { role: props.role })}
            initialFocus={props.initialFocus}
          >
            {look === 'sheet' && <div className={styles.grip} />}
            <header className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {!props.hasNoClose && (
                <Dialog.Close
                  aria-label="Close"
                  className={buttonClass({ variant: 'quiet' }, buttonStyles.square, styles.close)}
                >
                  <Icon name="x" />
                </Dialog.Close>
              )}
            </header>
            <div className={styles.body}>
              {description !== undefined && (
                <Dialog.Description render={<div />} className={`mut ${styles.description}`}>
                  {description}
                </Dialog.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
