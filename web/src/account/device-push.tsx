import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { pushState, turnOffPush, turnOnPush, type PushState } from '../page/device/push.ts'
import { DeviceRow } from './device-row.tsx'

const texts: Record<PushState, string> = {
  unsupported: 'This browser can’t show notifications.',
  'not-installed':
    'Add this site to your home screen to get notifications on this phone. Use “Share” in your browser.',
  denied:
    'Your browser blocks notifications from this site. Allow them in its site settings, then reload this page.',
  off: 'Get the topics that you choose below, also while this site is closed.',
  on: 'Notifications are on. You get the topics that you choose below, also while this site is closed.',
}

/** Whether this browser shows notifications while the product is closed. It takes effect on its own. */
export function DevicePush() {
  const subject = useSession(({ person }) => person?.subject ?? '')
  const toast = useToast()
  const [state, setState] = useState(() => pushState(subject))
  const [isBusy, setBusy] = useState(false)

  async function change(work: () => Promise<unknown>) {
    setBusy(true)
    try {
      await work()
    } catch {
      toast.error('Notifications were not turned on. Try again later.')
    }
    setState(pushState(subject))
    setBusy(false)
  }
  return (
    <DeviceRow title="On this device" text={texts[state]}>
      {state === 'off' && (
        <Button isBusy={isBusy} onClick={() => void change(async () => turnOnPush(subject))}>
          Turn on
        </Button>
      )}
      {state === 'on' && (
        <Button isBusy={isBusy} onClick={() => void change(turnOffPush)}>
          Turn off
        </Button>
      )}
    </DeviceRow>
  )
}
