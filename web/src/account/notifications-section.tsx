import type { NotificationTopic } from '@app/contract/users/settings-schema.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import type { AccountChoices } from './account-choices.server.ts'
import { SideSection } from '../page/side-section.tsx'
import { mailSummary, type EmailChoice } from './mail-summary.ts'
import { InstallOffer } from './install-offer.tsx'
import styles from './account.module.css'
import { zoneOption } from './time-zones.ts'
import type { AccountForm } from './use-account-draft.ts'
import { useState } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../components/actions/button.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { pushState, turnOffPush, turnOnPush, type PushState } from '../page/device/push.ts'
import { DeviceRow } from './device-row.tsx'

const emailChoices: readonly { value: EmailChoice; label: string }[] = [
  { value: 'now', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'never', label: 'Never' },
]

interface NotificationsSectionProps {
  form: AccountForm
  topics: AccountChoices['topics']
}

/** Which news reaches the reader in which way. */
export function NotificationsSection({ form: { draft, edit }, topics }: NotificationsSectionProps) {
  const { notifications, timeZone } = draft
  const change = (topic: NotificationTopic, changed: Partial<(typeof notifications)[NotificationTopic]>) =>
    edit({ notifications: { ...notifications, [topic]: { ...notifications[topic], ...changed } } })
  return (
    <SideSection
      id="notifications"
      title="Notification preferences"
      text="Emails about your account, such as links to log in, always reach you."
    >
      <DevicePush />
      <InstallOffer />
      <table className={styles.table}>
        <caption className="sr">Notification preferences</caption>
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">In the app</th>
            <th scope="col">On devices</th>
            <th scope="col">Email</th>
          </tr>
        </thead>
        <tbody>
          {topicNames(topics).map((topic) => (
            <tr key={topic}>
              <th scope="row">{topics[topic]}</th>
              <td>
                <Checkbox
                  className={styles.mark}
                  label={<span className="sr">{`${topics[topic]}: In the app`}</span>}
                  checked={notifications[topic].inApp}
                  onChange={({ target }) => change(topic, { inApp: target.checked })}
                />
              </td>
              <td>
                <Checkbox
                  className={styles.mark}
                  label={<span className="sr">{`${topics[topic]}: On devices`}</span>}
                  checked={notifications[topic].push && notifications[topic].inApp}
                  // Devices show what the app shows.
                  disabled={!notifications[topic].inApp}
                  onChange={({ target }) => change(topic, { push: target.checked })}
                />
              </td>
              <td>
                <SelectField
                  label={`${topics[topic]}: Email`}
                  isLabelHidden
                  options={emailChoices}
                  value={notifications[topic].email}
                  onChange={({ target }) => {
                    const chosen = emailChoices.find(({ value }) => value === target.value)
                    if (chosen) change(topic, { email: chosen.value })
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <output className="xs mut">
        {mailSummary(notifications, timeZone === null ? undefined : zoneOption(timeZone).label)}
      </output>
    </SideSection>
  )
}

const isTopic = (name: string, topics: AccountChoices['topics']): name is NotificationTopic => name in topics

const topicNames = (topics: AccountChoices['topics']) =>
  Object.keys(topics).filter((name) => isTopic(name, topics))

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
function DevicePush() {
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
