import { Dialog } from '@base-ui/react/dialog'
import { buttonClass } from './button-look.ts'
import buttonStyles from './button.module.css'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog-props.ts'
import { Icon } from './icon.tsx'

export type DialogPopupProps = DialogProps & { look: 'dialog' | 'sheet' }

export function DialogPopup(props: DialogPopupProps) {
  const { isOpen, onOpenChange, title, description, children, footer, size = 'm', look } = props
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={classNames(styles.viewport, look === 'sheet' && styles.sheetViewport)}>
          <Dialog.Popup
            className={classNames(styles.popup, look === 'sheet' ? styles.sheet : styles[size])}
            // Given at all, it replaces the role that the dialog has by itself.
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
                <Dialog.Description className={styles.description}>{description}</Dialog.Description>
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
