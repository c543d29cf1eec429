import type { TimeAgoGroup } from '@app/contract/rules/time-ago.ts'
import { Link } from 'react-router'
import type { OwnNotification } from '../api/own-account.ts'
import { IconButton } from '../components/actions/icon-button.tsx'
import { classNames } from '../components/class-names.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import type { IconName } from '../components/pictures/icon-names.ts'
import { Icon } from '../components/pictures/icon.tsx'
import { date } from '../components/format.ts'
import { clockTime, moment } from '../page/moment.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './notifications.module.css'
import type { NotificationWrites } from './use-notifications.ts'

const topicIcons: Readonly<Partial<Record<string, IconName>>> = {
  invitations: 'user-plus',
  approvals: 'badge-check',
  claims: 'flag',
  requests: 'calendar-days',
  reviews: 'star',
  favorites: 'heart',
  messages: 'message-square',
  searches: 'search',
}

interface NotificationRowProps {
  item: OwnNotification
  group: TimeAgoGroup
  writes: NotificationWrites
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A notification. Following its link opens it. */
export function NotificationRow({ item, group, writes, isSelected, onSelect }: NotificationRowProps) {
  const { id, title, contents, url, senderProfile, createdDate, isOpened, isArchived } = item
  const { open, archive } = writes
  const isRecent = group === 'Today' || group === 'Yesterday'
  return (
    <li className={classNames(styles.row, isSelected && styles.selected)}>
      <Row gap="3" align="start" isWrapping={false}>
        <Checkbox
          label={<span className="sr">{`Select “${title}”`}</span>}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
        />
        {senderProfile === null ? (
          <TopicIcon {...item} />
        ) : (
          <Avatar name={senderProfile.name} picture={senderProfile.picture} isNamed />
        )}
        <div className="grow">
          <Row gap="0 3">
            <div className={styles.words}>
              <h3 className={classNames(styles.title, isOpened && styles.read)}>
                <Link to={url} onClick={() => !isOpened && open([id], true)}>
                  {title}
                </Link>
                {!isOpened && <span className="sr">, unread</span>}
              </h3>
              {contents !== '' && <p className={`mut sm ${styles.contents}`}>{contents}</p>}
            </div>
            <div className={styles.end}>
              <Row gap="1 2">
                <time className="sm mut" dateTime={createdDate} title={moment(createdDate)}>
                  {isRecent ? clockTime(createdDate) : date(createdDate)}
                </time>
                <div className={styles.actions}>
                  <IconButton
                    icon={isOpened ? 'mail' : 'check'}
                    label={isOpened ? 'Mark as unread' : 'Mark as read'}
                    onClick={() => open([id], !isOpened)}
                  />
                  <IconButton
                    icon={isArchived ? 'undo-2' : 'archive'}
                    label={isArchived ? 'Move back' : 'Archive'}
                    onClick={() => void archive([id], !isArchived)}
                  />
                </div>
                {!isOpened && <span className={styles.dot} />}
              </Row>
            </div>
          </Row>
        </div>
      </Row>
    </li>
  )
}

/** Shown for notifications without a sender: their own picture, or the icon of their topic. */
const TopicIcon = ({ topic, title, icon }: Pick<OwnNotification, 'topic' | 'title' | 'icon'>) =>
  icon === null ? (
    <span className={styles.icon}>
      <Icon name={topicIcons[topic] ?? 'bell'} />
    </span>
  ) : (
    <Avatar name={title} picture={icon} isSquare />
  )
