import type { OwnNotification } from '../api/own-account.ts'
import { Button } from '../components/actions/button.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { Row } from '../platform/boxes/row.tsx'
import type { NotificationQuery } from './notification-query.ts'
import styles from './notifications.module.css'
import type { NotificationWrites } from './use-notifications.ts'

interface SelectionBarProps {
  /** Those of the page, newest first. */
  items: OwnNotification[]
  chosen: OwnNotification[]
  writes: NotificationWrites
  /** What the list shows. */
  query: NotificationQuery
  onSelect: (all: boolean) => void
}

/** Selects all notifications of the page, and does something with the selected ones. */
export function SelectionBar({ items, chosen, writes, query: { box, topic }, onSelect }: SelectionBarProps) {
  const { open, openAll, archive } = writes
  const ids = chosen.map(({ id }) => id)
  const newest = items[0]?.sequence
  const isArchive = box === 'archived'
  const hasUnread = chosen.some(({ isOpened }) => !isOpened)
  return (
    <div className={styles.bar}>
      <Row gap="1 2">
        <Checkbox
          className={styles.selectAll}
          label={<span aria-live="polite">{ids.length === 0 ? 'Select all' : `${ids.length} selected`}</span>}
          checked={ids.length === items.length}
          isPartial={ids.length > 0 && ids.length < items.length}
          onChange={({ target }) => onSelect(target.checked)}
        />
        {ids.length > 0 ? (
          <>
            <Button
              variant="quiet"
              icon={hasUnread ? 'check' : 'mail'}
              className={styles.short}
              onClick={() => open(ids, hasUnread)}
            >
              <span>{hasUnread ? 'Mark as read' : 'Mark as unread'}</span>
            </Button>
            <Button
              variant="quiet"
              icon={isArchive ? 'undo-2' : 'archive'}
              className={styles.short}
              onClick={() => void archive(ids, !isArchive)}
            >
              <span>{isArchive ? 'Move back' : 'Archive'}</span>
            </Button>
            <Button variant="quiet" onClick={() => onSelect(false)}>
              Clear
            </Button>
          </>
        ) : (
          newest !== undefined &&
          !isArchive &&
          items.some(({ isOpened }) => !isOpened) && (
            <Button variant="quiet" icon="check" onClick={() => openAll(newest, topic)}>
              Mark all as read
            </Button>
          )
        )}
      </Row>
    </div>
  )
}
