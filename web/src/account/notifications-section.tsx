import type { NotificationTopic } from '@app/contract/users/settings-schema.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import type { UserSettings } from '../api/own-account.ts'
import type { AccountChoices } from './account-choices.server.ts'
import { AccountSection } from './account-section.tsx'
import styles from './notifications-section.module.css'
import type { AccountForm } from './use-account-draft.ts'

type Channel = keyof UserSettings['notifications'][NotificationTopic]

const channels: readonly { name: Channel; title: string }[] = [
  { name: 'inApp', title: 'In the app' },
  { name: 'email', title: 'Email' },
]

interface NotificationsSectionProps {
  form: AccountForm
  topics: AccountChoices['topics']
}

/** Which news reaches the reader in which way. */
export function NotificationsSection({ form: { draft, edit }, topics }: NotificationsSectionProps) {
  const { notifications } = draft
  const change = (topic: NotificationTopic, channel: Channel, isOn: boolean) =>
    edit({ notifications: { ...notifications, [topic]: { ...notifications[topic], [channel]: isOn } } })
  return (
    <AccountSection
      id="notifications"
      title="Notification preferences"
      text="Emails about your account, such as links to log in, always reach you."
    >
      <table className={styles.table}>
        <caption className="sr">Notification preferences</caption>
        <thead>
          <tr>
            <th scope="col">About</th>
            {channels.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topicNames(topics).map((topic) => (
            <tr key={topic}>
              <th scope="row">{topics[topic]}</th>
              {channels.map(({ name, title }) => (
                <td key={name}>
                  <Checkbox
                    className={styles.mark}
                    label={<span className="sr">{`${topics[topic]}: ${title}`}</span>}
                    checked={notifications[topic][name]}
                    onChange={({ target }) => change(topic, name, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </AccountSection>
  )
}

const isTopic = (name: string, topics: AccountChoices['topics']): name is NotificationTopic => name in topics

const topicNames = (topics: AccountChoices['topics']) =>
  Object.keys(topics).filter((name) => isTopic(name, topics))
