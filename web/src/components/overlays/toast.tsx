import { isolateNames } from '@app/contract/rules/right-to-left.ts'
import { closeSnackbar, type CustomContentProps } from 'notistack'
import type { ReactNode, Ref } from 'react'
import { Avatar } from '../pictures/avatar.tsx'
import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../pictures/icon.tsx'
import type { ToastMessage, ToastNotification, ToastRequest } from './toast-request.ts'
import styles from './toast.module.css'

export interface ToastProps extends CustomContentProps {
  request: ToastRequest
  ref?: Ref<HTMLDivElement>
}

/** One toast. The stack controls its position, duration and animation. */
export function Toast({ id, request, style, ref }: ToastProps) {
  const close = () => closeSnackbar(id)
  const role = request.tone === 'error' || request.tone === 'warning' ? 'alert' : 'status'
  return (
    <div ref={ref} role={role} style={style} className={classNames('float', styles.toast)}>
      {request.tone === 'notification' ? (
        <Notification notification={request} close={close} />
      ) : (
        <Message message={request} close={close} />
      )}
    </div>
  )
}

const icons = { success: 'circle-check', error: 'circle-alert', warning: 'triangle-alert' } as const
const tones = { success: 'good', error: 'bad', warning: 'warn' }

function Message({ message: { tone, text, action }, close }: { message: ToastMessage; close: () => void }) {
  return (
    <div className={`sm ${styles.message}`}>
      <Icon name={icons[tone]} className={classNames(styles.icon, tones[tone])} />
      <p className={classNames('grow', styles.text)}>{isolateNames(text)}</p>
      {action !== undefined && (
        <Button
          variant="quiet"
          className={classNames('good', styles.press)}
          onClick={() => {
            close()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label="Dismiss" onClick={close} />
    </div>
  )
}

function Notification({
  notification,
  close,
}: {
  notification: ToastNotification
  close: () => void
}): ReactNode {
  const { title, contents, senderProfile, onView } = notification
  function view() {
    close()
    onView()
  }
  return (
    <div className={styles.notification}>
      <Avatar
        name={senderProfile?.name ?? title}
        picture={senderProfile?.picture}
        isSquare={senderProfile?.isPerson !== true}
      />
      <div className="grow">
        <p className="two-lines sm semi" title={title}>
          {title}
        </p>
        <p className="two-lines xs mut">{contents}</p>
        <div className={styles.actions}>
          <Button variant="quiet" className={classNames('good', styles.press, styles.whole)} onClick={view}>
            View
          </Button>
          <Button variant="quiet" className={classNames('mut', styles.press, styles.dismiss)} onClick={close}>
            Dismiss
          </Button>
        </div>
      </div>
    </div>
  )
}
